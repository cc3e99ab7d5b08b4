import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profitBounds } from './sale-bounds.ts';
import { dayMs } from './trade-dates.ts';

const openedAt = new Date('2026-11-01T09:30:00Z');
const limits = { target_tolerance_pct: '20', day_cap_pct: '5' };
const holding = { paid: '100000', feePct: '2', currency: 'USD', openedAt };
const after = (days: number, ms = 0) => new Date(openedAt.getTime() + days * dayMs + ms);

const most = (terms: Parameters<typeof profitBounds>[1], at: Date, others = limits) =>
  profitBounds(holding, terms, others, at).profitMax;

describe('what a holding without a price may have made', () => {
  it('is what the product aims at over the days held, and the tolerance more', () => {
    // 100,000 at 7.3 per cent a year is 20.00 a day; a fifth more is 24.00.
    const terms = { target_return: '7.3', term_days: 90 };
    expect(most(terms, after(1))).toBe('24.00');
    expect(most(terms, after(30))).toBe('720.00');
    expect(most(terms, after(30), { ...limits, target_tolerance_pct: '0' })).toBe('600.00');
  });

  it('counts a started day as a whole one, from the first moment on', () => {
    const terms = { target_return: '7.3' };
    const days = [after(0), after(0, 1), after(1), after(1, 1), after(2), after(2, 1)];
    expect(days.map((at) => most(terms, at))).toEqual([
      '24.00',
      '24.00',
      '24.00',
      '48.00',
      '48.00',
      '72.00',
    ]);
  });

  it('is nothing more after the term', () => {
    const terms = { target_return: '7.3', term_days: 2 };
    expect([after(2), after(3), after(300)].map((at) => most(terms, at))).toEqual([
      '48.00',
      '48.00',
      '48.00',
    ]);
  });

  it('is the cap of a day for a product without a target, and zero if that cap is zero', () => {
    expect(most({}, after(1))).toBe('5000.00');
    expect(most({}, after(3))).toBe('15000.00');
    expect(most({ target_return: '0' }, after(3))).toBe('0.00');
  });

  it('is never above the cap, whatever the product aims at', () => {
    const terms = { target_return: '99.9999' };
    expect(most(terms, after(1), { ...limits, day_cap_pct: '0.1' })).toBe('100.00');
  });

  it('is at least what leaves nothing after the fee', () => {
    expect(profitBounds(holding, {}, limits, after(1)).profitMin).toBe('-98000');
    // 1.5 % of 100.10 is 1.5015, and a fee is rounded up.
    const small = { ...holding, paid: '100.10', feePct: '1.5' };
    expect(profitBounds(small, {}, limits, after(1)).profitMin).toBe('-98.59');
  });

  // @rule trade-records: Without a price, profit is proposed with evidence, within target and cap
  it('is rounded down to the currency, and grows from day to day within what was agreed', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 10 });
    const percent = fc
      .integer({ min: 0, max: 999_999 })
      .map((of) => new Big(of).div(10_000).toFixed());
    const term = fc.option(fc.integer({ min: 1, max: 3650 }));
    fc.assert(
      fc.property(
        cents,
        percent,
        term,
        fc.integer({ min: 1, max: 4000 }),
        (paidCents, target, term_days, days) => {
          const paid = new Big(paidCents).div(100).toFixed(2);
          const terms = { target_return: target, term_days };
          const by = (at: Date) =>
            new Big(profitBounds({ ...holding, paid }, terms, limits, at).profitMax);
          const gain = by(after(days));
          const counted = Math.min(days, term_days ?? days);
          const aim = new Big(paid).times(target).times(1.2).times(counted).div(36_500);
          const cap = new Big(paid).times('0.05').times(counted);
          expect(gain.lte(aim) && gain.lte(cap)).toBe(true);
          expect(gain.plus('0.01').gt(aim.lt(cap) ? aim : cap)).toBe(true);
          expect(gain.lte(by(after(days + 1)))).toBe(true);
          expect(gain.round(2).eq(gain)).toBe(true);
        },
      ),
    );
  });
});
