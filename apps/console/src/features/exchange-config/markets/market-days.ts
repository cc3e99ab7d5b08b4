import type { Schemas } from '@brokerdesk/sdk';

export type MarketCalendar = Pick<Schemas.Exchange, 'timezone' | 'trading_days' | 'holidays'>;

export type MarketDay = {
  kind: 'open' | 'short' | 'closed';
  holiday: Schemas.MarketHoliday | null;
};

export function marketDay(
  { trading_days: tradingDays, holidays }: Pick<MarketCalendar, 'trading_days' | 'holidays'>,
  date: string,
): MarketDay {
  const holiday = holidays.find((one) => one.date === date) ?? null;
  if (!tradingDays.includes(weekdayOf(date))) return { kind: 'closed', holiday };
  if (holiday === null) return { kind: 'open', holiday };
  return { kind: holiday.hours.length > 0 ? 'short' : 'closed', holiday };
}

/** From 1, Monday, to 7. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Which day it is on the market: not the day of the user who looks at it. */
export function todayAt(timezone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(now);
}

/** The next holiday from today on, undefined if none is known. */
export function nextHoliday(
  { timezone, holidays }: Pick<MarketCalendar, 'timezone' | 'holidays'>,
  now: Date,
): Schemas.MarketHoliday | undefined {
  const today = todayAt(timezone, now);
  return holidays.find(({ date }) => date >= today);
}

/** The weeks of a month, such as `2026-11`, from Monday; null if a day is of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const before = weekdayOf(`${month}-01`) - 1;
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, at) => {
    const day = at - before + 1;
    return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** `2026-12` and one month on: `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + months, 1));
  return at.toISOString().slice(0, 7);
}
