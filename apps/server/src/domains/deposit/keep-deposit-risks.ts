import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { depositChange } from './deposit-change.ts';
import { assessDeposits } from './deposit-risk.ts';

/**
 * Stores the risk of these deposits, which were made or changed, and of those that wait and share a reference,
 * a transaction or a proof with one of them. Answers the others of which it changed.
 */
export async function keepDepositRisks(
  tx: Transaction,
  ids: readonly [string, ...string[]],
): Promise<Change[]> {
  const changed = await refreshDeposits(tx, repeating(ids));
  return changed.filter(({ id }) => !ids.includes(id)).map(depositChange);
}

/** Assesses the waiting deposits of a client whose identity changed. Returns those whose risk changed. */
export async function reassessDepositsOf(tx: Transaction, clientId: string): Promise<Change[]> {
  return (await refreshDeposits(tx, eq(deposit.clientId, clientId))).map(depositChange);
}

/**
 * Assesses the deposits that wait and fit. One that somebody decides meanwhile is left out: its own risk is
 * assessed with the decision, and waiting for it could lock two decisions out of each other.
 */
export async function refreshDeposits(tx: Transaction, which: SQL, max?: number) {
  const { id, version, clientId, riskReasons, riskCheckedAt } = deposit;
  const waiting = tx
    .select({ id, version, clientId, riskReasons, riskCheckedAt })
    .from(deposit)
    .where(and(eq(deposit.status, 'pending'), which))
    .orderBy(sql`${riskCheckedAt} asc nulls first`)
    .$dynamic();
  const found = await (max === undefined ? waiting : waiting.limit(max)).for('update', {
    skipLocked: true,
  });
  const risks = await assessDeposits(
    tx,
    found.map((record) => record.id),
  );
  return storeRisk(tx, deposit, found, risks);
}

/** Looked for beforehand: PostgreSQL cannot guess how few share a proof, and would read all that wait. */
function repeating(ids: readonly string[]): SQL {
  const mine = sql`select reference_no, txid, screenshot_id from deposit where ${inArray(sql`id`, [...ids])}`;
  return sql`${deposit.id} = any (array(
    select id from deposit where ${inArray(sql`id`, [...ids])}
    union select d.id from deposit d join (${mine}) mine on d.reference_no = mine.reference_no
    union select d.id from deposit d join (${mine}) mine on d.txid = mine.txid
    union select d.id from (${mine}) mine join file own on own.id = mine.screenshot_id
      join file theirs on theirs.sha256 = own.sha256 join deposit d on d.screenshot_id = theirs.id))`;
}
