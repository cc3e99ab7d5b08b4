import { type CodeField, codeLabel } from '@brokerdesk/sdk/labels';
import {
  type Cell,
  type Column,
  type ColumnType,
  columnsOf,
  yesNo,
} from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Field } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductKind, ProductView } from './product-types.ts';
import { fieldsOf } from './store-product.ts';

const shownAs: { readonly [T in Field['type']]?: ColumnType } = {
  price: 'decimal',
  money: 'decimal',
  decimal: 'decimal',
  percent: 'percent',
  days: 'days',
  time: 'time',
};

const column = columnsOf('product');

export function productColumns<K extends ProductKind>(
  rules: ProductKindRules<K>,
): Column<ProductView<K>>[] {
  return [
    column('status', ({ status }, language) => codeLabel('product', 'status', status, language)),
    ...fieldsOf(rules).map(([name, { type }]) => {
      const shown = shownAs[type];
      const fieldOf = (product: ProductView<K>) =>
        new Map<string, unknown>(Object.entries(product)).get(name);
      return column<ProductView<K>>(
        name,
        (product, language) => cellOf(name, type, fieldOf(product), language),
        { id: name === 'symbol' ? 'code' : name, ...(shown && { type: shown }) },
      );
    }),
    column('open_orders', ({ usage }) => usage.open_orders),
    column('frozen', ({ usage }) => usage.frozen, 'decimal'),
    column('taken', ({ usage }) => usage.pool?.taken ?? null, { id: 'pool', type: 'decimal' }),
    column('created_at', (product) => product.created_at, 'time'),
    column('updated_at', (product) => product.updated_at, 'time'),
  ];
}

function cellOf(name: string, type: Field['type'], value: unknown, language: Language): Cell {
  if (Array.isArray(value)) {
    return value.map((entry: Record<string, string>) => entryText(entry, language)).join('; ');
  }
  if (typeof value === 'boolean') return yesNo(value, language);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  // Only these fields are choices.
  return type === 'choice'
    ? codeLabel('product', name as CodeField<'product'>, value, language)
    : value;
}

function entryText(entry: Record<string, string>, language: Language): string {
  const { name, fee, period = '', min, rate } = entry;
  if (rate !== undefined) return `${min} ${rate}%`;
  return `${name} ${fee} ${codeLabel('product', 'period', period, language)}`;
}
