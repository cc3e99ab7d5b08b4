import { nextStates } from '@brokerdesk/machines/records';
import { codeLabel } from '@brokerdesk/sdk/labels';
import type { Transaction } from '../../kernel/db/database.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { lockProduct, requireProductVersion } from './find-product.ts';
import { blockOf, endedStates } from './product-allowed.ts';
import { countOpenRecords } from './product-in-use.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import type { ProductFacts, ProductKind, ProductStatus } from './product-types.ts';
import { productFacts } from './store-product.ts';
import { storeChange } from './update-product.ts';

/**
 * Throws in this order NOT_FOUND, INVALID_TRANSITION, STALE_RECORD, PRODUCT_IN_USE for open trade records, and
 * ISSUE_PRICE_MISSING.
 */
export async function changeProductStatus<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext | null,
  rules: ProductKindRules<K>,
  wanted: { id: string; status: ProductStatus<K>; version: number; at?: Date },
): Promise<ProductFacts<K>> {
  const row = await lockProduct(tx, rules.kind, wanted.id);
  const facts = productFacts(rules, row);
  if (!nextStates(rules.states, facts.status).includes(wanted.status)) {
    throw invalidTransition((language) => codeLabel('product', 'status', facts.status, language));
  }
  await requireProductVersion(tx, context, rules, { row, seen: wanted.version });
  const open = endedStates.includes(wanted.status) ? await countOpenRecords(tx, row.id) : 0;
  const block = blockOf(facts, wanted.status, open);
  if (block !== null) throw new Problem(block, { values: { count: String(open) } });
  return storeChange(tx, context, rules, {
    row,
    set: { status: wanted.status },
    action: 'product.status_changed',
    ...(wanted.at !== undefined && { at: wanted.at }),
  });
}
