import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { kyc, withdrawal } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';
import { isHighRisk } from '../client-access/client-ref.ts';
import { codesFound, type RiskCode, riskOf } from '../risk/risk.ts';
import { daysBefore, failuresOdd, passwordDays } from './evidence/security-evidence.ts';
import { withdrawalEvidence } from './evidence/withdrawal-evidence.ts';
import { findWithdrawalRow, type WithdrawalRow, withdrawalChange } from './withdrawal-row.ts';

/** Other clients count whether or not the user may see them, as in the evidence. */
const everybody = { scope: 'all', scopeOwnerId: '' } as const;

async function codesOf(reader: Reader, row: WithdrawalRow): Promise<RiskCode<'withdrawal'>[]> {
  const evidence = await withdrawalEvidence(reader, everybody, row);
  const [check] = await reader
    .select({ status: kyc.status })
    .from(kyc)
    .where(eq(kyc.clientId, row.withdrawal.clientId));
  return reasonsOf(evidence, {
    isVerified: check?.status === 'approved',
    isHighRisk: isHighRisk(row.client.riskLevel),
    passwordSince: daysBefore(row, passwordDays),
  });
}

export const assessWithdrawal = async (reader: Reader, row: WithdrawalRow) =>
  withdrawalRisk.asOfNow(await codesOf(reader, row));

export const withdrawalRisk = riskOf('withdrawal', withdrawal, async (reader, ids) => {
  const codes = new Map<string, RiskCode<'withdrawal'>[]>();
  for (const id of ids) {
    const row = await findWithdrawalRow(reader, everybody, eq(withdrawal.id, id));
    if (row !== undefined) codes.set(id, await codesOf(reader, row));
  }
  return codes;
});

export async function reassessWithdrawalsOf(tx: Transaction, clientId: string): Promise<Change[]> {
  const changed = await withdrawalRisk.refresh(tx, eq(withdrawal.clientId, clientId));
  return changed.map(withdrawalChange);
}

export function reasonsOf(
  evidence: Schemas.WithdrawalEvidence,
  found: { isVerified: boolean; isHighRisk: boolean; passwordSince: Date },
): RiskCode<'withdrawal'>[] {
  const { holder, destination, security, turnover } = evidence;
  const since = (at: string | null, from: string) => at !== null && at >= from;
  return codesFound({
    holder_differs: holder !== null && !holder.matches,
    shared_destination: evidence.shared_destination.odd,
    client_unverified: !found.isVerified,
    client_high_risk: found.isHighRisk,
    new_destination: destination.odd,
    password_changed: since(security.password_changed_at, found.passwordSince.toISOString()),
    sessions_ended: since(security.sessions_ended_at, security.since),
    new_device: security.new_devices.length > 0,
    failed_sign_ins: security.failed_sign_ins >= failuresOdd,
    not_traded: turnover.odd,
    shared_ip: evidence.shared_access.odd,
  } satisfies Record<keyof Schemas.WithdrawalRiskLevels, boolean>);
}
