import { plus } from './arithmetic.ts';

export type Sum = { currency: string; amount: string; count: number };

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
