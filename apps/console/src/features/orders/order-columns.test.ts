import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { orderColumns } from './order-columns.tsx';
import { columnsByStatus, movedLabel, overdueSince } from './order-in-status.ts';
import { orderKindNames, orderStatuses } from './order-kinds.ts';
import { lists } from './order-lists.ts';

const columns = Object.fromEntries(
  orderKindNames.map((kind) => [kind, columnsByStatus(orderColumns(kind))]),
);
const idsOf = (kind: Schemas.TradeKind, status?: string) =>
  (columns[kind]?.({ status }) ?? []).map(({ id }) => id);

test('the columns that matter under a status come first, and none is lost', () => {
  expect(idsOf('ipo', 'payment').slice(0, 5)).toEqual([
    ...['order_no', 'client', 'outstanding', 'pay_deadline', 'waited'],
  ]);
  expect(idsOf('ipo', 'unsettled').slice(0, 4)).toEqual([
    ...['order_no', 'client', 'profit', 'settle_at'],
  ]);
  expect(idsOf('quant', 'holding').slice(0, 5)).toEqual([
    ...['order_no', 'client', 'paid', 'product', 'settle_at'],
  ]);
  expect(idsOf('fund', 'awaiting').slice(0, 4)).toEqual([
    ...['order_no', 'client', 'amount', 'waited'],
  ]);
  for (const kind of orderKindNames) {
    for (const status of orderStatuses(kind)) {
      expect(idsOf(kind, status).toSorted()).toEqual(idsOf(kind).toSorted());
      // A list takes another array for other columns, and draws its heads anew.
      expect(columns[kind]?.({ status })).toBe(columns[kind]?.({ status }));
    }
  }
});

test('a queue has columns of its own, and the order of what is due first', () => {
  const ids = (kind: 'ipo' | 'quant', phase: string) =>
    columns[kind]?.({ phase })
      .slice(1, 4)
      .map(({ id }) => id);
  expect(ids('ipo', 'payment_due')).toEqual(['client', 'outstanding', 'pay_deadline']);
  expect(ids('quant', 'matured')).toEqual(['client', 'paid', 'settle_at']);
  expect(lists.ipo.readSearch({ phase: 'payment_due' }).sort).toBe('pay_deadline');
  expect(lists.quant.readSearch({ phase: 'matured' }).sort).toBe('settle_at');
  expect(lists.quant.readSearch({ phase: 'payment_due' }).phase).toBeUndefined();
});

test('an order is overdue once the date that it waits for has passed', () => {
  const past = '2026-11-20T00:00:00Z';
  const order = (fields: Partial<Schemas.Trade>) =>
    // Only these fields are read.
    ({
      status: 'holding',
      phase: null,
      pay_deadline: null,
      settle_at: null,
      ...fields,
    }) as Schemas.Trade;
  const since = (fields: Partial<Schemas.Trade>) =>
    overdueSince(order(fields), new Date('2026-11-21T00:00:00Z'));
  expect(since({ status: 'payment', pay_deadline: past })).toBe(past);
  expect(since({ phase: 'matured', settle_at: past })).toBe(past);
  expect(since({ status: 'unsettled', phase: 'awaiting_settlement', settle_at: past })).toBe(past);
  expect(
    since({ status: 'unsettled', phase: 'awaiting_settlement', settle_at: '2026-11-22T00:00:00Z' }),
  ).toBeNull();
  expect(since({ status: 'completed', settle_at: past })).toBeNull();
});

test('orders are summed by what their next step moves: applied for, outstanding, paid, or paid out', () => {
  const order = (status: Schemas.TradeStatus) =>
    // Only these fields are summed.
    ({
      status,
      amount: '500.00',
      outstanding: '120.00',
      paid: '300.00',
      profit: '-12.50',
      fee: '1.50',
      currency: 'USD',
    }) as Schemas.Trade;
  const sums = (status: Schemas.TradeStatus) =>
    orderColumns('ipo').flatMap(({ id, sum }) => {
      const part = sum?.(order(status));
      return part ? [[id, part.amount]] : [];
    });
  expect(sums('payment')).toEqual([['outstanding', '120.00']]);
  expect(sums('outstanding')).toEqual([['outstanding', '120.00']]);
  expect(sums('awaiting')).toEqual([['amount', '500.00']]);
  expect(sums('holding')).toEqual([['paid', '300.00']]);
  expect(sums('sold')).toEqual([['payout', '286.00']]);
  expect(sums('unsettled')).toEqual([['payout', '286.00']]);
  expect(sums('completed')).toEqual([]);
});

test('the sums under a list are named after what its step moves', () => {
  expect(movedLabel({ status: 'sold' })).toBe('totals.payout');
  expect(movedLabel({ phase: 'matured' })).toBe('totals.cost');
  expect(movedLabel({ phase: 'payment_due' })).toBe('totals.outstanding');
  expect(movedLabel({ status: 'sold', whole: true })).toBeUndefined();
  expect(movedLabel({ status: 'awaiting' })).toBeUndefined();
  expect(movedLabel({})).toBeUndefined();
});
