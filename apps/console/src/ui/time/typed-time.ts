import { fromWallTime, toWallTime } from './zoned-time.ts';

const typedDay = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))$/;

const typedMinute = /^(\S+?)(?:T| +)(\d{1,2})[:：](\d{2})$/;

/** Earlier years are those that are still being typed: `0020`. */
export const yearMin = '1900';

/** With four digits to its year, a date field goes on to the month by itself after the fourth. */
export const dayMax = '9999-12-31';

/** The last day that ends in a year of four digits in every time zone. */
export const momentMax = '9998-12-31';

const two = (number: number) => String(number).padStart(2, '0');

export function toTypedTime(iso: string, timeZone: string): string {
  if (iso === '') return '';
  const { year, month, day, hour, minute } = toWallTime(new Date(iso), timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

export function fromTypedDay(typed: string): string {
  const match = typedDay.exec(typed.trim());
  if (!match) return '';
  const [year = '', month = '', day = ''] = [match[1], match[3] ?? match[5], match[4] ?? match[6]];
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${whole}T00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole);
  return exists && year >= yearMin ? whole : '';
}

/**
 * Returns RFC 3339 in UTC, or `''` for invalid input. A time skipped by the clock becomes the first one after
 * the gap.
 */
export function fromTypedTime(typed: string, timeZone: string): string {
  const match = typedMinute.exec(typed.trim());
  const whole = fromTypedDay(match?.[1] ?? '');
  const [hour, minute] = [Number(match?.[2]), Number(match?.[3])];
  if (whole === '' || whole > momentMax || hour > 23 || minute > 59) return '';
  const [year = 0, month = 0, day = 0] = whole.split('-').map(Number);
  return fromWallTime({ year, month, day, hour, minute, second: 0 }, timeZone).toISOString();
}
