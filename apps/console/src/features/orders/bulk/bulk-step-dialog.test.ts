import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { profitAtReturn } from '../effect/order-effect.ts';
import { amountOf, noFigures, requestOf, rowsFor, unitsOf } from './bulk-step-dialog.tsx';

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

test('a sale at one price is of one product, and one by results of any', () => {
  const same = [row('a', ['sell']), row('b', ['sell'])];
  expect(rowsFor('sell', 'stock', same)).toHaveLength(2);
  expect(rowsFor('sell', 'quant', [...same, row('c', ['sell'], 'two')])).toHaveLength(3);
  expect(rowsFor('sell', 'stock', [...same, row('c', ['sell'], 'two')])).toEqual([]);
});

test('a step is about what it moves', () => {
  const one = row('a', []);
  expect(amountOf('pay', one)).toBe('40.00');
  // The payout of the sale after the fee; the cost until there is a price.
  expect(amountOf('sell', one, { ...noFigures, price: '2.2' })).toBe('109.50');
  expect(amountOf('sell', one)).toBe('100.00');
  expect(amountOf('clear', one)).toBe('104.50');
  expect(amountOf('complete', one)).toBe('104.50');
});

test('matured orders are sold with a result each, and one evidence', () => {
  const rows = ['a', 'b'].map((id) => ({ ...row(id, ['sell']), kind: 'quant' as const }));
  const values = { ...noFigures, profits: { a: '1.25', b: '-3.00' }, remark: 'Statement 2026-11' };
  const amounts = rows.map((one) => amountOf('sell', one, values));
  // Cost and result, less the fee of half a per cent.
  expect(amounts).toEqual(['100.75', '96.50']);
  expect(requestOf('sell', rows, values)).toMatchObject({
    ...{ operation: 'settleTrade', kind: 'quant' },
    body: { to: 'sold', remark: 'Statement 2026-11' },
    items: [
      { id: 'a', body: { profit: '1.25' } },
      { id: 'b', body: { profit: '-3.00' } },
    ],
  });
});

test('a return on the cost is rounded down for a gain, and up for a loss', () => {
  const held = { paid: '333.33' };
  expect(profitAtReturn(held, '1.5')).toBe('4.99');
  expect(profitAtReturn(held, '-1.5')).toBe('-5.00');
  expect(profitAtReturn(held, '0')).toBe('0.00');
  expect(profitAtReturn(held, '1.')).toBeNull();
});

test('units to redeem are added up exactly, of one fund', () => {
  const units = (held: string, product?: string) => ({
    ...row('a', ['redeem'], product),
    allotted_qty: held,
  });
  expect(unitsOf([units('100.5'), units('0.00000001'), units('99.5')])).toEqual(['200.00000001']);
  expect(unitsOf([units('60'), units('40')])).toEqual(['100']);
  expect(unitsOf([units('1'), units('1', 'two')])).toEqual([]);
});

test('a request has what its step takes, and each order in the version that was seen', () => {
  const values = { ...noFigures, price: '1.2', remark: ' As the exchange says ' };
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
