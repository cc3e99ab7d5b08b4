import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds/kinds.ts';
import type { Product, ProductKind } from '../kinds/product-fields.ts';
import { commonTerms, copyTerms, differingTerms, isCopied, templateTerms } from './terms.ts';

const names = Object.keys(kinds) as ProductKind[];

const stock = (terms: object = {}, allowed: object = {}) =>
  ({
    ...{ id: 's1', version: 1, symbol: '600519', name: '醇酒', market: 'SSE', currency: 'CNY' },
    ...{ prev_close: '10.00', limit_up_price: '11.00', lot_size: 100, pool_qty: 1000 },
    ...{ min_lots: 1, max_lots: 5, seal_amount: '1.00', consecutive_boards: 1 },
    ...{ open_at: '2026-12-01T01:00:00.000Z', close_at: '2026-12-01T07:00:00.000Z' },
    allowed: { edit: true, fixed_fields: [], ...allowed },
    ...terms,
    // Nothing else of a product is looked at.
  }) as unknown as Product;

const quant = (terms: object = {}) =>
  ({
    ...{ id: 'q1', version: 1, code: 'Q1', name: 'Atlas', currency: 'USD', strategy: 'Buys.' },
    ...{ risk: 3, min_amount: '100.00', max_amount: '500.00', capacity: '9000.00' },
    ...{ term_days: 30, target_return: '6.50', fee_pct: '1.5' },
    allowed: { edit: true, fixed_fields: [] },
    ...terms,
  }) as unknown as Product;

describe('the terms that products have alike', () => {
  it.each(names)('leave out code, name, market, currency and prices of the kind %s', (kind) => {
    const ofOne = ['symbol', 'code', 'name', 'market', 'currency', 'nav', 'nav_at', 'prev_close'];
    expect(commonTerms(kinds[kind]).filter((name) => ofOne.includes(name))).toEqual([]);
    expect(commonTerms(kinds[kind])).not.toEqual([]);
  });

  it('go into a template with market and currency, without dates and empty values', () => {
    expect(templateTerms(kinds.stock, stock())).toEqual({
      ...{ market: 'SSE', currency: 'CNY', lot_size: 100, pool_qty: 1000 },
      ...{ min_lots: 1, max_lots: 5 },
    });
    const template = templateTerms(kinds.quant, quant({ strategy: '' }));
    expect(template).toMatchObject({ currency: 'USD', risk: 3, fee_pct: '1.5' });
    expect('strategy' in template).toBe(false);
  });

  it('are offered if they differ; the size of an offer is not chosen by itself', () => {
    const others = [stock({ max_lots: 9, pool_qty: 2000, prev_close: '20.00' })];
    expect(differingTerms(kinds.stock, stock(), others)).toEqual([
      { name: 'pool_qty', isDefault: false },
      { name: 'max_lots', isDefault: true },
    ]);
  });
});

// @rule products: Copied terms leave what open orders were promised, and money of another currency
// @in ./terms.ts
describe('a copy of terms', () => {
  const copied = (target: Product, ...fields: string[]) =>
    copyTerms(kinds.quant, quant(), target, fields);

  it('changes the chosen terms alone, and names what stays and why', () => {
    const fields = ['fee_pct', 'term_days', 'min_amount'];
    const fixed = { allowed: { edit: true, fixed_fields: ['term_days'] } };
    const copy = copied(
      quant({
        currency: 'HKD',
        fee_pct: '2',
        term_days: 60,
        min_amount: '7.00',
        risk: 5,
        ...fixed,
      }),
      ...fields,
    );
    expect(copy.changed).toEqual(['fee_pct']);
    expect(copy.kept).toEqual([
      { name: 'term_days', why: 'promised' },
      { name: 'min_amount', why: 'currency' },
    ]);
    expect(copy.after).toMatchObject({ fee_pct: '1.5', term_days: '60', risk: '5' });
    expect(isCopied(copy)).toBe(true);
  });

  it('shows what the new terms break beside the ones that stay', () => {
    const copy = copied(quant({ min_amount: '1.00', max_amount: '50.00' }), 'min_amount');
    expect(copy.faults).toMatchObject([{ field: 'max_amount', code: 'VALUE_TOO_SMALL' }]);
  });

  it('sends nothing of a product that has ended or has the same terms', () => {
    const ended = quant({ fee_pct: '2', allowed: { edit: false, fixed_fields: [] } });
    expect([isCopied(copied(ended, 'fee_pct')), isCopied(copied(quant(), 'fee_pct'))]).toEqual([
      ...[false, false],
    ]);
  });
});
