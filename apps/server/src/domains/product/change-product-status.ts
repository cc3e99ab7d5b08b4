import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { holdSession } from '../../platform/sessions/sessions.ts';
import { nextStates } from '../../platform/state-table.ts';
import { lockProduct, requireVersion } from './find-product.ts';
import { countOpenRecords } from './product-in-use.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import { endedStates } from './product-states.ts';
import type { ProductKind, ProductStatus, ProductView } from './product-types.ts';
import { productView } from './store-product.ts';
import { storeChange } from './update-product.ts';

/**
 * Takes a product to another state. Refused, in this order: it is not there (NOT_FOUND), its state
 * does not lead there (INVALID_TRANSITION), the person saw another version (STALE_RECORD), it would
 * end with trade records open (PRODUCT_IN_USE), or be listed without a price (ISSUE_PRICE_MISSING).
 */
export async function changeProductStatus<K extends ProductKind>(
  tx: Transaction,
  context: RequestContext | null,
  rules: ProductKindRules<K>,
  wanted: { id: string; status: ProductStatus<K>; version: number; at?: Date },
): Promise<ProductView<K>> {
  if (context !== null) await holdSession(tx, actorOf(context));
  const row = await lockProduct(tx, rules.kind, wanted.id);
  const view = productView(rules, row);
  if (!nextStates(rules.states, view.status).includes(wanted.status)) {
    throw new Problem('INVALID_TRANSITION', { values: { from: row.status } });
  }
  await requireVersion(tx, rules, row, wanted.version);
  if (endedStates.includes(wanted.status)) await requireNothingOpen(tx, row.id);
  if (wanted.status === 'listing' && 'issue_price' in view && view.issue_price === null) {
    throw new Problem('ISSUE_PRICE_MISSING');
  }
  return storeChange(tx, context, rules, {
    row,
    set: { status: wanted.status },
    action: 'product.status_changed',
    ...(wanted.at !== undefined && { at: wanted.at }),
  });
}

/** What clients have open would be left on a product that is no more. */
async function requireNothingOpen(tx: Transaction, productId: string): Promise<void> {
  const open = await countOpenRecords(tx, productId);
  if (open > 0) throw new Problem('PRODUCT_IN_USE', { values: { count: String(open) } });
}
