import { expect, test } from 'vitest';
import { sumsOf } from './arithmetic.ts';

// @rule lists: Selected amounts are added exactly, per currency
// @in ./arithmetic.ts
test('selected amounts are added up exactly, and never over currencies', () => {
  const amounts = [
    { amount: '900000000000000.01', currency: 'USD' },
    { amount: '12000', currency: 'JPY' },
    { amount: '99999999999999.98', currency: 'USD' },
  ];
  expect(sumsOf(amounts)).toEqual([
    { currency: 'USD', amount: '999999999999999.99', count: 2 },
    { currency: 'JPY', amount: '12000', count: 1 },
  ]);
  expect(sumsOf([])).toEqual([]);
});
