import { and, eq, notInArray, sum } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, product, tradeRecord } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  formatRate,
  isWholeLots,
  minus,
} from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { refuseDecision } from '../approval/reviewed-record.ts';
import { isTrade, requireTradeRow, type TradeKey, type TradeRow } from './trade-row.ts';
import { isPooled } from './trade-terms.ts';
import { denialFor, type StaffAction, tradeView } from './trade-view.ts';

/**
 * Locks a trade record in the person's scope and refuses what may not be done to it, in this order:
 * it is not there (NOT_FOUND), its state does not allow it (ALREADY_DECIDED, INVALID_TRANSITION), the
 * person saw another version (STALE_RECORD), and then what concerns the product and its deadlines.
 * The product of an order that is to be approved out of a pool is locked before it, as an allocation
 * does.
 */
export async function lockTrade(
  tx: Transaction,
  context: RequestContext,
  wanted: TradeKey & { version: number; action: StaffAction },
): Promise<TradeRow> {
  const actor = actorOf(context);
  const { action } = wanted;
  if (action === 'approve' && isPooled(wanted.kind)) {
    const before = await requireTradeRow(tx, actor, wanted);
    await lockProduct(tx, before.product.id);
  }
  await tx
    .select({ id: tradeRecord.id })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(isTrade(actor, wanted))
    .for('update', { of: tradeRecord });
  const row = await requireTradeRow(tx, actor, wanted);
  const decider = await readDecider(tx, context, row.trade.clientId);
  await refuseDecision(tx, denialFor(action, row, decider), wanted.version, {
    ...{ subject: { type: 'trade', id: wanted.id }, ...row.trade },
    view: () => tradeView(row, decider),
  });
  return row;
}

/** A transaction that gives out pieces of a product waits for the one that does so now. */
export async function lockProduct(tx: Transaction, id: string): Promise<TradeRow['product']> {
  const [found] = await tx.select().from(product).where(eq(product.id, id)).for('no key update');
  if (found === undefined) throw new Problem('NOT_FOUND');
  return found;
}

type Product = TradeRow['product'];

/** Pieces of the product that were allotted to orders that stand. */
export async function takenOf(reader: Reader, productId: string): Promise<Decimal> {
  const [row] = await reader
    .select({ taken: sum(tradeRecord.allottedQty) })
    .from(tradeRecord)
    .where(
      and(
        eq(tradeRecord.productId, productId),
        notInArray(tradeRecord.status, ['awaiting', 'released']),
      ),
    );
  return formatRate(row?.taken ?? '0');
}

/** A product that says nothing of its pool has nothing to give out. */
export function poolOf({ poolQty, lotSize }: Product): { pool: Decimal; lot: Decimal } {
  return { pool: String(poolQty ?? 0), lot: String(lotSize ?? 1) };
}

/** The product is locked, so that what is left now is left until the transaction ends. */
export async function requireLeftInPool(
  reader: Reader,
  product: Product,
  needed: Decimal,
): Promise<void> {
  const left = minus(poolOf(product).pool, await takenOf(reader, product.id));
  if (compare(needed, left) <= 0) return;
  throw new Problem('ALLOTTED_ABOVE_POOL', { values: { left, needed: formatRate(needed) } });
}

/** Undefined if nothing is. */
export function wrongAllotment(
  field: string,
  allotted: Decimal,
  { applied, lot }: { applied: Decimal; lot: Decimal },
): FieldProblem | undefined {
  if (compare(allotted, applied) > 0) {
    return { field, code: 'ALLOTTED_ABOVE_APPLIED', values: { applied: formatRate(applied) } };
  }
  return isWholeLots(allotted, lot)
    ? undefined
    : { field, code: 'NOT_WHOLE_LOTS', values: { lot } };
}
