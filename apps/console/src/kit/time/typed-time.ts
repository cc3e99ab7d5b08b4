import { fromWallTime, toWallTime } from './zoned-time.ts';

const typedMinute = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/** Earlier years are those that are still being typed: `0020`. */
export const yearMin = '1900';

/** With four digits to its year, a date field goes on to the month by itself after the fourth. */
export const dayMax = '9999-12-31';

/** The last day that ends in a year of four digits in every time zone. */
export const momentMax = '9998-12-31';

const two = (number: number) => String(number).padStart(2, '0');

/** A moment as a field of the browser holds it: the clock of the time zone, to the minute. */
export function toTypedTime(iso: string, timeZone: string): string {
  if (iso === '') return '';
  const { year, month, day, hour, minute } = toWallTime(new Date(iso), timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The day that was typed, as `2026-11-21`; `''` where it is none. */
export function fromTypedDay(typed: string): string {
  return typed < yearMin ? '' : typed;
}

/**
 * The moment that was typed, as RFC 3339 in UTC; `''` where it is none. A time that the clock skips
 * is the first one after the gap.
 */
export function fromTypedTime(typed: string, timeZone: string): string {
  const match = typedMinute.exec(typed);
  if (!match || typed < yearMin || typed.slice(0, dayMax.length) > momentMax) return '';
  const [year, month, day, hour, minute] = match.slice(1).map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return '';
  return fromWallTime({ year, month, day, hour, minute, second: 0 }, timeZone).toISOString();
}
