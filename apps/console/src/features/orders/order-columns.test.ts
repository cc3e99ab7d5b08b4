import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { orderColumns } from './order-columns.tsx';
import { columnsByStatus } from './order-in-status.ts';
import { orderKindNames, orderStatuses } from './order-kinds.ts';

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

test('what is to be paid is summed by what is outstanding, other orders by their amount', () => {
  const order = (status: Schemas.TradeStatus) =>
    // Only these fields are summed.
    ({ status, amount: '500.00', outstanding: '120.00', currency: 'USD' }) as Schemas.Trade;
  const sums = (status: Schemas.TradeStatus) =>
    orderColumns('ipo').flatMap(({ id, sum }) => {
      const part = sum?.(order(status));
      return part ? [[id, part.amount]] : [];
    });
  expect(sums('payment')).toEqual([['outstanding', '120.00']]);
  expect(sums('outstanding')).toEqual([['outstanding', '120.00']]);
  expect(sums('awaiting')).toEqual([['amount', '500.00']]);
});
