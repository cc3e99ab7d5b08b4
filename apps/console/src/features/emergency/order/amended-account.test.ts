import type { Schemas } from '@brokerdesk/sdk';
import { describe, expect, test } from 'vitest';
import { accountAfter, profitOf } from './amended-account.ts';

// Only the figures count here.
const account = {
  balance: '1000.00',
  available: '700.00',
  frozen: '300.00',
} as Schemas.Account;

const order = (
  kind: Schemas.AmendableKind,
  status: string,
  values: Record<string, string | null>,
  facts: Record<string, string> = {},
) => ({
  kind,
  status,
  currency: 'USD',
  account,
  fields: Object.entries(values).map(([name, value]) => ({ name, value, amendable: true })),
  facts: Object.entries(facts).map(([name, value]) => ({
    name,
    value,
    type: 'text' as const,
    currency: null,
  })),
});

describe('the account after an amendment', () => {
  test('holds the difference of a pending withdrawal back, or releases it', () => {
    const pending = order('withdrawal', 'pending', { amount: '300.00', fee: '1.00' });
    expect(accountAfter(pending, { amount: '350.50' })).toEqual({
      balance: '1000.00',
      available: '649.50',
      frozen: '350.50',
    });
    expect(accountAfter(pending, { amount: '200' })).toMatchObject({ available: '800.00' });
    // The fee is within the amount.
    expect(accountAfter(pending, { fee: '2.00' })).toBeNull();
  });

  test('counts what is typed with fewer digits than the amount has', () => {
    const pending = order('withdrawal', 'pending', { amount: '300.50' });
    expect(accountAfter(pending, { amount: '301' })).toMatchObject({ available: '699.50' });
    expect(accountAfter(pending, { amount: '200' })).toMatchObject({ available: '800.50' });
    const done = order('trade', 'completed', { profit: '50.25', fee: '5.50', sold_price: null });
    expect(accountAfter(done, { profit: '51', fee: '5' })).toMatchObject({ balance: '1001.25' });
  });

  test('moves the difference in profit and fee of a completed trade record', () => {
    const done = order('trade', 'completed', { profit: '50.00', fee: '5.00', sold_price: null });
    expect(accountAfter(done, { profit: '-20.00', fee: '4.00' })).toEqual({
      balance: '931.00',
      available: '631.00',
      frozen: '300.00',
    });
    expect(accountAfter(done, { remark: 'x' })).toBeNull();
  });

  test('takes the profit of a sale from the price', () => {
    const facts = { allotted_qty: '100', paid: '1000.00' };
    const done = order('trade', 'completed', { profit: '50.00', fee: '0.00' }, facts);
    expect(profitOf(done, { sold_price: '10.256' })).toEqual({ profit: '25.60' });
    expect(accountAfter(done, { sold_price: '10.256' })).toMatchObject({ balance: '975.60' });
    expect(profitOf(done, { sold_price: '10.' })).toEqual({});
  });

  test('stays unchanged if nothing was paid out or held back', () => {
    expect(
      accountAfter(order('deposit', 'pending', { amount: '1.00' }), { amount: '2' }),
    ).toBeNull();
    expect(accountAfter(order('trade', 'sold', { profit: '1.00' }), { profit: '2.00' })).toBeNull();
    const pending = order('withdrawal', 'pending', { amount: '300.00' });
    expect(accountAfter(pending, { amount: '300' })).toBeNull();
    expect(accountAfter(pending, { amount: '' })).toBeNull();
  });

  test('freezes or charges the difference of an order that is not sold', () => {
    const terms = { price: '10', applied_qty: '30', allotted_qty: null, acc_no: 'A' };
    const waiting = order('trade', 'awaiting', terms, { frozen: '300.00', paid: '0.00' });
    expect(accountAfter(waiting, { applied_qty: '40' })).toEqual({
      balance: '1000.00',
      available: '600.00',
      frozen: '400.00',
    });
    const held = order(
      'trade',
      'holding',
      { ...terms, allotted_qty: '30' },
      { frozen: '0.00', paid: '300.00' },
    );
    expect(accountAfter(held, { allotted_qty: '20', price: '9.999' })).toEqual({
      balance: '1100.02',
      available: '800.02',
      frozen: '300.00',
    });
    expect(accountAfter(held, { acc_no: 'B' })).toMatchObject({ balance: '1300.00' });
    expect(accountAfter(held, { remark: 'x' })).toBeNull();
    expect(accountAfter(held, { price: '' })).toBeNull();
  });
});
