import { startOfDay, toWallTime } from './zoned-time.ts';

/** Every calendar day of a range, as `2026-11-21`, by the days of the time zone. The end is not part of the range. */
export function daysBetween(from: string, to: string, timeZone: string): string[] {
  const days: string[] = [];
  const end = Date.parse(to);
  let at = startOfDay(new Date(from), timeZone);
  while (at.getTime() < end) {
    const { year, month, day } = toWallTime(at, timeZone);
    days.push(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
    at = startOfDay(at, timeZone, 1);
  }
  return days;
}
