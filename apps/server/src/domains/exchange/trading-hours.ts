import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';

type Spans = readonly Schemas.TradingHours[];

/** Throws VALIDATION at the first span that ends before it begins, or begins within the one before. */
export function requireHours(hours: Spans): void {
  const wrong = wrongSpan(hours);
  if (wrong !== -1) throw invalid(`hours.${wrong}.from`);
}

/** Throws VALIDATION at the first date that is in no calendar, or not after the one before, and at wrong hours. */
export function requireHolidays(holidays: readonly Schemas.MarketHoliday[]): void {
  holidays.forEach(({ date, hours }, at) => {
    if (!isDate(date) || date <= (holidays[at - 1]?.date ?? '')) {
      throw invalid(`holidays.${at}.date`);
    }
    const wrong = wrongSpan(hours);
    if (wrong !== -1) throw invalid(`holidays.${at}.hours.${wrong}.from`);
  });
}

function wrongSpan(hours: Spans): number {
  // `09:30` and the like: in the order of letters they are in the order of time.
  return hours.findIndex(({ from, to }, at) => from >= to || from < (hours[at - 1]?.to ?? ''));
}

function isDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function invalid(field: string): Problem {
  return new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
}
