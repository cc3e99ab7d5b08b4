import type { FieldName } from '@brokerdesk/sdk/labels';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Field } from './product-fields.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductBody, ProductFacts, ProductKind, ProductRow } from './product-types.ts';

type Columns = Pick<ProductRow, 'code' | 'name' | 'currency' | 'poolQty' | 'lotSize' | 'terms'>;

/** Fields that are columns, since lists and allocations ask for them; the rest are the terms. */
const inColumns = new Set(['symbol', 'code', 'name', 'currency', 'pool_qty', 'lot_size']);

export function fieldsOf<K extends ProductKind>(
  rules: ProductKindRules<K>,
): [FieldName<'product'>, Field][] {
  // `Fields` has no other names.
  return Object.entries<Field>(rules.fields) as [FieldName<'product'>, Field][];
}

const pricedAt = 'priced_at';
const closes = ['prev_close', 'ref_close'] as const;

export function toColumns<K extends ProductKind>(
  rules: ProductKindRules<K>,
  body: ProductBody<K>,
  at?: Date,
  /** The product that is changed: a close that stays the same has been entered when it was. */
  stored?: Pick<ProductRow, 'terms'>,
): Columns {
  const given = new Map<string, unknown>(Object.entries(body));
  const { currency } = body;
  const terms: Record<string, unknown> = Object.fromEntries(
    fieldsOf(rules)
      .filter(([name]) => !inColumns.has(name))
      .map(([name, { type }]) => [name, canonical(type, given.get(name), currency)]),
  );
  const close = closes.find((name) => name in body);
  const since =
    close !== undefined && terms[close] === stored?.terms[close]
      ? stored?.terms[pricedAt]
      : undefined;
  return {
    code: codeOf(body),
    name: body.name.trim(),
    currency,
    poolQty: 'pool_qty' in body ? body.pool_qty : null,
    lotSize: 'lot_size' in body ? body.lot_size : null,
    terms: {
      ...terms,
      ...(close !== undefined && at && { [pricedAt]: since ?? at.toISOString() }),
    },
  };
}

export function codeOf(body: ProductBody): string {
  return 'symbol' in body ? body.symbol : body.code;
}

function canonical(type: Field['type'], value: unknown, currency: string): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: Record<string, string>) =>
      type === 'plans'
        ? { ...entry, name: entry['name']?.trim(), fee: formatMoney(entry['fee'] ?? '', currency) }
        : { ...entry, min: formatMoney(entry['min'] ?? '', currency) },
    );
  }
  if (typeof value !== 'string') return value ?? null;
  if (type === 'price' || type === 'money') return formatMoney(value, currency);
  if (type === 'time') return new Date(value).toISOString();
  return type === 'text' ? value.trim() : value;
}

export function auditView<K extends ProductKind>(
  rules: ProductKindRules<K>,
  row: ProductRow,
): Record<string, unknown> {
  return { kind: rules.kind, ...Object.fromEntries(Object.entries(productFacts(rules, row))) };
}

export function productFacts<K extends ProductKind>(
  rules: ProductKindRules<K>,
  row: ProductRow,
): ProductFacts<K> {
  const { [pricedAt]: _, ...terms } = row.terms;
  const facts = {
    id: row.id,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    status: row.status,
    ['symbol' in rules.fields ? 'symbol' : 'code']: row.code,
    name: row.name,
    currency: row.currency,
    ...(row.poolQty !== null && { pool_qty: row.poolQty }),
    ...(row.lotSize !== null && { lot_size: row.lotSize }),
    ...terms,
  };
  // The terms were checked as a body of this kind when they were stored, by `toColumns` alone.
  return facts as unknown as ProductFacts<K>;
}
