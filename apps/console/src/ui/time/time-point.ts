import { momentMax, yearMin } from './typed-time.ts';
import { fromWallTime, startOfDay, startOfMonths, toWallTime } from './zoned-time.ts';

/*
 * A moment in the address of a list, so that a link still means "the last seven days" tomorrow:
 *   now          now-7d         seven days ago at this time of day
 *   now/d        now-1d/d       the start of today, of yesterday
 *   now/M  now/Q  now/y         the start of this month, of this quarter, of this year
 *   now-1M/M  now-12M/d         the start of last month, of the day twelve months ago
 *   2026-11-01                  that day in the configured time zone
 * A day that was never meant, such as `0020-11-01`, or that ends in a year of five digits, is none.
 */
const relative = /^now(?:-(\d{1,4})([dMQy]))?(?:\/([dMQy]))?$/;
const monthsOf: Readonly<Record<string, number>> = { M: 1, Q: 3, y: 12 };
const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

export type RangeEnd = 'from' | 'to';

function readDay(text: string): { year: number; month: number; day: number } | null {
  const match = calendarDay.exec(text);
  if (!match || text < yearMin || text > momentMax) return null;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  // 30 February would quietly become 2 March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? { year, month, day }
    : null;
}

export function isTimePoint(text: string): boolean {
  return relative.test(text) || readDay(text) !== null;
}

export function isCalendarDay(text: string): boolean {
  return readDay(text) !== null;
}

/** RFC 3339 in UTC; null for no point in time. */
export function resolveTimePoint(
  text: string,
  end: RangeEnd,
  timeZone: string,
  now: Date,
): string | null {
  const day = readDay(text);
  if (day) {
    const shift = end === 'to' ? 1 : 0;
    const midnight = { ...day, day: day.day + shift, hour: 0, minute: 0, second: 0 };
    return fromWallTime(midnight, timeZone).toISOString();
  }
  const match = relative.exec(text);
  if (!match) return null;
  const [, count = '0', step = 'd', start = ''] = match;
  const back = stepBack(now, Number(count), step, timeZone);
  if (start === 'd') return startOfDay(back, timeZone).toISOString();
  const months = monthsOf[start];
  return (months === undefined ? back : startOfMonths(back, timeZone, months)).toISOString();
}

function stepBack(now: Date, count: number, step: string, timeZone: string): Date {
  if (count === 0) return now;
  const wall = toWallTime(now, timeZone);
  const months = monthsOf[step];
  if (months === undefined) return fromWallTime({ ...wall, day: wall.day - count }, timeZone);
  const month = wall.month - months * count;
  const lastDay = new Date(Date.UTC(wall.year, month, 0)).getUTCDate();
  return fromWallTime({ ...wall, month, day: Math.min(wall.day, lastDay) }, timeZone);
}
