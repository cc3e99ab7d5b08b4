import { describe, expect, it } from 'vitest';
import { parseCsv } from '#/business/bulk/read-rows.ts';
import { kinds } from '../kinds/kinds.ts';
import type { ProductKind } from '../kinds/product-fields.ts';
import { toBody } from '../product-draft.ts';
import { importFields, readProducts } from './read-products.ts';

const labelled: Readonly<Record<string, readonly string[]>> = {
  symbol: ['代码', 'Symbol'],
  open_at: ['开始时间', 'Opens'],
  'fundingModel.prefund': ['申购时缴款', 'Paid on application'],
  'flexible.true': ['活期', 'Flexible'],
  'period.month': ['每月', 'month'],
};

const labels = {
  fields: (name: string) => labelled[name] ?? [],
  choices: (name: string, value: string) =>
    labelled[`${name === 'funding_model' ? 'fundingModel' : name}.${value}`] ?? [],
};

const read = (kind: ProductKind, ...lines: string[]) =>
  readProducts(kinds[kind], parseCsv(lines.join('\n')), labels, (market) =>
    market === 'NYSE' ? 'America/New_York' : 'UTC',
  );

const bodyOf = (kind: ProductKind, ...lines: string[]) => {
  const { products } = read(kind, ...lines);
  return products.map(({ draft }) => toBody(kinds[kind], draft));
};

const quantHead =
  'code,name,currency,strategy,risk,target_return,fee_pct,term_days,min_amount,max_amount,capacity';

describe('the products of a file', () => {
  it('are read by headings in either language, in any order, with times of the exchange', () => {
    const head =
      'Opens,代码,name,market,currency,close_at,prev_close,limit_up_price,seal_amount,pool_qty,max_lots,note';
    const line = '2026-12-01 09:30,abc,Abc,nyse,usd,2026/12/1 16:00:00,"1,234.5",1300,5,1000,3,x';
    const { faults, missing, ignored } = read('stock', head, line);
    expect([faults, missing, ignored]).toEqual([[], [], ['note']]);
    expect(bodyOf('stock', head, line)[0]).toMatchObject({
      ...{ symbol: 'ABC', market: 'NYSE', currency: 'USD', prev_close: '1234.5' },
      ...{ open_at: '2026-12-01T14:30:00.000Z', close_at: '2026-12-01T21:00:00.000Z' },
      // Defaults of a new product.
      ...{ lot_size: 100, min_lots: 1, consecutive_boards: 1 },
    });
  });

  it('have choices, tiers and plans as they are written in either language', () => {
    const saving = 'code,name,currency,min_amount,flexible,payout,tiers';
    const [flexible] = bodyOf('saving', saving, 'S1,S,USD,100,活期,daily,"100 2.1%; 10,000 2.6%"');
    expect(flexible).toMatchObject({
      ...{ flexible: true, term_days: null, early_exit: 'free' },
      tiers: [
        { min: '100', rate: '2.1' },
        { min: '10000', rate: '2.6' },
      ],
    });
    const ai = `${quantHead},plans`;
    const [plans] = bodyOf('ai', ai, 'A1,A,USD,s,3,6,1.5%,30,1,2,3,"Basic 9.90 每月；Pro 99 year"');
    expect(plans).toMatchObject({
      fee_pct: '1.5',
      plans: [
        { name: 'Basic', fee: '9.90', period: 'month' },
        { name: 'Pro', fee: '99', period: 'year' },
      ],
    });
  });

  // @rule products: A file says of every wrong line the column and the fault, before anything is sent
  it('name each fault with its line and column', () => {
    const { faults } = read(
      'quant',
      quantHead,
      'Q1,One,USD,s,3,6,1.5,30,100,500,9000',
      '',
      'Q2,,USD,s,7,six,1.5,30,100,50,9000',
    );
    expect(
      faults.map((one) => [one.number, one.field, 'cell' in one ? one.cell : one.beside.code]),
    ).toEqual([
      [4, 'risk', 'choice'],
      [4, 'target_return', 'number'],
      [4, 'name', 'empty'],
      [4, 'max_amount', 'VALUE_TOO_SMALL'],
    ]);
  });

  it('need a column for each field without a default', () => {
    expect(read('quant', 'code,name', 'Q1,One').missing).toEqual([
      ...['currency', 'strategy', 'risk', 'target_return', 'fee_pct', 'term_days'],
      ...['min_amount', 'max_amount', 'capacity'],
    ]);
  });

  it('have a column for each field that is typed, not for what others make', () => {
    const names = importFields(kinds.block).map(([name]) => name);
    expect(names).toContain('agreed_price');
    expect(names).not.toContain('discount_pct');
  });

  it.each([
    ['tiers', 'S1,S,USD,100,活期,daily,"100"'],
    ['tiers', 'S1,S,USD,100,活期,daily,"a 2%; 10 3%"'],
    ['flexible', 'S1,S,USD,100,maybe,daily,"100 2"'],
  ])('have no value for %s that cannot be read', (field, line) => {
    const { faults } = read('saving', 'code,name,currency,min_amount,flexible,payout,tiers', line);
    expect(faults.map((one) => one.field)).toContain(field);
  });
});
