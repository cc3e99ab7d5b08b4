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

/** Rounded up: a purchase never costs less than its price. */
export function convertUp(amount: string, rate: string, like: string): string {
  return new Exact(amount).times(rate).toFixed(scaleOf(like), Big.roundUp);
}

/** Rounded up to the digits of the amount, as the server does. */
export function percentRoundedUp(amount: string, percent: string): string {
  return new Exact(amount).times(percent).times('0.01').toFixed(scaleOf(amount), Big.roundUp);
}

/** Keeps the digits of `amount`. */
export function plus(amount: string, more: string): string {
  return new Exact(amount).plus(more).toFixed(scaleOf(amount), Big.roundDown);
}

/** Keeps the digits of `amount`. */
export function minus(amount: string, less: string): string {
  return new Exact(amount).minus(less).toFixed(scaleOf(amount), Big.roundDown);
}

export const zeroLike = (amount: string): string => minus(amount, amount);

export const isZero = (amount: string): boolean => new Exact(amount).eq('0');

/** Takes text that is still being typed, such as `''` or `12.`. */
export function isPositive(amount: string): boolean {
  return /^\d+\.?\d*$/.test(amount) && new Exact(amount).gt('0');
}

type Sum = { currency: string; amount: string; count: number };

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
