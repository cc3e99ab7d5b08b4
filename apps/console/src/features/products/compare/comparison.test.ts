import { expect, test } from 'vitest';
import { kinds } from '../kinds/kinds.ts';
import type { Product } from '../kinds/product-fields.ts';
import { comparedFields } from './comparison.ts';

const plain = {
  label: (name: string) => name,
  title: (id: string) => id,
  text: (_name: string, _field: unknown, value: unknown) =>
    value === null || value === undefined ? null : JSON.stringify(value).replaceAll('"', ''),
};

// Only the fields of the form are read.
const ipo = (terms: object) =>
  ({ symbol: 'A', name: 'Atlas', market: 'HKEX', currency: 'HKD', ...terms }) as unknown as Product;

const linesOf = (one: Product, other: Product, kind: 'ipo' | 'saving' = 'ipo') =>
  comparedFields(kinds[kind], [one, other], plain).flatMap(({ lines }) => lines);

test('the terms of two products are set side by side, and those that differ are marked', () => {
  const lines = linesOf(
    ipo({ lot_size: 500, price_min: '5', funding_model: 'prefund' }),
    ipo({ symbol: 'B', name: 'Bay', lot_size: 100, price_min: '5', funding_model: 'prefund' }),
  );
  expect(lines.filter(({ differs }) => differs)).toEqual([
    { key: 'lot_size', label: 'lot_size', values: [['500'], ['100']], differs: true },
  ]);
  expect(lines.map(({ key }) => key)).not.toContain('symbol');
});

test('a term that only one of them has is a difference, and one that neither is asked for is left out', () => {
  const prefunded = ipo({ funding_model: 'prefund' });
  const paidLater = ipo({ funding_model: 'pay_on_win', pay_deadline: '2026-12-01T00:00:00Z' });
  const deadline = (one: Product, other: Product) =>
    linesOf(one, other).find(({ key }) => key === 'pay_deadline');
  expect(deadline(prefunded, paidLater)).toMatchObject({
    values: [[], ['2026-12-01T00:00:00Z']],
    differs: true,
  });
  expect(deadline(prefunded, prefunded)).toBeUndefined();
});

test('tiers are a line each', () => {
  const saving = (...rates: string[]) =>
    ipo({ tiers: rates.map((rate, at) => ({ min: String(at), rate })) });
  const lines = linesOf(saving('2'), saving('2', '3'), 'saving');
  expect(lines.find(({ key }) => key === 'tiers')?.values.map((one) => one.length)).toEqual([1, 2]);
});
