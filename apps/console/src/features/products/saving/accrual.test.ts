import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accrualOf, rateOf } from './accrual.ts';

const tiers = [
  { min: '100.00', rate: '2.00' },
  { min: '10000.00', rate: '3.65' },
];
const from = '2026-01-31';

test('an amount has the rate of the highest tier that it reaches', () => {
  expect(rateOf(tiers, '99.99')).toBeNull();
  expect(rateOf(tiers, '100')).toBe('2.00');
  expect(rateOf(tiers, '9999.99')).toBe('2.00');
  expect(rateOf(tiers, '10000.00')).toBe('3.65');
  const below = { tiers, term_days: 90, payout: 'daily' } as const;
  expect(accrualOf(below, { amount: '50', from, decimals: 2 })).toBeNull();
});

test('interest to maturity is paid once, on the day that the term ends', () => {
  const terms = { tiers, term_days: 90, payout: 'maturity' } as const;
  const accrual = accrualOf(terms, { amount: '10000', from, decimals: 2 });
  expect(accrual).toMatchObject({ rate: '3.65', maturity: '2026-05-01', interest: '90.00' });
  expect(accrual?.days.filter(({ paid }) => paid !== '0.00')).toEqual([
    { day: 90, date: '2026-05-01', accrued: '90.00000000', paid: '90.00' },
  ]);
  expect(accrual?.days[0]).toMatchObject({ date: '2026-02-01', accrued: '1.00000000' });
});

test('monthly interest is paid on the day of its beginning, or the last one of a shorter month', () => {
  const terms = { tiers, term_days: 90, payout: 'monthly' } as const;
  const days = accrualOf(terms, { amount: '10000', from, decimals: 2 })?.days ?? [];
  expect(days.filter(({ paid }) => paid !== '0.00').map(({ date, paid }) => [date, paid])).toEqual([
    ['2026-02-28', '28.00'],
    ['2026-03-31', '31.00'],
    ['2026-04-30', '30.00'],
    ['2026-05-01', '1.00'],
  ]);
});

test('a saving without a term has a month to look at, and no maturity', () => {
  const terms = { tiers, term_days: null, payout: 'daily' } as const;
  const accrual = accrualOf(terms, { amount: '10000', from, decimals: 2 });
  expect(accrual).toMatchObject({ maturity: null, interest: '31.00' });
});

test('whatever is paid in parts comes to what was earned, rounded down once', () => {
  const terms = fc.record({
    term: fc.integer({ min: 1, max: 800 }),
    payout: fc.constantFrom('daily' as const, 'monthly' as const, 'maturity' as const),
    cents: fc.integer({ min: 10_000, max: 10 ** 12 }),
    decimals: fc.constantFrom(0, 2),
  });
  fc.assert(
    fc.property(terms, ({ term, payout, cents, decimals }) => {
      const amount = new Big(cents).div(100).toFixed(2);
      const of = { tiers, term_days: term, payout };
      const accrual = accrualOf(of, { amount, from, decimals });
      const rate = rateOf(tiers, amount) ?? '';
      const earned = new Big(amount).times(rate).times(term).div(36_500);
      expect(accrual?.interest).toBe(earned.toFixed(decimals, Big.roundDown));
      const parts = accrual?.days.reduce((sum, { paid }) => sum.plus(paid), new Big(0));
      expect(parts?.toFixed(decimals)).toBe(accrual?.interest);
    }),
  );
});
