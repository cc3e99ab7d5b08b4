import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSession } from '../../platform/sessions/sessions.ts';
import { lockProduct, requireProductVersion } from './find-product.ts';
import { productChange } from './product-history.ts';
import { countReferences } from './product-in-use.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductKind } from './product-types.ts';
import { auditView } from './store-product.ts';

/** Throws NOT_FOUND, STALE_RECORD, PRODUCT_IN_USE. */
export async function deleteProduct<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext,
  rules: ProductKindRules<K>,
  wanted: { id: string; version: number },
): Promise<void> {
  await lockSession(tx, actorOf(context));
  const row = await lockProduct(tx, rules.kind, wanted.id);
  await requireProductVersion(tx, context, rules, { row, seen: wanted.version });
  const references = await countReferences(tx, row.id);
  if (references > 0) {
    throw new Problem('PRODUCT_IN_USE', { values: { count: String(references) } });
  }
  await tx.delete(product).where(eq(product.id, row.id));
  await writeAudit(tx, context, {
    action: 'product.deleted',
    subject: { type: 'product', id: row.id },
    before: auditView(rules, row),
    changed: [productChange({ id: row.id, version: row.version + 1 })],
  });
}
