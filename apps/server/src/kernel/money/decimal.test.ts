import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convert,
  convertForLimit,
  fitsCurrency,
  formatMoney,
  formatRate,
  interestOn,
  invertRate,
  moneyText,
  percentLessDiscount,
  percentOf,
  percentRoundedUp,
  priceText,
  roundPrice,
  unitsFor,
} from './decimal.ts';

describe('formatMoney', () => {
  it.each([
    ['1234.5', 'USD', '1234.50'],
    ['1234.50000000', 'USD', '1234.50'],
    ['0', 'USD', '0.00'],
    ['-0.00', 'USD', '0.00'],
    ['-12.3', 'EUR', '-12.30'],
    ['1500.00000000', 'JPY', '1500'],
    ['0.1', 'USDT', '0.10'],
    ['999999999999999999.99', 'CNY', '999999999999999999.99'],
  ])('shows %s %s as %s', (value, currency, shown) => {
    expect(formatMoney(value, currency)).toBe(shown);
  });

  it('refuses to hide digits that the currency cannot show', () => {
    expect(() => formatMoney('0.005', 'USD')).toThrow('more digits than USD');
    expect(() => formatMoney('1.5', 'JPY')).toThrow('more digits than JPY');
  });

  it('refuses a currency that has no scale', () => {
    expect(() => formatMoney('1', 'XAU')).toThrow('XAU is not in');
    expect(() => formatMoney('1', 'constructor')).toThrow('constructor is not in');
  });

  it('refuses a JavaScript number, which may have lost digits before', () => {
    // @ts-expect-error only text is a decimal
    expect(() => formatMoney(0.1, 'USD')).toThrow();
  });
});

describe('convert', () => {
  // @rule languages: A conversion is rounded down, never crediting more than came in
  it('rounds down, so that the firm never credits more than came in', () => {
    expect(convert('0.99', '1.1', 'USD')).toBe('1.08');
    expect(convert('100', '0.14001', 'JPY')).toBe('14');
  });

  it('never loses a whole unit of the last digit, nor gains anything', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 15n });
    const rates = fc.bigInt({ min: 1n, max: 10n ** 14n });
    fc.assert(
      fc.property(cents, rates, (inCents, inBillionths) => {
        const amount = new Big(String(inCents)).div(100).toFixed();
        const rate = new Big(String(inBillionths)).times('0.0000000001').toFixed();
        const lost = new Big(amount).times(rate).minus(convert(amount, rate, 'USD'));
        expect(lost.gte(0) && lost.lt('0.01')).toBe(true);
      }),
    );
  });

  it('rounds up for a limit, so that nothing slips under it', () => {
    expect(convertForLimit('10000.0001', '1', 'USD')).toBe('10000.01');
    expect(convertForLimit('10000.00', '1', 'USD')).toBe('10000.00');
  });
});

describe('rates', () => {
  it('lose the zeros that the database pads them with', () => {
    expect(formatRate('7.1423000000')).toBe('7.1423');
    expect(formatRate('7.0000000000')).toBe('7');
  });

  it('are written as arithmetic writes them, as are amounts, padded or not, with a sign or without', () => {
    const parts = fc.tuple(
      fc.constantFrom('', '-'),
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.integer({ min: 0, max: 99 }),
      fc.nat({ max: 8 }),
    );
    fc.assert(
      fc.property(parts, ([sign, whole, cents, zeros]) => {
        const written = `${sign}${whole}.${String(cents).padStart(2, '0')}${'0'.repeat(zeros)}`;
        const exact = new Big(written);
        const unsigned = exact.eq(0) ? exact.abs() : exact;
        expect(formatMoney(written, 'USD')).toBe(unsigned.toFixed(2));
        expect(new Big(formatRate(written)).eq(exact)).toBe(true);
        expect(formatRate(written)).not.toMatch(/\.(\d*0)?$/);
      }),
    );
    expect(formatRate('1.23456789019')).toBe('1.2345678901');
  });

  it('are inverted to ten digits, rounded down', () => {
    expect(invertRate('7.1')).toBe('0.1408450704');
    expect(invertRate('3')).toBe('0.3333333333');
    expect(invertRate('1.5')).toBe('0.6666666666');
  });
});

describe('rounding', () => {
  it('takes a percentage down, that of a fee up, and a discounted one down', () => {
    expect(percentOf('0.99', '1', 'USD')).toBe('0.00');
    expect(percentRoundedUp('0.01', '1', 'USD')).toBe('0.01');
    expect(percentLessDiscount('0.1000019', '0')).toBe('0.100001');
  });

  // @rule settings: Fees in percent round up: splitting an amount never pays less
  it('takes no lower fee of an amount that is split into parts', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 9 });
    const percent = fc
      .integer({ min: 0, max: 10_000_000 })
      .map((of) => new Big(of).div(100_000).toFixed());
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), percent, (parts, pct) => {
        const feeOf = (of: number) =>
          new Big(percentRoundedUp(new Big(of).div(100).toFixed(2), pct, 'USD'));
        const whole = feeOf(parts.reduce((sum, part) => sum + part, 0));
        const split = parts.map(feeOf).reduce((sum, fee) => sum.plus(fee), new Big(0));
        expect(split.gte(whole)).toBe(true);
      }),
    );
  });

  it('takes units and interest down', () => {
    expect(unitsFor('2', '3')).toBe('0.66666666');
    expect(interestOn('36500', '0.019', 'USD')).toBe('0.01');
  });

  it('takes the least price up and the most down', () => {
    expect(roundPrice('1.0000000001', 'up')).toBe('1.00000001');
    expect(roundPrice('1.0000000199', 'down')).toBe('1.00000001');
  });
});

it('fitsCurrency says whether an amount has a place in the currency', () => {
  expect(fitsCurrency('10.50', 'USD')).toBe(true);
  expect(fitsCurrency('10.50', 'JPY')).toBe(false);
  expect(fitsCurrency('10.00', 'JPY')).toBe(true);
});

describe('priceText', () => {
  it.each([
    ['7.2', 'USD', '7.20 USD'],
    ['18', 'HKD', '18.00 HKD'],
    ['1.52100000', 'USD', '1.521 USD'],
    ['1234', 'JPY', '1,234 JPY'],
  ])('writes %s %s as %s', (price, currency, text) => {
    expect(priceText(price, currency)).toBe(text);
  });
});

describe('moneyText', () => {
  it.each([
    ['10000', 'USD', '10,000.00 USD'],
    ['999999999999999999.99', 'USD', '999,999,999,999,999,999.99 USD'],
    ['1234', 'JPY', '1,234 JPY'],
    ['-0.5', 'EUR', '-0.50 EUR'],
    ['0', 'USD', '0.00 USD'],
  ])('writes %s %s as %s', (value, currency, text) => {
    expect(moneyText(value, currency)).toBe(text);
  });
});
