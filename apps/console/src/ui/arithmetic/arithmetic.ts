import Big from 'big.js';

/** Rejects numbers: a number instead of text would already have lost digits. */
const Exact = Big();
Exact.strict = true;

/** Digits behind the point: the server sends every amount with those of its currency. */
function scaleOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** Rounded down, as the server does: the firm never credits more than was paid in. */
export function convert(amount: string, rate: string, like: string): string {
  return new Exact(amount).times(rate).toFixed(scaleOf(like), Big.roundDown);
}

/** The same rounded up: what is bought never costs less than its price. */
export function convertUp(amount: string, rate: string, like: string): string {
  return new Exact(amount).times(rate).toFixed(scaleOf(like), Big.roundUp);
}

/** A fee of so many per cent of the amount, rounded up to its digits, as the server does. */
export function percentRoundedUp(amount: string, percent: string): string {
  return new Exact(amount).times(percent).times('0.01').toFixed(scaleOf(amount), Big.roundUp);
}

/** The sum, with as many digits as `amount`. */
export function plus(amount: string, more: string): string {
  return new Exact(amount).plus(more).toFixed(scaleOf(amount), Big.roundDown);
}

/** The difference, with as many digits as `amount`. */
export function minus(amount: string, less: string): string {
  return new Exact(amount).minus(less).toFixed(scaleOf(amount), Big.roundDown);
}

/** Nothing, with as many digits as `amount`. */
export const zeroLike = (amount: string): string => minus(amount, amount);

/** Whether the amount is nothing. */
export const isZero = (amount: string): boolean => new Exact(amount).eq('0');

/** Whether it is a finite amount above zero; what is still being typed (`''`, `12.`) may be none yet. */
export function isPositive(amount: string): boolean {
  return /^\d+\.?\d*$/.test(amount) && new Exact(amount).gt('0');
}

type Sum = { currency: string; amount: string; count: number };

/** The sums of amounts, one a currency, in the order in which the currencies come. */
export function sumsOf(amounts: readonly { amount: string; currency: string }[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { amount, currency } of amounts) {
    const sum = sums.get(currency);
    sums.set(currency, {
      currency,
      amount: sum ? plus(sum.amount, amount) : amount,
      count: (sum?.count ?? 0) + 1,
    });
  }
  return [...sums.values()];
}
