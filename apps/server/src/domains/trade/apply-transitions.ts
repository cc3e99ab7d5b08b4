import { and, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { tradeEvent, tradeRecord } from '../../kernel/db/schema.ts';
import { batches, updateChanged } from '../../kernel/db/update-each.ts';
import { runEachDue } from '../../kernel/run-each.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { postTransactions } from '../../platform/ledger/ledger.ts';
import { endWork } from '../../platform/work-item.ts';
import { lapse, type TradeTransition } from './trade-transitions.ts';

/**
 * The caller writes the audit entries last, with the events of the returned accounts. More transitions than fit into
 * one statement must be ordered by account, so that two callers lock the accounts in the same order.
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
    await updateChanged(tx, tradeRecord, batch);
    await tx.insert(tradeEvent).values(batch.map(({ event }) => event));
  }
  return [...accounts.values()];
}

export async function applyTransition(
  tx: Transaction,
  transition: TradeTransition,
): Promise<AuditEntry> {
  const accounts = await applyTransitions(tx, [transition]);
  const { audit, after } = transition;
  const ended = await endWork(tx, { type: 'trade', id: after.id });
  return { ...audit, changed: [...audit.changed, ...accounts, ...ended] };
}

/**
 * Releases the allotments whose deadline has passed without the whole payment, and gives the parts back; returns how
 * many. Throws as `runEachDue` does.
 */
export async function lapseUnpaidAllotments(db: Database, now: Date): Promise<number> {
  const overdue = and(
    inArray(tradeRecord.status, ['payment', 'outstanding']),
    lte(tradeRecord.payDeadline, now),
  );
  const which = { due: overdue, orderBy: [tradeRecord.payDeadline] };
  const lapsed = await runEachDue(db, tradeRecord, which, async (tx, record) => {
    const transition = lapse(record, { actorId: null, at: now });
    await writeAudit(tx, null, await applyTransition(tx, transition));
    return transition;
  });
  return lapsed.length;
}
