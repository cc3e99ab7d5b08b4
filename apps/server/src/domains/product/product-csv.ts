import { type Cell, type Column, yesNo } from '../../http/lists/column.ts';
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
    {
      id: 'status',
      heading: { 'zh-CN': '状态', 'en-US': 'Status' },
      cell: (product, language) => statusName(product.status, language),
    },
    ...fieldsOf(rules).map(
      ([name, { type, heading }]): Column<ProductView<K>> => ({
        // What is traded on a market has its symbol for a code.
        id: name === 'symbol' ? 'code' : name,
        heading,
        ...shownAs[type],
        cell: (product, language) =>
          cellOf(type, new Map<string, unknown>(Object.entries(product)).get(name), language),
      }),
    ),
    {
      id: 'open_orders',
      heading: { 'zh-CN': '未完成订单', 'en-US': 'Open orders' },
      cell: ({ usage }) => usage.open_orders,
    },
    {
      id: 'frozen',
      heading: { 'zh-CN': '冻结金额', 'en-US': 'Frozen' },
      type: 'decimal',
      cell: ({ usage }) => usage.frozen,
    },
    {
      id: 'pool',
      heading: { 'zh-CN': '已占用', 'en-US': 'Taken' },
      type: 'decimal',
      cell: ({ usage }) => usage.pool?.taken ?? null,
    },
    {
      id: 'created_at',
      heading: { 'zh-CN': '创建时间', 'en-US': 'Created' },
      type: 'time',
      cell: (product) => product.created_at,
    },
    {
      id: 'updated_at',
      heading: { 'zh-CN': '更新时间', 'en-US': 'Updated' },
      type: 'time',
      cell: (product) => product.updated_at,
    },
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
