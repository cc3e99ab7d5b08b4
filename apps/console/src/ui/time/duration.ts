import { startOfDay, toWallTime } from './zoned-time.ts';

export function durationText(locale: string, minutes: number): string {
  const inHours = minutes % 60 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(inHours ? minutes / 60 : minutes);
}

/** As `2026-11-21`; the end is not part of the range. */
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

const minuteMs = 60_000;
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;

export function waitedSince(since: string, now: Date) {
  const waited = Math.max(minuteMs, now.getTime() - Date.parse(since));
  const { unit, ms } = units.find((one) => waited >= one.ms) ?? units[2];
  return { unit, count: Math.floor(waited / ms) };
}
