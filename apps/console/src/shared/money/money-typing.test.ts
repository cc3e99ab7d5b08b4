import { expect, test } from 'vitest';
import { caretAfter, readTypedAmount, showTypedAmount } from './money-typing.ts';

test('separators, spaces and full-width digits are read as the plain decimal', () => {
  expect(readTypedAmount('1,234.50')).toBe('1234.50');
  expect(readTypedAmount(' 1 234 ')).toBe('1234');
  expect(readTypedAmount('12３４．５')).toBe('1234.5');
  expect(readTypedAmount('12。5')).toBe('12.5');
});

test('what cannot become an amount is refused', () => {
  for (const typed of ['-1', '1.234', '1e3', 'abc', '1.2.3', '1234567890123456']) {
    expect(readTypedAmount(typed)).toBeNull();
  }
});

test('leading zeros go, a leading point gets one', () => {
  expect(readTypedAmount('007')).toBe('7');
  expect(readTypedAmount('0.5')).toBe('0.5');
  expect(readTypedAmount('.5')).toBe('0.5');
});

test('separators appear while typing and nothing else is added', () => {
  expect(showTypedAmount('1234567')).toBe('1,234,567');
  expect(showTypedAmount('1234.')).toBe('1,234.');
  expect(showTypedAmount('123.4')).toBe('123.4');
  expect(showTypedAmount('')).toBe('');
});

test('the caret stays behind the same digit when a separator appears before it', () => {
  expect(caretAfter('1,234', 4)).toBe(5);
  expect(caretAfter('1,234', 1)).toBe(1);
  expect(caretAfter('1,234', 2)).toBe(3);
  expect(caretAfter('1,234', 0)).toBe(0);
});
