import { CalendarX } from 'lucide-react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import type { FieldProps } from '#/ui/form/field/field.ts';
import { toTypedTime } from '#/ui/time/typed-time.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { useDayText } from '../drawer/market-days.tsx';
import type { MarketTimes } from './use-market-times.ts';

/**
 * A time of a product, by the clock of its market with that of the desk below. A day on which the market is closed is
 * said at once, with the next market day to be taken by one press.
 */
export function MarketTimeField({
  times: { timezone, isLoading, closedAt },
  onTake,
  ...props
}: FieldProps<FieldValues, string> & {
  times: MarketTimes;
  onTake: (at: string) => void;
}) {
  const { t } = useTranslation('product');
  const { dateTime } = useTime();
  const desk = useSettings().timezone;
  const day = useDayText();
  const value = String(useWatch({ control: props.control, name: props.name }) ?? '');
  if (isLoading) return <Skeleton className="h-16 w-full" />;
  const closed = closedAt(props.name, value);
  const hint = () => {
    if (timezone === undefined || timezone === desk) return {};
    if (value === '') return { hint: t('marketTime.zone', { timezone }) };
    return { hint: t('marketTime.zones', { timezone, desk, time: dateTime(value) }) };
  };
  return (
    <div className="flex flex-col gap-1.5">
      <DateField
        key={timezone}
        {...props}
        {...hint()}
        {...(timezone !== undefined && { timezone })}
        check={(at) =>
          closedAt(props.name, at) === null
            ? (props.check?.(at) ?? null)
            : t('marketTime.closedFault')
        }
        time
      />
      {closed && timezone !== undefined && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-warning-line bg-warning-surface px-2 py-1.5 text-xs"
        >
          <CalendarX aria-hidden="true" className="size-3.5 shrink-0 text-warning-text" />
          <span>
            {t(closed.holiday === null ? 'marketTime.closed' : 'marketTime.holiday', {
              market: closed.market,
              date: day(closed.date),
              holiday: closed.holiday,
            })}
          </span>
          <Button size="sm" onClick={() => onTake(closed.next)}>
            {t('marketTime.take', {
              date: day(closed.nextDate),
              time: toTypedTime(closed.next, timezone).slice('2026-11-30T'.length),
            })}
          </Button>
        </div>
      )}
    </div>
  );
}
