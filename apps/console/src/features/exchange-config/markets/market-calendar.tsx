import type { Schemas } from '@brokerdesk/sdk';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Checkbox } from '#/core/ui/checkbox.tsx';
import { cn } from '#/core/ui/cn.ts';
import { useRuledField } from '#/ui/form/field/field.ts';
import { FieldError } from '#/ui/form/field/field-frame.tsx';
import {
  type MarketCalendar,
  marketDay,
  monthAfter,
  todayAt,
  weeksOf,
  writtenHours,
} from './market-days.ts';
import { daysOf, type MarketDraft, type Weekday, weekdays } from './market-draft.ts';

export function useWeekdayNames(style: 'short' | 'long' = 'short'): Record<Weekday, string> {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' });
    // The fifth of January 2026 is a Monday; made of every day, which the compiler cannot see.
    return Object.fromEntries(
      weekdays.map((day) => [day, format.format(new Date(Date.UTC(2026, 0, 4 + day)))]),
    ) as Record<Weekday, string>;
  }, [locale, style]);
}

export function MonthCalendar({
  market,
  heading: Heading,
}: {
  market: MarketCalendar;
  heading: 'h3' | 'h4';
}) {
  const { t } = useTranslation('market');
  const locale = useLocale();
  const names = useWeekdayNames();
  const id = useId();
  const today = todayAt(market.timezone, new Date());
  const [month, setMonth] = useState(today.slice(0, 7));
  const title = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  const ofMonth = market.holidays.filter(({ date }) => date.startsWith(month));
  return (
    <div className="rounded-md border border-line p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button
          size="sm"
          aria-label={t('calendar.previous')}
          onClick={() => setMonth(monthAfter(month, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Heading id={id} aria-live="polite" className="font-medium">
          {title}
        </Heading>
        <Button
          size="sm"
          aria-label={t('calendar.next')}
          onClick={() => setMonth(monthAfter(month, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <table aria-labelledby={id} className="w-full table-fixed text-center tabular-nums">
        <thead className="text-xs text-ink-muted">
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="py-1 font-normal">
                {names[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month never change their position
            <tr key={row}>
              {week.map((date, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a day in its week
                <td key={at} className="p-0.5">
                  {date !== null && <Day date={date} market={market} isToday={date === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-2 flex flex-col gap-0.5 border-t border-line pt-2 text-xs empty:hidden">
        {ofMonth.map((holiday) => (
          <HolidayLine key={holiday.date} holiday={holiday} />
        ))}
      </ul>
    </div>
  );
}

const looks = {
  open: '',
  short: 'bg-info-surface text-info-text',
  closed: 'bg-sunken text-ink-muted',
} as const;

function Day({
  date,
  market,
  isToday,
}: {
  date: string;
  market: MarketCalendar;
  isToday: boolean;
}) {
  const { t } = useTranslation('market');
  const { kind, holiday } = marketDay(market, date);
  return (
    <div
      aria-current={isToday ? 'date' : undefined}
      title={holiday?.name}
      className={cn(
        'flex h-10 flex-col items-center justify-center rounded-sm leading-tight',
        looks[kind],
        isToday && 'outline-2 outline-selection',
      )}
    >
      <span>{Number(date.slice(8))}</span>
      {kind !== 'open' && <span className="text-xs">{t(`calendar.${kind}`)}</span>}
    </div>
  );
}

function HolidayLine({ holiday }: { holiday: Schemas.MarketHoliday }) {
  const { t } = useTranslation('market');
  return (
    <li className="flex flex-wrap gap-x-2">
      <span className="tabular-nums">{holiday.date}</span>
      <span className="min-w-0 break-words">{holiday.name}</span>
      <span className="text-ink-muted">
        {holiday.hours.length > 0 ? writtenHours(holiday.hours) : t('calendar.closedAllDay')}
      </span>
    </li>
  );
}

export function TradingDayFields({ control }: { control: Control<MarketDraft> }) {
  const { t } = useTranslation('market');
  const { error } = useRuledField({
    control,
    name: 'days',
    rule: (days) => (daysOf({ days }).length > 0 ? null : t('form.daysRequired')),
  });
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1 font-medium">{t('form.days')}</legend>
      <div className="flex flex-wrap gap-x-4">
        {weekdays.map((day) => (
          <DayField key={day} control={control} day={day} />
        ))}
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

function DayField({ control, day }: { control: Control<MarketDraft>; day: Weekday }) {
  const names = useWeekdayNames('long');
  const id = useId();
  const { field } = useController({ control, name: `days.d${day}` });
  return (
    <label htmlFor={id} className="flex min-h-8 cursor-pointer items-center gap-2">
      <Checkbox
        id={id}
        checked={field.value}
        onChange={({ target }) => field.onChange(target.checked)}
        onBlur={field.onBlur}
      />
      {names[day]}
    </label>
  );
}
