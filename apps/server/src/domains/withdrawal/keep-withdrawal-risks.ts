import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import type { AssessedRisk } from '../risk/risk-levels.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { assessWithdrawal } from './withdrawal-risk.ts';
import { findWithdrawalRow } from './withdrawal-row.ts';

const everybody = { scope: 'all', scopeOwnerId: '' } as const;

/**
 * Assesses the withdrawals that wait and fit, and answers those whose risk changed; one that somebody decides
 * meanwhile is left out.
 */
export async function refreshWithdrawals(tx: Transaction, which: SQL, max?: number) {
  const { id, version, clientId, riskReasons, riskCheckedAt } = withdrawal;
  const waiting = tx
    .select({ id, version, clientId, riskReasons, riskCheckedAt })
    .from(withdrawal)
    .where(and(eq(withdrawal.status, 'pending'), which))
    .orderBy(sql`${riskCheckedAt} asc nulls first`)
    .$dynamic();
  const found = await (max === undefined ? waiting : waiting.limit(max)).for('update', {
    skipLocked: true,
  });
  const risks = new Map<string, AssessedRisk>();
  for (const record of found) {
    const row = await findWithdrawalRow(tx, everybody, eq(withdrawal.id, record.id));
    if (row !== undefined) risks.set(record.id, await assessWithdrawal(tx, row));
  }
  return storeRisk(tx, withdrawal, found, risks);
}
