import { CalendarX } from 'lucide-react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import type { FieldProps, TextName } from '#/ui/form/field/field.ts';
import { toTypedTime } from '#/ui/time/typed-time.ts';
import { timeFormatOf } from '#/ui/time/use-time.ts';
import { type MarketClock, useDayText, useMarketClock } from './market-days.ts';

type AcceptProps = {
  onAccept: (at: string) => void;
};

export function ClockedTimeField<Values extends FieldValues, Name extends TextName<Values>>({
  clock: { timezone, isLoading, closedAt },
  openDaysOnly = false,
  onAccept,
  ...props
}: FieldProps<Values, Name> & AcceptProps & { clock: MarketClock; openDaysOnly?: boolean }) {
  const { t } = useTranslation('form');
  const desk = useSettings().timezone;
  const { dateTime } = timeFormatOf(useLocale(), desk);
  const day = useDayText();
  const value = String(useWatch({ control: props.control, name: props.name }) ?? '');
  if (isLoading) return <Skeleton className="h-16 w-full" />;
  const closed = closedAt(value);
  const zone = () => {
    if (timezone === undefined || timezone === desk) return t('zone', { timezone: desk });
    if (value === '') return t('marketTime.zone', { timezone });
    return t('marketTime.zones', { timezone, desk, time: dateTime(value) });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <DateField
        key={timezone}
        {...props}
        hint={props.hint === undefined ? zone() : `${props.hint} · ${zone()}`}
        timezone={timezone ?? desk}
        check={(at) =>
          openDaysOnly && closedAt(at) !== null
            ? t('marketTime.closedFault')
            : (props.check?.(at) ?? null)
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
          <Button size="sm" onClick={() => onAccept(closed.next)}>
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

export function MarketTimeField<Values extends FieldValues, Name extends TextName<Values>>({
  market,
  ...props
}: FieldProps<Values, Name> & AcceptProps & { market: string | null | undefined }) {
  const value = String(useWatch({ control: props.control, name: props.name }) ?? '');
  const at = Number.isNaN(Date.parse(value)) ? new Date() : new Date(value);
  // To the minute, so that the same question has the same answer for a while.
  const clock = useMarketClock(
    market == null ? null : { market, at: `${at.toISOString().slice(0, 16)}:00Z` },
  );
  return <ClockedTimeField {...props} clock={clock} />;
}
