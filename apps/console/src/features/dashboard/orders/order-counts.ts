import { startOfDay, toWallTime } from '#/kit/time/zoned-time.ts';
import type { ProductStat } from '../api/get-product-stat.ts';

export type ProductKind = ProductStat['products'][number]['product']['kind'];

/** Each order is in one currency, so counts of several currencies add up; amounts never would. */
function addUp<Key>(counted: Iterable<readonly [Key, number]>): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, orders] of counted) sums.set(key, (sums.get(key) ?? 0) + orders);
  return sums;
}

function dayOf(at: Date, timeZone: string): string {
  const { year, month, day } = toWallTime(at, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Every day of the range, also those without an order, which the server leaves out. */
export function ordersByDay({ from, to, timezone, series }: ProductStat): [string, number][] {
  const sums = addUp(series.map(({ day, trades }) => [day, trades.orders] as const));
  const days: [string, number][] = [];
  const end = Date.parse(to);
  for (let at = startOfDay(new Date(from), timezone); at.getTime() < end; ) {
    const day = dayOf(at, timezone);
    days.push([day, sums.get(day) ?? 0]);
    at = startOfDay(at, timezone, 1);
  }
  return days;
}

/** Kinds of product that were ordered. */
export function ordersByKind({ products }: ProductStat): [ProductKind, number][] {
  return [...addUp(products.map(({ product, trades }) => [product.kind, trades.orders] as const))];
}
