import { expect, test } from 'vitest';
import { fund, ipo } from './kinds.ts';
import { daysOfProduct } from './market-days.ts';
import { quant } from './stock.ts';

const now = new Date('2026-11-25T03:04:05Z');
const at = '2026-11-25T03:04:00Z';

test('the moments of a product are asked for on its market, those left empty aside, after now', () => {
  const product = {
    market: 'HKEX',
    apply_end: '2026-12-02T04:00:00Z',
    apply_start: '2026-12-01T01:00:00Z',
    listing_at: '',
  };
  expect(daysOfProduct(ipo, product, now)).toEqual({
    question: { market: 'HKEX', at: `${at},2026-12-01T01:00:00.000Z,2026-12-02T04:00:00.000Z` },
    fields: ['apply_start', 'apply_end'],
  });
});

test('a fund is asked for by its cut-off and its own days, with or without a market', () => {
  const days = { cutoff: '15:00', confirm_days: '1', redeem_days: 3 };
  expect(daysOfProduct(fund, days, now)?.question).toEqual({ at, days: '1,3', cutoff: '15:00' });
  const of = daysOfProduct(fund, { ...days, market: 'SSE' }, now);
  expect(of?.question).toMatchObject({ market: 'SSE' });
  const valued = daysOfProduct(fund, { ...days, nav_at: '2026-11-24T07:00:00Z' }, now);
  expect(valued?.question.at).toBe(`${at},2026-11-24T07:00:00.000Z`);
});

test('nothing is asked for before it can be answered, and never of what has no market', () => {
  expect(
    daysOfProduct(fund, { cutoff: '15', confirm_days: '1', redeem_days: '3' }, now),
  ).toBeNull();
  expect(daysOfProduct(ipo, { market: 'hk' }, now)).toBeNull();
  expect(daysOfProduct(quant, {}, now)).toBeNull();
});
