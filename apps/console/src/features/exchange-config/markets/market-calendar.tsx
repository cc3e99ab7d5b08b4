import type { Schemas } from '@brokerdesk/sdk';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { writtenHours } from './holiday-lines.ts';
import { type MarketCalendar, marketDay, monthAfter, todayAt, weeksOf } from './market-days.ts';
import { weekdays } from './market-draft.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

/** The trading days of a month, and its holidays by name below. */
export function MonthCalendar({
  market,
  heading: Heading,
}: {
  market: MarketCalendar;
  /** The level below the heading that it is under. */
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
