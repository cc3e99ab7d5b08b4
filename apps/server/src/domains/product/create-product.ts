import type { Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { agreedPriceProblems } from './block-product.ts';
import { checkProduct } from './check-product.ts';
import { requireFreeCode } from './find-product.ts';
import { marketProblems } from './on-market-days.ts';
import { productChange } from './product-history.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductBody, ProductFacts, ProductKind } from './product-types.ts';
import { auditView, codeOf, productFacts, toColumns } from './store-product.ts';
import { storeNav } from './struck-nav.ts';

/** `context` is null for the seed, whose markets may be disabled. */
export async function createProduct<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext | null,
  rules: ProductKindRules<K>,
  wanted: ProductBody<K>,
  { id, at = new Date() }: { id?: string; at?: Date } = {},
): Promise<ProductFacts<K>> {
  const body = rules.complete?.(wanted) ?? wanted;
  const beside =
    context === null
      ? []
      : [
          ...(await marketProblems(tx, rules, body, null)),
          ...(await agreedPriceProblems(tx, rules.kind, body, null)),
        ];
  checkProduct(rules, body, { now: at, status: rules.start, beside });
  await requireFreeCode(tx, rules, { code: codeOf(body), exceptId: null });
  const [row] = await tx
    .insert(product)
    .values({
      ...(id !== undefined && { id }),
      kind: rules.kind,
      status: rules.start,
      ...toColumns(rules, body, at),
      updatedById: context?.actor?.id ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (row === undefined) throw new Error('The product was not returned by the database.');
  await storeNav(tx, context, { before: null, after: row, at });
  await writeAudit(tx, context, {
    action: 'product.created',
    subject: { type: 'product', id: row.id },
    after: auditView(rules, row),
    at,
    changed: [productChange(row)],
  });
  return productFacts(rules, row);
}
