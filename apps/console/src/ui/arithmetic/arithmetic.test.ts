import { expect, test } from 'vitest';
import { convert, isPositive, minus, plus } from './arithmetic.ts';

// @rule deposits: A conversion is previewed as the server will credit it
test('a converted amount is rounded down to the digits of the account’s currency', () => {
  expect(convert('100.00', '0.1399999', '0.00')).toBe('13.99');
  expect(convert('1.99', '1.5', '0.00')).toBe('2.98');
  expect(convert('100.00', '155.719', '12000')).toBe('15571');
});

test('long amounts keep every digit', () => {
  expect(convert('999999999999999.99', '7.1413', '0.00')).toBe('7141299999999999.92');
  expect(plus('900000000000000.01', '99999999999999.98')).toBe('999999999999999.99');
});

test('a sum has the digits of the balance', () => {
  expect(plus('10.10', '5')).toBe('15.10');
  expect(plus('12000', '15571')).toBe('27571');
  expect(plus('10.10', '-5')).toBe('5.10');
  expect(minus('10.10', '5.')).toBe('5.10');
  expect(minus('12000', '500')).toBe('11500');
});

test('an amount is positive only if it is finite and above zero, also while it is typed', () => {
  expect(['1', '0.01', '12.'].map(isPositive)).toEqual([true, true, true]);
  expect(['', '.', '0', '0.00', '-1', '1e9', 'NaN'].map(isPositive)).toEqual(Array(7).fill(false));
});
