import { toWallTime } from './zoned-time.ts';

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

const asDay = (year: number, month: number, day: number) =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

export function today(timeZone: string): string {
  return dayOf(new Date(), timeZone);
}

export function dayOf(at: Date, timeZone: string): string {
  const { year, month, day } = toWallTime(at, timeZone);
  return asDay(year, month, day);
}

/** Noon of the browser's clock, which no change of the clock skips. */
export function toCalendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

export function fromCalendarDate(date: Date): string {
  return asDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
