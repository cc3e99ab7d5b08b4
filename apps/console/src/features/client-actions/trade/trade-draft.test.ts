import { expect, test } from 'vitest';
import { isOrderAboveDay, toTradeDraft, toTradeRequest } from './trade-draft.ts';

test('an empty limit is none, and only what is ticked may be traded', () => {
  const draft = toTradeDraft({
    products: ['fund', 'stock'],
    order_max: null,
    daily_max: '200.00',
    fee_discount_pct: '0.00',
  });
  expect(draft.products).toMatchObject({ fund: true, stock: true, ipo: false });
  expect(toTradeRequest(draft, 3)).toEqual({
    products: ['stock', 'fund'],
    order_max: null,
    daily_max: '200.00',
    fee_discount_pct: '0.00',
    version: 3,
  });
  expect(isOrderAboveDay({ ...draft, order_max: '200.01' })).toBe(true);
  expect(isOrderAboveDay({ ...draft, order_max: '200' })).toBe(false);
  expect(isOrderAboveDay(draft)).toBe(false);
});
