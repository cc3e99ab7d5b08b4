import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { allocation, staffUser, tradeRecord } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockProductTerms } from '../product/find-product.ts';
import type { TradeRecord } from '../trade-terms/trade-terms.ts';
import { type AllocationKey, readAllocation } from './read-allocation.ts';

/**
 * Locks a product and its allocation, which is not found if no draft is saved. Refuses, in this order, who does not work
 * with all clients (FORBIDDEN), a product that is not there (NOT_FOUND), an allocation that is published
 * (ALREADY_DECIDED) and another version than the one seen (STALE_RECORD).
 */
export async function lockAllocation(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  version: number | 'any',
) {
  // It decides orders of every client, those that the user must not know of included.
  if (actorOf(context).scope !== 'all') throw new Problem('FORBIDDEN');
  const product = await lockProductTerms(tx, key.kind, key.productId);
  const [found] = await tx
    .select()
    .from(allocation)
    .where(eq(allocation.productId, product.id))
    .for('update');
  if (found?.status === 'published') {
    throw await asItIsNow(tx, context, key, 'ALREADY_DECIDED', found);
  }
  if (version !== 'any' && (found?.version ?? 0) !== version) {
    throw await asItIsNow(tx, context, key, 'STALE_RECORD', found);
  }
  return { product, found };
}

/** Locks in the order of the accounts. */
export function lockAwaiting(tx: Transaction, productId: string): Promise<TradeRecord[]> {
  return tx
    .select()
    .from(tradeRecord)
    .where(isAwaiting(productId))
    .orderBy(asc(tradeRecord.accountId), asc(tradeRecord.id))
    .for('update');
}

export const isAwaiting = (productId: string) =>
  and(eq(tradeRecord.productId, productId), eq(tradeRecord.status, 'awaiting'));

async function asItIsNow(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  code: 'ALREADY_DECIDED' | 'STALE_RECORD',
  found: typeof allocation.$inferSelect | undefined,
): Promise<Problem> {
  const current: Schemas.Allocation = await readAllocation(tx, context, key);
  const changedById = found?.publishedById ?? found?.draftedById;
  const [person] = changedById
    ? await tx.select({ name: staffUser.name }).from(staffUser).where(eq(staffUser.id, changedById))
    : [];
  return new Problem(code, {
    current: { ...current },
    ...(found && { changedAt: found.updatedAt.toISOString() }),
    ...(person && { changedBy: person.name }),
  });
}
