import type { exchange } from '../../kernel/db/schema.ts';

/** Days are dates of the market's own time zone, such as `2026-11-25`. */
export type MarketCalendar = Pick<
  typeof exchange.$inferSelect,
  'timezone' | 'tradingDays' | 'holidays' | 'hours'
>;

export interface MarketDay {
  kind: 'open' | 'short' | 'closed';
  holiday: string | null;
  hours: MarketCalendar['hours'];
}

export function marketDay(
  { tradingDays, holidays, hours }: Omit<MarketCalendar, 'timezone'>,
  date: string,
): MarketDay {
  const holiday = holidays.find((one) => one.date === date);
  const name = holiday?.name ?? null;
  if (!tradingDays.includes(weekdayOf(date)) || holiday?.hours.length === 0) {
    return { kind: 'closed', holiday: name, hours: [] };
  }
  return holiday
    ? { kind: 'short', holiday: name, hours: holiday.hours }
    : { kind: 'open', holiday: null, hours };
}

/** With 0, the date itself or the first market day after it. */
export function marketDayAfter(calendar: MarketCalendar, date: string, days: number): string {
  let day = date;
  let left = days;
  // Within a week of at most 400 holidays there is a trading day sooner or later.
  for (;;) {
    if (marketDay(calendar, day).kind !== 'closed') {
      if (left === 0) return day;
      left -= 1;
    } else if (day === date) {
      return marketDayAfter(calendar, dayAfter(day), days);
    }
    day = dayAfter(day);
  }
}

export function tradeDay(calendar: MarketCalendar, at: Date, cutoff: string | null = null): string {
  const { date, clock } = wallTime(at, calendar.timezone);
  const isLate = clock > lastOrder(calendar, date, cutoff);
  return marketDayAfter(calendar, isLate ? dayAfter(date) : date, 0);
}

function lastOrder(calendar: MarketCalendar, date: string, cutoff: string | null): string {
  const close = closeOf(calendar, date);
  return cutoff === null || close < cutoff ? close : cutoff;
}

export interface DealingDay {
  day: string;
  cutoffAt: Date;
}

/**
 * The first market day whose cut-off has not passed at that moment, and whose value is not known: the one after `known`,
 * the last day with a value.
 */
export function dealingDay(
  calendar: MarketCalendar,
  at: Date,
  { cutoff, known }: { cutoff: string | null; known: string | null },
): DealingDay {
  let day = marketDayAfter(calendar, wallTime(at, calendar.timezone).date, 0);
  for (;;) {
    const cutoffAt = momentOf(day, lastOrder(calendar, day, cutoff), calendar.timezone);
    if (at <= cutoffAt && (known === null || day > known)) return { day, cutoffAt };
    day = marketDayAfter(calendar, dayAfter(day), 0);
  }
}

export function followingMarketDay(calendar: MarketCalendar, at: Date): Date {
  const { date, clock } = wallTime(at, calendar.timezone);
  const day = marketDayAfter(calendar, date, 0);
  return day === date ? at : momentOf(day, clock, calendar.timezone);
}

export function closingTime(calendar: MarketCalendar, date: string): Date {
  return momentOf(date, closeOf(calendar, date), calendar.timezone);
}

/** The close of the market day so many market days after the date. */
export const closingAfter = (calendar: MarketCalendar, date: string, days: number): Date =>
  closingTime(calendar, marketDayAfter(calendar, date, days));

function closeOf(calendar: MarketCalendar, date: string): string {
  return marketDay(calendar, date).hours.at(-1)?.to ?? '23:59';
}

/** From 1, Monday, to 7. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

export function wallTime(at: Date, timeZone: string): { date: string; clock: string } {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', clock = ''] = shown.format(at).split(' ');
  return { date, clock };
}

/**
 * The moment at which the clock shows that time. One that comes twice, when clocks go back, is its first; one
 * that is skipped is as much later as the clocks go forward.
 */
export function momentOf(date: string, clock: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${date}T${clock}:00Z`);
  const offsetAt = (at: number) => {
    const wall = wallTime(new Date(at), timeZone);
    return Date.parse(`${wall.date}T${wall.clock}:00Z`) - at;
  };
  const [before, after] = [asIfUtc - 86_400_000, asIfUtc + 86_400_000].map(offsetAt);
  const candidates = [asIfUtc - (before ?? 0), asIfUtc - (after ?? 0)].sort((a, b) => a - b);
  const shown = candidates.find((at) => at + offsetAt(at) === asIfUtc);
  return new Date(shown ?? Math.max(...candidates));
}
