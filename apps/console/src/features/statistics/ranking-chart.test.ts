import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { ranked } from './ranking-chart.tsx';

const row = (key: string, orders: number, paid: string) => ({
  key,
  trades: { orders, paid } as Schemas.TradeFigures,
});
const now = [
  row('a', 1, '10.00'),
  row('b', 3, '30.00'),
  row('c', 2, '200.00'),
  row('d', 0, '0.00'),
];
const before = [row('c', 9, '1.00'), row('x', 5, '7.00'), row('b', 1, '5.00'), row('a', 0, '0.00')];
const ranks = (rows: ReturnType<typeof ranked>) =>
  rows.map(({ key, rankBefore }) => [key, rankBefore]);

test('the largest comes first, with its place among all of the range before', () => {
  expect(ranks(ranked(now, before, 'orders'))).toEqual([
    ['b', 3],
    ['c', 1],
    ['a', null],
  ]);
  expect(ranks(ranked(now, before, 'paid'))).toEqual([
    ['c', 3],
    ['b', 2],
    ['a', null],
  ]);
});

test('no place is named before the range before is known', () => {
  expect(ranks(ranked(now, undefined, 'orders'))[0]).toEqual(['b', undefined]);
});
