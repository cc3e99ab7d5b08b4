import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';

type Terms = Pick<Schemas.SavingProduct, 'tiers' | 'term_days' | 'payout'>;

/** `accrued` is up to the end of the day. */
export type AccrualDay = { day: number; date: string; accrued: string; paid: string };

export type Accrual = {
  /** A year, in per cent. */
  rate: string;
  /** Null if the money may be taken out on any day. */
  maturity: string | null;
  days: readonly AccrualDay[];
  interest: string;
};

/** How many days are shown of a saving that has no end. */
const openDays = 31;

/** The highest tier that the amount reaches counts for all of it; null below the first. */
export function rateOf(tiers: Terms['tiers'], amount: string): string | null {
  return tiers.findLast(({ min }) => new Big(amount).gte(min))?.rate ?? null;
}

/**
 * Simple interest on 365 days. Each payment is rounded down to `decimals` and the remainder carries over; the last
 * payment is at maturity.
 */
export function accrualOf(
  { tiers, term_days: term, payout }: Terms,
  { amount, from, decimals }: { amount: string; from: string; decimals: number },
): Accrual | null {
  const rate = rateOf(tiers, amount);
  if (rate === null) return null;
  // Divided once a sum, so that no digit is lost from day to day.
  const yearly = new Big(amount).times(rate);
  const accruedOn = (day: number) => yearly.times(day).div(36_500);
  const last = term ?? openDays;
  const maturity = term === null ? null : dateAfter(from, term);
  let paid = new Big(0);
  const days = Array.from({ length: last }, (_, at): AccrualDay => {
    const day = at + 1;
    const date = dateAfter(from, day);
    const pays = date === maturity || isPayday(payout, from, date);
    const due = pays ? accruedOn(day).minus(paid).round(decimals, Big.roundDown) : new Big(0);
    paid = paid.plus(due);
    return { day, date, accrued: accruedOn(day).toFixed(8), paid: due.toFixed(decimals) };
  });
  return { rate, maturity, days, interest: paid.toFixed(decimals) };
}

/** Monthly on the day of the month on which it began, or the last one of a shorter month. */
function isPayday(payout: Terms['payout'], from: string, date: string): boolean {
  if (payout !== 'monthly') return payout === 'daily';
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const began = Number(from.slice(8));
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day === Math.min(began, length);
}

function dateAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
