import { describe, expect, test } from 'vitest';
import { payoutOf } from '../order-in-status.ts';
import { isWholeLots } from '../review/allot-step.tsx';
import {
  afterApproval,
  afterPayment,
  afterPayout,
  afterRelease,
  allotmentCost,
  saleAtPrice,
  saleWithProfit,
  splitHolding,
} from './order-effect.ts';

const account = { balance: '1000.00', available: '700.00', frozen: '300.00' };
const order = {
  funding_model: 'prefund' as const,
  price: '3.333',
  applied_qty: '60',
  amount: '199.98',
  frozen: '199.98',
  paid: '0.00',
  payable: '0.00',
};

describe('an approval', () => {
  test('spends what is frozen, and leaves what is available', () => {
    expect(afterApproval(order, account)).toEqual({
      balance: '800.02',
      available: '700.00',
      frozen: '100.02',
    });
  });

  test('costs the price of the allotted part rounded up, and releases the rest of the frozen money', () => {
    expect(allotmentCost(order, '10')).toBe('33.33');
    expect(allotmentCost({ ...order, price: '3.3331' }, '10')).toBe('33.34');
    expect(afterApproval(order, account, '10')).toEqual({
      balance: '966.67',
      available: '866.65',
      frozen: '100.02',
    });
  });

  test('costs the booked amount if everything is allotted', () => {
    expect(allotmentCost({ ...order, amount: '199.97' }, '60')).toBe('199.97');
  });

  test('moves nothing if the order is paid after it is won', () => {
    const later = { ...order, funding_model: 'pay_on_win' as const, frozen: '0.00' };
    expect(afterApproval(later, account, '10')).toEqual(account);
  });
});

test('a release makes what was frozen available again', () => {
  expect(afterRelease(order, account)).toEqual({
    balance: '1000.00',
    available: '899.98',
    frozen: '100.02',
  });
});

describe('a payment', () => {
  const won = { ...order, funding_model: 'pay_on_win' as const, payable: '180.00' };

  test('freezes the money of a part on the account', () => {
    expect(afterPayment({ ...won, frozen: '0.00' }, account, '60.00')).toEqual({
      balance: '1000.00',
      available: '640.00',
      frozen: '360.00',
    });
  });

  test('spends all of it with the last part, however it is typed', () => {
    const half = { ...won, paid: '60.00', frozen: '60.00' };
    const after = { balance: '820.00', available: '580.00', frozen: '240.00' };
    expect(afterPayment(half, account, '120.00')).toEqual(after);
    expect(afterPayment(half, account, '120')).toEqual(after);
  });
});

describe('a sale', () => {
  const held = { paid: '100.00', allotted_qty: '30', fee_pct: '0.5' };

  test('makes quantity times price, rounded down, less the amount paid', () => {
    expect(saleAtPrice(held, '3.66699')).toEqual({
      profit: '10.00',
      fee: '0.50',
      payout: '109.50',
    });
  });

  test('has its fee rounded up, as the server does', () => {
    const small = { paid: '100.10', allotted_qty: '30', fee_pct: '1.5' };
    expect(saleWithProfit(small, '0')).toEqual({ profit: '0.00', fee: '1.51', payout: '98.59' });
  });

  test('below what was paid is a loss', () => {
    expect(saleAtPrice(held, '3')).toEqual({ profit: '-10.00', fee: '0.50', payout: '89.50' });
    expect(saleWithProfit(held, '-10')).toEqual({ profit: '-10.00', fee: '0.50', payout: '89.50' });
  });

  test('is not computed from half a figure, nor without pieces', () => {
    for (const typed of ['', '-', '3.', '1,2']) {
      expect(saleWithProfit(held, typed)).toBeNull();
      expect(saleAtPrice(held, typed)).toBeNull();
    }
    expect(saleAtPrice({ ...held, allotted_qty: null }, '3')).toBeNull();
  });

  test('splits off a part, and leaves the rest of the pieces with the rest of the cost', () => {
    const split = splitHolding({ ...held, paid: '100.01' }, '7');
    expect(split?.part).toMatchObject({ allotted_qty: '7', paid: '23.33' });
    expect(split?.left).toEqual({ quantity: '23', paid: '76.68' });
    expect(splitHolding(held, '1.5', 'units')?.left).toEqual({ quantity: '28.5', paid: '95.00' });
    for (const typed of ['', '0', '30', '31', '1.5']) expect(splitHolding(held, typed)).toBeNull();
  });

  test('pays out once it is completed', () => {
    const sold = { kind: 'stock', paid: '100.00', profit: '-10.00', fee: '0.50' } as const;
    expect(payoutOf(sold)).toBe('89.50');
    expect(payoutOf({ ...sold, kind: 'subscribe', profit: null })).toBe('0.00');
    expect(afterPayout(account, '89.50')).toEqual({
      balance: '1089.50',
      available: '789.50',
      frozen: '300.00',
    });
  });
});

test('pieces are whole lots or not', () => {
  expect([isWholeLots('200', '100'), isWholeLots('250', '100')]).toEqual([true, false]);
});
