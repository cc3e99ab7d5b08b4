import { describe, expect, test } from 'vitest';
import {
  blankExchange,
  clampAmount,
  exchangeAmountFault,
  exchangeBar,
  type Purse,
  sourceFault,
  sourcesOf,
  targetFault,
  targetsOf,
} from './exchange-rules.ts';

const purse = (id: string, balance: string, more: Partial<Purse> = {}): Purse => ({
  id,
  balance,
  available: balance,
  currency: 'USD',
  ...more,
});

describe('whether a client can exchange', () => {
  // @rule exchanges: An exchange needs two accounts and money on one of them
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

// @rule exchanges: The source account has a balance above 0 and differs from the target
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

describe('the accounts', () => {
  const [usd, hkd, cad] = [purse('usd', '5.00'), purse('hkd', '0.00'), purse('cad', '0.00')];

  test('have money to give, or are another account to receive', () => {
    expect(sourcesOf([usd, hkd, cad])).toEqual([usd]);
    expect(targetsOf([usd, hkd, cad], 'usd')).toEqual([hkd, cad]);
    expect(targetsOf([usd, hkd], '')).toEqual([usd, hkd]);
  });

  test('are chosen at once if there is no other', () => {
    const chosen = (...accounts: Purse[]) => {
      const { from_account: from, to_account: to } = blankExchange(accounts);
      return [from, to];
    };
    expect(chosen(usd, hkd)).toEqual(['usd', 'hkd']);
    expect(chosen(hkd, usd, cad)).toEqual(['usd', '']);
    expect(chosen(usd, purse('eur', '1.00'))).toEqual(['', '']);
  });
});

describe('the amount', () => {
  const from = purse('a', '1234.50');

  // @rule exchanges: The amount is above 0, at most the balance, with two decimals
  test.each([
    ['12.', '12.'],
    ['1234.51', '1234.50'],
    ['9999999', '1234.50'],
    ['999999999999999', '1234.50'],
    ['1234.5', '1234.5'],
  ])('is no more than the balance: %s', (typed, settled) => {
    expect(clampAmount(typed, from)).toBe(settled);
  });

  test.each([
    ['12.345', '12.35'],
    ['12.344', '12.34'],
    ['1234.499', '1234.50'],
    ['0.004', '0.00'],
  ])('has two decimals: %s', (typed, settled) => {
    expect(clampAmount(typed, from)).toBe(settled);
  });

  test('has no decimals in a currency without any', () => {
    expect(clampAmount('99.5', purse('a', '50000', { currency: 'JPY' }))).toBe('100');
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
