import { expect, test } from 'vitest';
import { amountFault } from './amount-check.ts';

// @rule loans: Compensation and bonus need an account and a valid amount, and wait for review
// @in features/client-actions/credit-client.tsx
test.each([
  ['0.01', 'USD', null],
  ['12.', 'USD', null],
  ['0', 'USD', 'amountPositive'],
  ['0.00', 'USD', 'amountPositive'],
  ['-1', 'USD', 'amountPositive'],
  ['Infinity', 'USD', 'amountPositive'],
  ['100', 'JPY', null],
  ['100.00', 'JPY', null],
  ['100.5', 'JPY', 'wholeOnly'],
])('an amount is above 0, in steps that its currency has: %s %s', (typed, currency, fault) => {
  expect(amountFault(typed, currency)).toBe(fault);
});
