import type { Schemas } from '@brokerdesk/sdk';
import { compare, type Decimal, interestOn, minus, times } from '../../kernel/money/decimal.ts';

export interface SavingTerms {
  principal: Decimal;
  currency: string;
  /** A year, in per cent. */
  rate: Decimal;
  /** Null if the money can be taken out on any day. */
  termDays: number | null;
  payout: Schemas.SavingPayout;
  openedOn: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const moment = (date: string) => Date.parse(`${date}T00:00:00Z`);

export function dateAfter(date: string, days: number): string {
  return new Date(moment(date) + days * dayMs).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((moment(to) - moment(from)) / dayMs);
}

/** The rate of the highest tier that the amount reaches, for all of it; undefined below the first. */
export function rateOf(tiers: readonly Schemas.SavingTier[], amount: Decimal): Decimal | undefined {
  return tiers.findLast(({ min }) => compare(amount, min) >= 0)?.rate;
}

/** Simple interest on 365 days, rounded down as a whole, so that days never lose a part of it each. */
export function interestAfter({ principal, currency, rate }: SavingTerms, days: number): Decimal {
  return interestOn(times(principal, days), rate, currency);
}

/** Days that have ended and earn: from the day after the entry to the end of the term. */
export function daysEarned({ openedOn, termDays }: SavingTerms, today: string): number {
  const passed = Math.max(0, daysBetween(openedOn, today));
  return termDays === null ? passed : Math.min(passed, termDays);
}

/** Monthly on the day of the month of the entry, or the last one of a shorter month; always at the end of the term. */
export function paysOn({ payout, openedOn, termDays }: SavingTerms, day: number): boolean {
  if (day === termDays) return true;
  if (payout !== 'monthly') return payout === 'daily';
  const date = dateAfter(openedOn, day);
  const [year = 0, month = 0] = date.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Number(date.slice(8)) === Math.min(Number(openedOn.slice(8)), length);
}

export function nextPayout(
  terms: SavingTerms,
  { accruedDays, paid }: { accruedDays: number; paid: Decimal },
): { on: string; amount: Decimal } {
  let day = terms.payout === 'maturity' ? (terms.termDays ?? 0) : accruedDays + 1;
  while (!paysOn(terms, day)) day += 1;
  return { on: dateAfter(terms.openedOn, day), amount: minus(interestAfter(terms, day), paid) };
}
