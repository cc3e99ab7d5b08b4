import { describe, expect, test } from 'vitest';
import {
  clampAmount,
  exchangeAmountFault,
  exchangeBar,
  type Purse,
  readExchangeAmount,
  sourceFault,
  targetFault,
} from './exchange-rules.ts';

const purse = (id: string, balance: string, more: Partial<Purse> = {}): Purse => ({
  id,
  balance,
  available: balance,
  currency: 'USD',
  ...more,
});

describe('whether a client can exchange', () => {
  test('takes two accounts', () => {
    expect(exchangeBar([])).toBe('oneAccount');
    expect(exchangeBar([purse('a', '100.00')])).toBe('oneAccount');
  });

  test('takes money on one of them', () => {
    expect(exchangeBar([purse('a', '0.00'), purse('b', '0')])).toBe('allEmpty');
    expect(exchangeBar([purse('a', '0.00'), purse('b', '-5.00')])).toBe('allEmpty');
    expect(exchangeBar([purse('a', '0.00'), purse('b', '0.01')])).toBeNull();
  });
});

test('the account that gives must have something', () => {
  expect(sourceFault(purse('a', '0.00'))).toBe('sourceEmpty');
  expect(sourceFault(purse('a', '0.01'))).toBeNull();
  expect(sourceFault(undefined)).toBeNull();
});

test('the two accounts must differ', () => {
  expect(targetFault('a', 'a')).toBe('sameAccount');
  expect(targetFault('a', 'b')).toBeNull();
  expect(targetFault('', '')).toBeNull();
});

describe('the amount', () => {
  const from = purse('a', '1234.50');

  test.each([
    ['', ''],
    ['12', '12'],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1,234.5', '1234.5'],
    ['１２。５', '12.5'],
  ])('stays while it is typed: %s', (typed, read) => {
    expect(readExchangeAmount(typed, from)).toBe(read);
  });

  test.each(['12,50', '1 234,00', '-12,50'])(
    'is none where a comma is no separator: %s',
    (typed) => {
      expect(readExchangeAmount(typed, from)).toBeNull();
    },
  );

  test.each(['-1', '-', '-0.5', '−3', '-999999'])('is 0 where it is negative: %s', (typed) => {
    expect(readExchangeAmount(typed, from)).toBe('0');
  });

  test.each([
    ['1234.51', '1234.50'],
    ['9999999', '1234.50'],
    ['999999999999999', '1234.50'],
    ['1234.5', '1234.5'],
  ])('is no more than the balance: %s', (typed, read) => {
    expect(readExchangeAmount(typed, from)).toBe(read);
  });

  test.each([
    ['12.345', '12.35'],
    ['12.344', '12.34'],
    ['1234.499', '1234.50'],
    ['0.004', '0.00'],
  ])('has two decimals: %s', (typed, read) => {
    expect(readExchangeAmount(typed, from)).toBe(read);
  });

  test('has no decimals in a currency without any', () => {
    expect(readExchangeAmount('99.5', purse('a', '50000', { currency: 'JPY' }))).toBe('100');
  });

  test.each(['abc', '1.2.3', '1e5', '12a'])('is nothing else: %s', (typed) => {
    expect(readExchangeAmount(typed, from)).toBeNull();
  });

  test('follows the account that gives it', () => {
    expect(clampAmount('1000', purse('b', '20.00'))).toBe('20.00');
    expect(clampAmount('1000', purse('b', '0.00'))).toBe('0');
    expect(clampAmount('10.55', undefined)).toBe('10.55');
  });

  test('must be above 0, and available', () => {
    expect(exchangeAmountFault('0', from)).toBe('amountPositive');
    expect(exchangeAmountFault('0.00', from)).toBe('amountPositive');
    expect(exchangeAmountFault('1234.50', from)).toBeNull();
    const frozen = purse('a', '100.00', { available: '40.00' });
    expect(exchangeAmountFault('40.01', frozen)).toBe('notAvailable');
    expect(exchangeAmountFault('40', frozen)).toBeNull();
  });
});
