import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, count, desc, eq, gte, lte, ne, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/database.ts';
import { auditLog, deposit, kyc, tradeRecord } from '../../../kernel/db/schema.ts';
import { compare, formatMoney } from '../../../kernel/money/decimal.ts';
import type { ScopedActor } from '../../../platform/actor.ts';
import { isNameOf } from '../../client/same-name.ts';
import type { WithdrawalRow } from '../withdrawal-row.ts';
import { destinationEvidence } from './destination-evidence.ts';
import { daysBefore, knownUntil, securityEvidence } from './security-evidence.ts';
import { sharedAccess, sharedDestination } from './shared-clients.ts';

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
