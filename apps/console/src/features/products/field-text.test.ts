import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from '#/ui/money/use-money.ts';
import { fieldValueText, type ValueFormat } from './field-text.ts';
import type { ProductField } from './kinds/product-fields.ts';

const format: ValueFormat = {
  // The fields below have no labels.
  t: String as unknown as ValueFormat['t'],
  amount: (amount, least) => formatAmount(amount, 'en-US', least),
  money: (amount, currency, least) => formatMoney(amount, currency, 'en-US', least),
  exact: String,
  calendarDay: String,
  separator: '; ',
};

test.each<[ProductField['type'], string, string]>([
  ['price', '5', '5.00 USD'],
  ['price', '1.521', '1.521 USD'],
  ['money', '18', '18.00 USD'],
  ['nav', '1.2', '1.2000 USD'],
  ['percent', '12', '12.00%'],
  ['percent', '0.125', '0.125%'],
])('a field of the type %s shows %s as %s', (type, value, text) => {
  const field = { type } as ProductField; // These types have no further options.
  const shown = fieldValueText(format, { name: 'x', field, value, currency: 'USD' });
  expect(shown?.replaceAll('\u00a0', ' ')).toBe(text);
});
