import { expect, test } from 'vitest';
import { formatAmount, formatMoney, formatRate } from './use-money.ts';

// @rule languages: Money is a decimal string with every digit, never a JavaScript number
// @in ./use-money.ts kernel/money/decimal.ts
test('an amount longer than a JavaScript number holds keeps every digit', () => {
  expect(formatAmount('123456789012345678.99', 'en-US')).toBe('123,456,789,012,345,678.99');
});

test('the scale that the server sent is kept, not guessed', () => {
  expect(formatAmount('1234.50', 'zh-CN')).toBe('1,234.50');
  expect(formatAmount('1234', 'zh-CN')).toBe('1,234');
  expect(formatAmount('0.00010000', 'en-US')).toBe('0.00010000');
});

test('a negative amount keeps its sign', () => {
  expect(formatAmount('-20000.00', 'en-US')).toBe('-20,000.00');
});

test('what is not a decimal is shown as it is, never as NaN', () => {
  expect(formatAmount('n/a', 'en-US')).toBe('n/a');
  expect(formatAmount('', 'en-US')).toBe('');
});

test('the currency comes behind the amount and never breaks away from it', () => {
  expect(formatMoney('20000.00', 'USDT', 'zh-CN')).toBe('20,000.00\u00a0USDT');
});

// @rule interface: Money has at least the digits of its currency, a value of a fund four
test('money has at least the digits of its currency, and a price as many more as it has', () => {
  expect(formatMoney('5', 'USD', 'en-US')).toBe('5.00\u00a0USD');
  expect(formatMoney('7.2', 'HKD', 'en-US')).toBe('7.20\u00a0HKD');
  expect(formatMoney('1.521', 'USD', 'en-US')).toBe('1.521\u00a0USD');
  expect(formatMoney('1500', 'JPY', 'en-US')).toBe('1,500\u00a0JPY');
});

test('a net asset value has four digits and a percentage two, also if they came with fewer', () => {
  expect(formatMoney('1.521', 'USD', 'en-US', 4)).toBe('1.5210\u00a0USD');
  expect(formatAmount('12', 'en-US', 2)).toBe('12.00');
  expect(formatAmount('0.125', 'en-US', 2)).toBe('0.125');
});

test('a rate drops the zeros that only fill its scale', () => {
  expect(formatRate('7.1423000000', 'en-US')).toBe('7.1423');
  expect(formatRate('1.0000000000', 'en-US')).toBe('1');
  expect(formatRate('100', 'en-US')).toBe('100');
});
