import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBounds } from './sale-bounds.ts';
import { isPriced, type PricedKind, type TradeTerms } from './trade-terms.ts';
import { profitAt } from './value-sale.ts';

const distances = { stock: '20', block: '20', ipo: '100' };

function bounds(kind: PricedKind, terms: TradeTerms, others = distances) {
  const found = priceBounds(kind, terms, others);
  return found && [found.reference, found.priceMin, found.priceMax];
}

describe('the price of a sale', () => {
  // @rule trade-records: Sale profit follows the product's reference within the configured deviation
  it.each([
    ['stock', { prev_close: '11.25', limit_up_price: '12.37' }, ['11.25', '9', '13.5']],
    ['stock', { limit_up_price: '12.37' }, ['12.37', '9.896', '14.844']],
    ['block', { ref_close: '8.40', agreed_price: '7.98' }, ['8.40', '6.72', '10.08']],
    ['block', { agreed_price: '7.98' }, ['7.98', '6.384', '9.576']],
    ['ipo', { issue_price: '10.20' }, ['10.20', '0', '20.4']],
  ] as const)('of a %s is measured by %j', (kind, terms, expected) => {
    expect(bounds(kind, terms)).toEqual(expected);
  });

  it('is never below nothing, however far it may be', () => {
    const far = { ...distances, ipo: '250' };
    expect(bounds('ipo', { issue_price: '10' }, far)).toEqual(['10', '0', '35']);
  });

  it('has no bounds if the product has no reference price', () => {
    expect(bounds('ipo', { issue_price: null })).toBeNull();
  });

  it('has eight digits at most, and both ends lie within the distance', () => {
    const decimal = (max: number, digits: number) =>
      fc.integer({ min: 1, max }).map((whole) => new Big(whole).div(10 ** digits).toFixed());
    fc.assert(
      fc.property(decimal(10_000_000, 8), decimal(1_000_000, 4), (reference, ipo) => {
        const found = priceBounds('ipo', { issue_price: reference }, { ...distances, ipo });
        const distance = new Big(reference).times(ipo).div(100);
        for (const price of [found?.priceMin ?? '', found?.priceMax ?? '']) {
          expect(price).toMatch(/^\d+(\.\d{1,8})?$/);
          expect(new Big(price).minus(reference).abs().lte(distance)).toBe(true);
        }
      }),
    );
  });
});

describe('what a price makes', () => {
  it('is quantity times price, rounded down, less what was paid', () => {
    const holding = { quantity: '81.00445524', paid: '100', currency: 'USD' };
    expect(profitAt('1.24', holding)).toBe('0.44');
    expect(profitAt('1.2', holding)).toBe('-2.8');
    expect(profitAt('120', { ...holding, currency: 'JPY' })).toBe('9620');
  });

  it('is what was paid at most, lost or gained, at the ends of an IPO', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (lots, cents) => {
          const price = new Big(cents).div(100).toFixed(2);
          const paid = new Big(lots).times(price).toFixed(2);
          const holding = { quantity: String(lots), paid, currency: 'USD' };
          const [, lowest, highest] = bounds('ipo', { issue_price: price }) ?? [];
          expect(new Big(profitAt(highest ?? '', holding)).eq(paid)).toBe(true);
          expect(new Big(profitAt(lowest ?? '', holding)).eq(`-${paid}`)).toBe(true);
        },
      ),
    );
  });
});

it('there is a price of stocks, blocks and IPOs, and of nothing else', () => {
  const kinds = ['stock', 'block', 'ipo', 'daily', 'subscribe', 'ai', 'fund', 'quant'] as const;
  expect(kinds.filter(isPriced)).toEqual(['stock', 'block', 'ipo']);
});
