import { expect, test } from 'vitest';
import {
  caretAfter,
  readTypedAmount,
  showTypedAmount,
  withoutAnyCurrency,
  withoutCurrency,
} from './money-typing.ts';

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

test('commas and spaces are separators before groups of three digits, and make it no amount elsewhere', () => {
  for (const typed of ['1,234,567.8', '1 234 567.8', '1\u202f234\u202f567.8', '1，234，567.8']) {
    expect([typed, readTypedAmount(typed)]).toEqual([typed, '1234567.8']);
  }
  const others = ['12,50', '1 234,00', '1,2345', '12,3', ',50', '50,', '1,234,56', '1234,567'];
  const mixed = ['1,234 567', '1 2', '0,500', '1,,234', '1.234,567', '1.5 000', '12,1,234'];
  for (const typed of [...others, ...mixed]) {
    expect([typed, readTypedAmount(typed)]).toEqual([typed, null]);
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

test('an amount may come with the code of its own currency, and with no other', () => {
  const read = (pasted: string, currency = 'USD') =>
    readTypedAmount(withoutCurrency(pasted, currency));
  expect(read('1,234.50\u00a0USD')).toBe('1234.50');
  expect(read(' usd 1,234.50 ')).toBe('1234.50');
  expect(read('１２３４ＵＳＤ')).toBe('1234');
  expect(read('1,234.50')).toBe('1234.50');
  expect(read('5 USDT', 'USDT')).toBe('5');
  const others = ['1,234.50 EUR', '5 USDT', 'USDT 5', 'USD 5 USD', '-5 USD', 'USD', '5 USD 6'];
  for (const pasted of others) expect(read(pasted)).toBeNull();
  expect(read('5 USD', '')).toBeNull();
});

test('where no currency is chosen, an amount may come with any code', () => {
  const read = (pasted: string) => readTypedAmount(withoutAnyCurrency(pasted));
  for (const pasted of ['1,234.50 USD', 'USDT 1,234.50', '1,234.50usd', ' eur1234.50 ']) {
    expect([pasted, read(pasted)]).toEqual([pasted, '1234.50']);
  }
  expect(['12 x', 'USD', '12 USD 3', ''].map(read)).toEqual([null, null, null, '']);
});
