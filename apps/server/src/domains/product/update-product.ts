import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { agreedPriceProblems } from './block-product.ts';
import { checkProduct } from './check-product.ts';
import { lockProduct, requireFreeCode, requireProductVersion } from './find-product.ts';
import { marketProblems } from './on-market-days.ts';
import { endedStates } from './product-allowed.ts';
import { productChange } from './product-history.ts';
import { requirePromisesKept } from './product-in-use.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductBody, ProductFacts, ProductKind } from './product-types.ts';
import { isLeftToSecondPerson, movesValue } from './second-person.ts';
import { auditView, codeOf, productFacts, toColumns } from './store-product.ts';
import { requireStrikable, storeNav } from './struck-nav.ts';
import { requireCapacityKept } from './used-capacity.ts';

/**
 * Throws in this order NOT_FOUND, INVALID_TRANSITION, STALE_RECORD, VALIDATION, PRODUCT_IN_USE, VALIDATION with
 * BELOW_TAKEN, and as `requireStrikable`. To move what results are measured by takes two people while trade records are
 * open: the first only makes a proposal.
 */
export async function updateProduct<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext,
  rules: ProductKindRules<K>,
  wanted: { id: string; version: number; body: ProductBody<K>; action?: 'product.valued' },
): Promise<ProductFacts<K>> {
  const row = await lockProduct(tx, rules.kind, wanted.id);
  if (endedStates.includes(row.status)) {
    throw invalidTransition((language) => codeLabel('product', 'status', row.status, language));
  }
  await requireProductVersion(tx, context, rules, { row, seen: wanted.version });
  const before = productFacts(rules, row);
  const body = rules.complete?.(wanted.body) ?? wanted.body;
  const beside = [
    ...(await marketProblems(tx, rules, body, before)),
    ...(await agreedPriceProblems(tx, rules.kind, body, before)),
  ];
  checkProduct(rules, body, { now: new Date(), status: before.status, beside });
  const columns = toColumns(rules, body, new Date(), row);
  const after = productFacts(rules, { ...row, ...columns });
  await requirePromisesKept(tx, rules, before, after);
  await requireCapacityKept(tx, row, columns);
  await requireFreeCode(tx, rules, { code: codeOf(body), exceptId: row.id });
  if (isFund(before) && isFund(after) && movesValue(rules, before, after)) {
    await requireStrikable(tx, context, before, after);
  }
  if (await isLeftToSecondPerson(tx, context, rules, { before, after, wanted })) return before;
  return storeChange(tx, context, rules, {
    row,
    set: columns,
    action: wanted.action ?? 'product.changed',
  });
}

const isFund = (facts: object): facts is ProductFacts<'fund'> => 'nav_at' in facts;

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
): Promise<ProductFacts<K>> {
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
  await storeNav(tx, context, { before: row, after: changed, at });
  await writeAudit(tx, context, {
    action,
    subject: { type: 'product', id: row.id },
    before: auditView(rules, row),
    after: auditView(rules, changed),
    at,
    changed: [productChange(changed)],
  });
  return productFacts(rules, changed);
}
