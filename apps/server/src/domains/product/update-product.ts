import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { holdSession } from '../../platform/sessions/sessions.ts';
import { checkProduct } from './check-product.ts';
import { lockProduct, requireFreeCode, requireVersion } from './find-product.ts';
import { productChange } from './product-change.ts';
import { requirePromisesKept } from './product-in-use.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import { endedStates } from './product-states.ts';
import type { ProductBody, ProductKind, ProductView } from './product-types.ts';
import { requireRoomKept } from './room-taken.ts';
import { auditView, codeOf, productView, toColumns } from './store-product.ts';

/**
 * Replaces the terms. Refused, in this order: it is not there (NOT_FOUND), it has ended
 * (INVALID_TRANSITION), the person saw another version (STALE_RECORD), the terms are wrong
 * (VALIDATION), open trade records were promised others (PRODUCT_IN_USE), or took more than they
 * would leave (VALIDATION with BELOW_TAKEN).
 */
export async function updateProduct<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext,
  rules: ProductKindRules<K>,
  wanted: { id: string; version: number; body: ProductBody<K> },
): Promise<ProductView<K>> {
  await holdSession(tx, actorOf(context));
  const row = await lockProduct(tx, rules.kind, wanted.id);
  if (endedStates.includes(row.status)) {
    throw new Problem('INVALID_TRANSITION', { values: { from: row.status } });
  }
  await requireVersion(tx, rules, row, wanted.version);
  const before = productView(rules, row);
  checkProduct(rules, wanted.body, { now: new Date(), status: before.status });
  const columns = toColumns(rules, wanted.body);
  await requirePromisesKept(tx, rules, before, productView(rules, { ...row, ...columns }));
  await requireRoomKept(tx, row, columns);
  await requireFreeCode(tx, rules, { code: codeOf(wanted.body), exceptId: row.id });
  return storeChange(tx, context, rules, { row, set: columns, action: 'product.changed' });
}

/** Stores what is new of a locked product, one version on, and tells of it. */
export async function storeChange<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext | null,
  rules: ProductKindRules<K>,
  {
    row,
    set,
    action,
    at = new Date(),
  }: {
    row: typeof product.$inferSelect;
    set: Partial<typeof product.$inferInsert>;
    action: string;
    at?: Date;
  },
): Promise<ProductView<K>> {
  const [changed] = await tx
    .update(product)
    .set({
      ...set,
      version: row.version + 1,
      updatedAt: at,
      updatedById: context?.actor?.id ?? null,
    })
    .where(eq(product.id, row.id))
    .returning();
  if (changed === undefined) throw new Error('The product was not returned by the database.');
  await writeAudit(tx, context, {
    action,
    subject: { type: 'product', id: row.id },
    before: auditView(rules, row),
    after: auditView(rules, changed),
    at,
    changed: [productChange(changed)],
  });
  return productView(rules, changed);
}
