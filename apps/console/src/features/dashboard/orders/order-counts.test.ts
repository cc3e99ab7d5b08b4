import { expect, test } from 'vitest';
import type { ProductStat } from '../api/get-product-stat.ts';
import { ordersByDay, ordersByKind } from './order-counts.ts';

const none = {
  clients: 0,
  applied: '0.00',
  allotted: '0.00',
  paid: '0.00',
  profit: '0.00',
  base: null,
  states: {
    awaiting: 0,
    payment: 0,
    outstanding: 0,
    holding: 0,
    sold: 0,
    unsettled: 0,
    completed: 0,
    released: 0,
  },
};
const on = (day: string, currency: string, orders: number) => ({
  day,
  currency,
  trades: { ...none, orders },
});
const of = (kind: 'ipo' | 'block', currency: string, orders: number) => ({
  kind,
  product: { id: `${kind} ${currency}`, kind, code: '1', name: kind, status: 'listed' as const },
  currency,
  trades: { ...none, orders },
});
const stat: ProductStat = {
  as_of: '2026-03-30T09:00:00Z',
  from: '2026-03-27T23:00:00Z',
  to: '2026-03-30T22:00:00Z',
  timezone: 'Europe/Madrid',
  base_currency: 'EUR',
  totals: [],
  products: [of('ipo', 'USD', 4), of('ipo', 'HKD', 2), of('block', 'USD', 1)],
  series: [on('2026-03-28', 'USD', 3), on('2026-03-28', 'HKD', 2), on('2026-03-30', 'USD', 2)],
};

test('every day of the range is there, the one without orders too, across a change of the clocks', () => {
  expect(ordersByDay(stat)).toEqual([
    ['2026-03-28', 5],
    ['2026-03-29', 0],
    ['2026-03-30', 2],
  ]);
});

test('orders of a kind of product add up over its products and currencies', () => {
  expect(ordersByKind(stat)).toEqual([
    ['ipo', 6],
    ['block', 1],
  ]);
});
