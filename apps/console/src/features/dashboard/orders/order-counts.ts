import { daysBetween } from '#/ui/time/days-between.ts';
import type { ProductStat } from '../api/get-product-stat.ts';

export type OrderKind = ProductStat['products'][number]['kind'];

/** Each order is in one currency, so counts of several currencies add up; amounts never would. */
function addUp<Key>(counted: Iterable<readonly [Key, number]>): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, orders] of counted) sums.set(key, (sums.get(key) ?? 0) + orders);
  return sums;
}

/** Every day of the range, also those without an order, which the server leaves out. */
export function ordersByDay({ from, to, timezone, series }: ProductStat): [string, number][] {
  const sums = addUp(series.map(({ day, trades }) => [day, trades.orders] as const));
  return daysBetween(from, to, timezone).map((day) => [day, sums.get(day) ?? 0]);
}

/** Kinds of order that there were. */
export function ordersByKind({ products }: ProductStat): [OrderKind, number][] {
  return [...addUp(products.map(({ kind, trades }) => [kind, trades.orders] as const))];
}

/** Days with an order without a rate: together in the base currency they are fewer. */
export const unratedDays = ({ series }: ProductStat): ReadonlySet<string> =>
  new Set(series.filter(({ trades }) => trades.base === null).map(({ day }) => day));
