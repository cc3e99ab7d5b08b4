import { expect, test } from 'vitest';
import type { ProductStat } from './dashboard-calls.ts';
import { ordersByDay, ordersByKind, unratedDays } from './orders-charts.tsx';

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
  kind: null,
  currency,
  trades: { ...none, orders },
});
const of = (kind: 'ipo' | 'ai' | 'subscribe', currency: string, orders: number) => ({
  kind,
  product: {
    id: `${kind} ${currency}`,
    kind: kind === 'subscribe' ? ('ai' as const) : kind,
    code: '1',
    name: kind,
    status: 'listed' as const,
  },
  currency,
  trades: { ...none, orders },
});
const stat: ProductStat = {
  as_of: '2026-03-30T09:00:00Z',
  from: '2026-03-27T23:00:00Z',
  to: '2026-03-30T22:00:00Z',
  timezone: 'Europe/Madrid',
  base_currency: 'EUR',
  by: 'day',
  totals: [],
  products: [
    ...[of('ipo', 'USD', 4), of('ipo', 'HKD', 2)],
    ...[of('ai', 'USD', 1), of('subscribe', 'USD', 3)],
  ],
  series: [on('2026-03-28', 'USD', 3), on('2026-03-28', 'HKD', 2), on('2026-03-30', 'USD', 2)],
  kinds: null,
};

// @rule statistics: Statistics readers see 30 days of orders by day and kind
// @in ./orders-charts.tsx
test('every day of the range is there, the one without orders too, across a change of the clocks', () => {
  expect(ordersByDay(stat)).toEqual([
    ['2026-03-28', 5],
    ['2026-03-29', 0],
    ['2026-03-30', 2],
  ]);
});

test('orders of a kind add up over its products and currencies, subscriptions by themselves', () => {
  expect(ordersByKind(stat)).toEqual([
    ['ipo', 6],
    ['ai', 1],
    ['subscribe', 3],
  ]);
});

test('a day with an order without a rate is not whole in the base currency', () => {
  const base = { applied: '0.00', allotted: '0.00', paid: '0.00', profit: '0.00' };
  const [first, second, third] = stat.series;
  if (!first || !second || !third) throw new Error('There are three.');
  const rated = (row: typeof first) => ({ ...row, trades: { ...row.trades, base } });
  expect([...unratedDays({ ...stat, series: [rated(first), second, rated(third)] })]).toEqual([
    '2026-03-28',
  ]);
});
