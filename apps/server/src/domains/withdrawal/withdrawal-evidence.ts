import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, count, desc, eq, gte, lte, ne, sql, sum } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { auditLog, deposit, kyc, tradeRecord, withdrawal } from '../../kernel/db/schema.ts';
import { compare, formatMoney } from '../../kernel/money/decimal.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/changes.ts';
import { isNameOf } from '../client/same-name.ts';
import { isHighRisk } from '../client-access/client-ref.ts';
import { codesFound, type RiskCode, riskOf } from '../risk/risk.ts';
import {
  daysBefore,
  destinationEvidence,
  failuresOdd,
  knownUntil,
  passwordDays,
  securityEvidence,
  sharedAccess,
  sharedDestination,
} from './security-evidence.ts';
import { findWithdrawalRow, type WithdrawalRow, withdrawalChange } from './withdrawal-row.ts';

async function holderEvidence(
  reader: Reader,
  { withdrawal, client }: WithdrawalRow,
): Promise<Schemas.HolderEvidence | null> {
  const { destination, clientId } = withdrawal;
  if (destination.kind !== 'bank') return null;
  const [check] = await reader
    .select({
      status: kyc.status,
      fullName: kyc.fullName,
      latinName: kyc.latinName,
      checkedAt: kyc.checkedAt,
    })
    .from(kyc)
    .where(eq(kyc.clientId, clientId));
  const verified = check?.status === 'approved' ? check : null;
  const clientName = verified?.fullName ?? (await firstName(reader, clientId)) ?? client.fullName;
  const latinName = verified?.latinName ?? null;
  const matches = isNameOf(destination.holder_name, clientName, latinName);
  const verifiedAt = verified?.checkedAt?.toISOString() ?? null;
  return {
    odd: !matches || verifiedAt === null,
    holder_name: destination.holder_name,
    client_name: clientName,
    latin_name: latinName,
    matches,
    verified_at: verifiedAt,
  };
}

/**
 * The name before staff first changed it: one that no one has verified is not made to fit a card. Null if none did.
 */
async function firstName(reader: Reader, clientId: string): Promise<string | null> {
  const [first] = await reader
    .select({ name: sql<string | null>`${auditLog.before} ->> 'full_name'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'client'),
        eq(auditLog.subjectId, clientId),
        eq(auditLog.action, 'client.updated'),
      ),
    )
    .orderBy(asc(auditLog.seq))
    .limit(1);
  return first?.name ?? null;
}

const lookBackDays = 30;

async function turnoverEvidence(
  reader: Reader,
  row: WithdrawalRow,
): Promise<Schemas.TurnoverEvidence> {
  const { currency } = row.withdrawal;
  const money = (value: string | null) => formatMoney(value ?? '0', currency);
  const last = await lastDeposit(reader, row);
  const { amount, orders } = await tradedSince(reader, row, last?.checkedAt ?? null);
  const traded = { traded: money(amount), orders };
  if (last?.checkedAt == null) return { odd: false, deposit: null, ...traded };
  const fresh = last.checkedAt >= daysBefore(row, lookBackDays);
  return {
    odd: fresh && compare(amount ?? '0', last.creditedAmount) < 0,
    deposit: {
      order_no: last.orderNo,
      amount: money(last.creditedAmount),
      approved_at: last.checkedAt.toISOString(),
    },
    ...traded,
  };
}

async function lastDeposit(reader: Reader, row: WithdrawalRow) {
  const { clientId, accountId } = row.withdrawal;
  const { orderNo, creditedAmount, checkedAt } = deposit;
  const [last] = await reader
    .select({ orderNo, creditedAmount, checkedAt })
    .from(deposit)
    .where(
      and(
        eq(deposit.clientId, clientId),
        eq(deposit.accountId, accountId),
        eq(deposit.status, 'approved'),
        lte(checkedAt, knownUntil(row)),
      ),
    )
    .orderBy(desc(checkedAt), desc(deposit.id))
    .limit(1);
  return last;
}

async function tradedSince(reader: Reader, row: WithdrawalRow, since: Date | null) {
  const { clientId, accountId } = row.withdrawal;
  const { openedAt, paid, kind } = tradeRecord;
  const [found] = await reader
    .select({ amount: sum(paid), orders: count() })
    .from(tradeRecord)
    .where(
      and(
        eq(tradeRecord.clientId, clientId),
        eq(tradeRecord.accountId, accountId),
        // A fee for a plan: nothing is traded by it.
        ne(kind, 'subscribe'),
        since === null ? undefined : gte(openedAt, since),
        lte(openedAt, knownUntil(row)),
      ),
    );
  return { amount: found?.amount ?? null, orders: found?.orders ?? 0 };
}

export async function withdrawalEvidence(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
): Promise<Schemas.WithdrawalEvidence> {
  return {
    holder: await holderEvidence(reader, row),
    destination: await destinationEvidence(reader, row),
    security: await securityEvidence(reader, row),
    turnover: await turnoverEvidence(reader, row),
    shared_access: await sharedAccess(reader, actor, row),
    shared_destination: await sharedDestination(reader, actor, row),
  };
}

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
