import { type Cell, type Column, column, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Field } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductKind, ProductView } from './product-types.ts';
import { choiceName, statusName } from './product-words.ts';
import { fieldsOf } from './store-product.ts';

const shownAs: { readonly [T in Field['type']]?: { type: 'time' | 'decimal' } } = {
  price: { type: 'decimal' },
  money: { type: 'decimal' },
  decimal: { type: 'decimal' },
  time: { type: 'time' },
};

/** State, orders and times, which all have, around the fields of the kind. */
export function productColumns<K extends ProductKind>(
  rules: ProductKindRules<K>,
): Column<ProductView<K>>[] {
  return [
    column('status', ['状态', 'Status'], (product, language) =>
      statusName(product.status, language),
    ),
    ...fieldsOf(rules).map(
      ([name, { type, heading }]): Column<ProductView<K>> => ({
        id: name === 'symbol' ? 'code' : name,
        heading,
        ...shownAs[type],
        cell: (product, language) =>
          cellOf(type, new Map<string, unknown>(Object.entries(product)).get(name), language),
      }),
    ),
    column('open_orders', ['未完成订单', 'Open orders'], ({ usage }) => usage.open_orders),
    column('frozen', ['冻结金额', 'Frozen'], ({ usage }) => usage.frozen, 'decimal'),
    column('pool', ['已占用', 'Taken'], ({ usage }) => usage.pool?.taken ?? null, 'decimal'),
    column('created_at', ['创建时间', 'Created'], (product) => product.created_at, 'time'),
    column('updated_at', ['更新时间', 'Updated'], (product) => product.updated_at, 'time'),
  ];
}

function cellOf(type: Field['type'], value: unknown, language: Language): Cell {
  if (Array.isArray(value)) {
    return value.map((entry: Record<string, string>) => entryInWords(entry, language)).join('; ');
  }
  if (typeof value === 'boolean') return yesNo(value, language);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  return type === 'choice' ? choiceName(value, language) : value;
}

/** A plan, `Basic 9.90 month`, or a tier, `10000.00 3.50%`. */
function entryInWords(entry: Record<string, string>, language: Language): string {
  const { name, fee, period = '', min, rate } = entry;
  if (rate !== undefined) return `${min} ${rate}%`;
  return `${name} ${fee} ${choiceName(period, language)}`;
}
