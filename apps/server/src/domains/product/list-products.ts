import { getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { readWaitingBySubject } from '../approval/read-waiting.ts';
import { allowedOf } from './product-allowed.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductFacts, ProductKind, ProductView } from './product-types.ts';
import { readUsage } from './product-usage.ts';
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

export async function showProducts<K extends ProductKind>(
  reader: Reader,
  context: RequestContext,
  rules: ProductKindRules<K>,
  products: readonly ProductFacts<K>[],
): Promise<ProductView<K>[]> {
  const uses = await readUsage(reader, products);
  const waiting = await readWaitingBySubject(
    reader,
    context,
    'product',
    products.map(({ id }) => id),
  );
  return products.flatMap((facts, at) => {
    const use = uses[at];
    if (use === undefined) return [];
    const view = {
      ...facts,
      usage: use.usage,
      allowed: allowedOf(rules, facts, use),
      waiting: waiting.get(facts.id) ?? [],
    };
    return [view as unknown as ProductView<K>];
  });
}

export async function showProduct<K extends ProductKind>(
  reader: Reader,
  context: RequestContext,
  rules: ProductKindRules<K>,
  facts: ProductFacts<K>,
): Promise<ProductView<K>> {
  const [view] = await showProducts(reader, context, rules, [facts]);
  if (view === undefined) throw new Error('A product was not shown.');
  return view;
}
