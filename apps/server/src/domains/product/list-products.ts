import { getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductFacts, ProductKind } from './product-types.ts';
import { productFacts } from './store-product.ts';

export async function selectProducts<K extends ProductKind>(
  reader: Reader,
  rules: ProductKindRules<K>,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Selected<ProductFacts<K>>> {
  const rows = await reader
    .select({ product: getTableColumns(product), cursor: sorting.cursor })
    .from(product)
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map((row) => productFacts(rules, row.product)),
    cursor: rows.at(-1)?.cursor,
  };
}
