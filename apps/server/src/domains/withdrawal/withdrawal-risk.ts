import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { kyc, withdrawal } from '../../kernel/db/schema.ts';
import {
  type AssessedRisk,
  assessRisk,
  codesFound,
  type RiskCode,
  readRiskLevels,
} from '../risk/risk-levels.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { daysBefore } from './evidence/evidence-time.ts';
import { failuresOdd, passwordDays } from './evidence/security-evidence.ts';
import { withdrawalEvidence } from './evidence/withdrawal-evidence.ts';
import { findWithdrawalRow, type WithdrawalRow } from './withdrawal-row.ts';

/** Other clients count whether or not the person may see them, as in the evidence. */
const everybody = { scope: 'all', scopeOwnerId: '' } as const;

/** The risk of a withdrawal as of now: what its evidence finds odd. */
export async function assessWithdrawal(reader: Reader, row: WithdrawalRow): Promise<AssessedRisk> {
  const levels = await readRiskLevels(reader, 'withdrawal');
  const evidence = await withdrawalEvidence(reader, everybody, row);
  const [check] = await reader
    .select({ status: kyc.status })
    .from(kyc)
    .where(eq(kyc.clientId, row.withdrawal.clientId));
  return assessRisk(
    levels,
    reasonsOf(evidence, {
      isVerified: check?.status === 'approved',
      passwordSince: daysBefore(row, passwordDays),
    }),
    new Date(),
  );
}

export function reasonsOf(
  evidence: Schemas.WithdrawalEvidence,
  { isVerified, passwordSince }: { isVerified: boolean; passwordSince: Date },
): RiskCode<'withdrawal'>[] {
  const { holder, destination, security, turnover } = evidence;
  const since = (at: string | null, from: string) => at !== null && at >= from;
  return codesFound({
    holder_differs: holder !== null && !holder.matches,
    shared_destination: evidence.shared_destination.odd,
    client_unverified: !isVerified,
    new_destination: destination.odd,
    password_changed: since(security.password_changed_at, passwordSince.toISOString()),
    sessions_ended: since(security.sessions_ended_at, security.since),
    new_device: security.new_devices.length > 0,
    failed_sign_ins: security.failed_sign_ins >= failuresOdd,
    not_traded: turnover.odd,
    shared_ip: evidence.shared_access.odd,
  } satisfies Record<keyof Schemas.WithdrawalRiskLevels, boolean>);
}

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
