import { expect, test } from 'vitest';
import { caretAfter, readMoney, showTypedAmount } from './money-typing.ts';

const amountOf = (text: string, currency = 'USD') => {
  const reading = readMoney(text, { currency });
  return 'amount' in reading ? reading.amount : reading.fault;
};

test('separators, spaces and full-width digits are read as the plain decimal', () => {
  expect(amountOf('1,234.50')).toBe('1234.50');
  expect(amountOf(' 1 234 ')).toBe('1234');
  expect(amountOf('12３４．５')).toBe('1234.5');
  expect(amountOf('12。5')).toBe('12.5');
  expect(amountOf('12.')).toBe('12.');
  expect(amountOf('')).toBe('');
});

test.each([
  ['abc', 'notAmount'],
  ['-', 'notAmount'],
  ['1e3', 'notAmount'],
  ['5x', 'notAmount'],
  ['USD', 'notAmount'],
  ['USD 5 USD', 'notAmount'],
  ['5 USD 6', 'notAmount'],
  ['-5', 'negative'],
  ['−0.5', 'negative'],
  ['-5 USD', 'negative'],
  ['$-5', 'negative'],
  ['1.234', 'decimals'],
  ['12345.678', 'decimals'],
  ['1234567890123456', 'digits'],
  ['1.2.3', 'separators'],
  ['1.234,56', 'separators'],
  ['1 234,00', 'separators'],
])('the text %s is no amount, for the reason %s', (text, fault) => {
  expect(amountOf(text)).toBe(fault);
});

// @rule languages: A comma separates thousands or makes no amount: `12,50` never becomes `1,250`
// @in ./money-typing.ts
test('commas and spaces are separators before groups of three digits, and make it no amount elsewhere', () => {
  for (const typed of ['1,234,567.8', '1 234 567.8', '1\u202f234\u202f567.8', '1，234，567.8']) {
    expect([typed, amountOf(typed)]).toEqual([typed, '1234567.8']);
  }
  const others = ['12,50', '1 234,00', '1,2345', '12,3', '50,', '1,234,56', '1234,567'];
  const mixed = ['1,234 567', '1 2', '0,500', '1,,234', '1.234,567', '1.5 000', '12,1,234'];
  for (const typed of [...others, ...mixed]) {
    expect([typed, amountOf(typed)]).toEqual([typed, 'separators']);
  }
  expect(amountOf(',50')).toBe('notAmount');
});

test('leading zeros go, a leading point gets one', () => {
  expect(amountOf('007')).toBe('7');
  expect(amountOf('0.5')).toBe('0.5');
  expect(amountOf('.5')).toBe('0.5');
});

test('a currency without decimals takes none, and a limit of decimals may be another', () => {
  expect(amountOf('1,200', 'JPY')).toBe('1200');
  expect(amountOf('10.50', 'JPY')).toBe('decimals');
  expect(readMoney('12.345', { currency: 'USD', decimals: 5 })).toEqual({ amount: '12.345' });
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

test.each([
  ['1,234.50\u00a0USD', 'USD', '1234.50'],
  [' usd 1,234.50 ', 'USD', '1234.50'],
  ['USD 500', 'USD', '500'],
  ['１２３４ＵＳＤ', 'USD', '1234'],
  ['5 USDT', 'USDT', '5'],
  ['￥12,345.67', 'CNY', '12345.67'],
  ['¥1,200', 'JPY', '1200'],
  ['$12.5', 'HKD', '12.5'],
  ['500元', 'CNY', '500'],
  ['500 港币', 'HKD', '500'],
])('an amount is read beside the name of its own currency: %s', (text, currency, amount) => {
  expect(amountOf(text, currency)).toBe(amount);
});

test('the name of another currency is said, and offered if it can be no other', () => {
  const named = (text: string, currency = 'USD') => readMoney(text, { currency });
  expect(named('1,234.50 EUR')).toEqual({
    text: '1,234.50 EUR',
    fault: 'currency',
    named: { currency: 'EUR', amount: '1234.50' },
  });
  expect(named('USDT 5')).toMatchObject({ fault: 'currency', named: { currency: 'USDT' } });
  // A sign that several currencies share, and a currency that no money comes in, are not offered.
  for (const text of ['￥12,345.67', '5 XAU']) {
    expect(named(text)).toEqual({ text, fault: 'currency' });
  }
});

test('an amount may come with the name of any currency if none is chosen', () => {
  for (const text of ['1,234.50 USD', 'USDT 1,234.50', '1,234.50usd', '€1234.50']) {
    expect([text, amountOf(text, '')]).toEqual([text, '1234.50']);
  }
  expect(['12 x', 'USD'].map((text) => amountOf(text, ''))).toEqual(['notAmount', 'notAmount']);
});
