import { and, eq, or, type SQL } from 'drizzle-orm';
import { product } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import type { ProductKind, ProductRow } from './product-types.ts';

export interface ProductQuery {
  sort?: string | undefined;
  q?: string | undefined;
  status?: ProductRow['status'] | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const sortKeys: SortKeys = {
  created_at: { column: product.createdAt },
  code: { column: product.code },
  name: { column: product.name },
  status: { column: product.status },
};

export function productSorting(query: ProductQuery): Sorting {
  return parseSort(query.sort ?? '-created_at', sortKeys, product.id);
}

export function productFilter(kind: ProductKind, query: ProductQuery): SQL | undefined {
  return and(
    eq(product.kind, kind),
    when(query.status, (status) => eq(product.status, status)),
    when(query.currency, (code) => eq(product.currency, requireCurrency('currency', code))),
    within(product.createdAt, query),
    when(query.q, (q) => or(contains(product.code, q.trim()), contains(product.name, q.trim()))),
  );
}
