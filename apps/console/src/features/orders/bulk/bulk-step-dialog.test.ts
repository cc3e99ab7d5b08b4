import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { amountOf, requestOf, rowsFor } from './bulk-step-dialog.tsx';

const row = (id: string, steps: Schemas.TradeStep[], product = 'one') =>
  ({
    id,
    steps,
    kind: 'stock',
    product: { id: product },
    allotted_qty: '50',
    fee_pct: '0.5',
    paid: '100.00',
    outstanding: '40.00',
    profit: '5.00',
    fee: '0.50',
    // Nothing else of an order is looked at.
  }) as unknown as Schemas.Trade;

test('a step is offered to the orders that may take it, of whatever product', () => {
  const rows = [row('a', ['pay']), row('b', ['clear']), row('c', []), row('d', ['pay'], 'two')];
  expect(rowsFor('pay', 'ipo', rows).map(({ id }) => id)).toEqual(['a', 'd']);
  expect(rowsFor('clear', 'ipo', rows).map(({ id }) => id)).toEqual(['b']);
});

test('a sale at one price is one of one product, and of no kind without a price', () => {
  const same = [row('a', ['sell']), row('b', ['sell'])];
  expect(rowsFor('sell', 'stock', same)).toHaveLength(2);
  expect(rowsFor('sell', 'quant', same)).toEqual([]);
  expect(rowsFor('sell', 'stock', [...same, row('c', ['sell'], 'two')])).toEqual([]);
});

test('a step is about what it moves', () => {
  const one = row('a', []);
  expect(amountOf('pay', one)).toBe('40.00');
  // The payout of the sale after the fee; the cost until there is a price.
  expect(amountOf('sell', one, '2.2')).toBe('109.50');
  expect(amountOf('sell', one)).toBe('100.00');
  expect(amountOf('clear', one)).toBe('104.50');
  expect(amountOf('complete', one)).toBe('104.50');
});

test('a request has what its step takes, and each order in the version that was seen', () => {
  const values = { price: '1.2', remark: ' As the exchange says ', settle_at: '' };
  const rows = [{ ...row('a', []), version: 2 }];
  const settled = (body: object) => ({
    ...{ operation: 'settleTrade', kind: 'stock', body, items: [{ id: 'a', version: 2 }] },
  });
  expect(requestOf('sell', rows, values)).toEqual(
    settled({ to: 'sold', price: '1.2', remark: 'As the exchange says' }),
  );
  expect(requestOf('clear', rows, values)).toEqual(settled({ to: 'unsettled', settle_at: null }));
  expect(requestOf('complete', rows, values)).toEqual(settled({ to: 'completed' }));
  expect(requestOf('pay', rows, values)).toMatchObject({
    ...{ operation: 'payTrade', items: [{ id: 'a', version: 2, body: { amount: '40.00' } }] },
  });
});
