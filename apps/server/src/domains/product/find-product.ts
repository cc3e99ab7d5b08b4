import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { requireUnchanged } from '../../platform/versioned-record.ts';
import { showProduct } from './list-products.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import { productKinds } from './product-kinds.ts';
import type { ProductFacts, ProductKind, ProductRow } from './product-types.ts';
import { productFacts } from './store-product.ts';

const ofKind = (kind: ProductKind, id: string) => and(eq(product.kind, kind), eq(product.id, id));

/** Throws NOT_FOUND. */
export async function readProduct<K extends ProductKind>(
  reader: Reader,
  kind: K,
  id: string,
): Promise<ProductFacts<K>> {
  const [row] = await reader.select().from(product).where(ofKind(kind, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return productFacts(productKinds[kind], row);
}

/** Locks until the transaction ends: changes of the terms, and further orders, wait. Throws NOT_FOUND. */
export async function lockProductTerms(
  tx: Transaction,
  kind: ProductKind,
  id: string,
): Promise<ProductRow> {
  const [row] = await tx.select().from(product).where(ofKind(kind, id)).for('no key update');
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

/**
 * Locks against everything, records that would refer to the product included: their foreign key waits. Throws
 * NOT_FOUND.
 */
export async function lockProduct(
  tx: Transaction,
  kind: ProductKind,
  id: string,
): Promise<ProductRow> {
  const [row] = await tx.select().from(product).where(ofKind(kind, id)).for('update');
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

/** Throws STALE_RECORD, with the current product, if the user saw another version. */
export async function requireProductVersion<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext | null,
  rules: ProductKindRules<K>,
  { row, seen }: { row: ProductRow; seen: number },
): Promise<void> {
  const view = () => context && showProduct(tx, context, rules, productFacts(rules, row));
  await requireUnchanged(tx, { ...row, view }, seen);
}

/** Simultaneous requests for the same code are serialized. Throws VALIDATION. */
export async function requireFreeCode<K extends ProductKind>(
  tx: Transaction,
  { kind, fields }: ProductKindRules<K>,
  { code, exceptId }: { code: string; exceptId: string | null },
): Promise<void> {
  const name = `product ${kind} ${code}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [other] = await tx
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        eq(product.kind, kind),
        eq(product.code, code),
        sql`${product.status} not in ('closed', 'withdrawn')`,
        exceptId === null ? undefined : ne(product.id, exceptId),
      ),
    )
    .limit(1);
  if (other === undefined) return;
  const field = 'symbol' in fields ? 'symbol' : 'code';
  throw new Problem('VALIDATION', { errors: [{ field, code: 'CODE_TAKEN' }] });
}
