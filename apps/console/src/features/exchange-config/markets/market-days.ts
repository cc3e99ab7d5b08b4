import type { Schemas } from '@brokerdesk/sdk';

export type MarketCalendar = Pick<Schemas.Exchange, 'timezone' | 'trading_days' | 'holidays'>;

type MarketDay = {
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

/** Not the day of the user who looks at it. */
export function todayAt(timezone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(now);
}

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

type Span = Schemas.TradingHours;

/** Lines are counted from 1. */
type LineFault = { line: number; fault: 'date' | 'taken' | 'name' | 'hours' };

const spanText = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

/**
 * `09:30-12:00 13:00-16:00`; null if it is something else, or the spans are not one after the other.
 */
export function readHours(text: string): Span[] | null {
  const spans = text.trim().split(/\s+/).filter(Boolean);
  if (!spans.every((span) => spanText.test(span))) return null;
  const hours = spans.map((span) => ({ from: span.slice(0, 5), to: span.slice(6) }));
  const inOrder = hours.every(({ from, to }, at) => from < to && from >= (hours[at - 1]?.to ?? ''));
  return inOrder ? hours : null;
}

export function writeHours(hours: readonly Span[]): string {
  return hours.map(({ from, to }) => `${from}-${to}`).join(' ');
}

export function writtenHours(hours: readonly Span[]): string {
  return hours.map(({ from, to }) => `${from}–${to}`).join(' ');
}

/**
 * Takes one per line: a date, a name and, for a shortened session, its hours at the end. Returns the first invalid
 * line.
 */
export function readHolidays(text: string): Schemas.MarketHoliday[] | LineFault {
  const holidays = new Map<string, Schemas.MarketHoliday>();
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const holiday = readHoliday(line.trim());
    if (typeof holiday === 'string') return { line: at + 1, fault: holiday };
    if (holidays.has(holiday.date)) return { line: at + 1, fault: 'taken' };
    holidays.set(holiday.date, holiday);
  }
  return [...holidays.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

function readHoliday(line: string): Schemas.MarketHoliday | LineFault['fault'] {
  const [date = '', ...rest] = line.split(/[\s,，]+/);
  if (!isDate(date)) return 'date';
  const hoursFrom = rest.findIndex((word) => /^\d{1,2}:/.test(word));
  const name = rest.slice(0, hoursFrom === -1 ? undefined : hoursFrom).join(' ');
  if (name === '' || name.length > 60) return 'name';
  const hours = hoursFrom === -1 ? [] : readHours(rest.slice(hoursFrom).join(' '));
  return hours === null ? 'hours' : { date, name, hours };
}

export function writeHolidays(holidays: readonly Schemas.MarketHoliday[]): string {
  return holidays
    .map(({ date, name, hours }) => [date, name, writeHours(hours)].join(' ').trim())
    .join('\n');
}

function isDate(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
