import { fromWallTime, toWallTime } from './zoned-time.ts';

const typedMinute = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

const yearMin = 1900;

/** With four digits to its year, a date field goes on to the month by itself after the fourth. */
export const dayMax = '9999-12-31';

const two = (number: number) => String(number).padStart(2, '0');

/** A moment as a field of the browser holds it: the clock of the time zone, to the minute. */
export function toTypedTime(iso: string, timeZone: string): string {
  if (iso === '') return '';
  const { year, month, day, hour, minute } = toWallTime(new Date(iso), timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/**
 * The moment that was typed, as RFC 3339 in UTC; `''` where it is none. A time that the clock skips
 * is the first one after the gap.
 */
export function fromTypedTime(typed: string, timeZone: string): string {
  const match = typedMinute.exec(typed);
  if (!match) return '';
  const [year, month, day, hour, minute] = match.slice(1).map(Number);
  if (!month || !day || hour === undefined || minute === undefined) return '';
  // `0020` is a year that is still being typed.
  if (year === undefined || year < yearMin) return '';
  return fromWallTime({ year, month, day, hour, minute, second: 0 }, timeZone).toISOString();
}
