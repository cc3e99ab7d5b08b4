import { batches } from '../../kernel/db/batches.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import { updateEach } from '../../kernel/db/update-each.ts';
import type { Change } from '../../platform/changes.ts';
import { postTransactions } from '../../platform/ledger/ledger.ts';
import type { TradeRecord, TradeTransition } from './trade-transitions.ts';

/**
 * Applies the transitions in their order, each with its money, in the caller's transaction. The caller
 * writes their audit entries, last, with the events of the accounts answered.
 *
 * Where there are more transitions than go into one statement, they come ordered by account, so that two
 * callers lock the accounts in the same order.
 */
export async function applyTransitions(
  tx: Transaction,
  transitions: readonly TradeTransition[],
): Promise<Change[]> {
  const accounts = new Map<string, Change>();
  for (const batch of batches(transitions)) {
    const moved = await postTransactions(
      tx,
      batch.flatMap(({ posting }) => posting ?? []),
    );
    for (const change of moved) accounts.set(change.id, change);
    const last = new Map(batch.map(({ after }) => [after.id, after]));
    await updateEach(tx, tradeRecord, [...last.values()].map(steppedColumns));
    await tx.insert(tradeEvent).values(batch.map(({ event }) => event));
  }
  return [...accounts.values()];
}

/** What a transition may change. */
function steppedColumns(record: TradeRecord) {
  return {
    id: record.id,
    version: record.version,
    updatedAt: record.updatedAt,
    status: record.status,
    allottedQty: record.allottedQty,
    frozen: record.frozen,
    payable: record.payable,
    paid: record.paid,
    payDeadline: record.payDeadline,
    fee: record.fee,
    soldPrice: record.soldPrice,
    profit: record.profit,
    openedAt: record.openedAt,
    settleAt: record.settleAt,
    plan: record.plan,
    checkerId: record.checkerId,
    checkedAt: record.checkedAt,
    reasonCode: record.reasonCode,
    reason: record.reason,
  };
}
