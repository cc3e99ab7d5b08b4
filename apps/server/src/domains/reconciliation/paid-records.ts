import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import {
  bankMatchItem,
  bankStatement,
  bankStatementLine,
  client,
  deposit,
  ownBankAccount,
  withdrawal,
} from '../../kernel/db/schema.ts';
import { compare, type Decimal, formatMoney, negate } from '../../kernel/money/decimal.ts';
import { dateOf } from '../../platform/time-zone.ts';
import { type LineRow, lineColumns } from '../bank-line/bank-line.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import type { Candidate, OpenLine } from './compare-lines.ts';

export const openMax = 20_000;

export const isPaidDeposit = and(
  eq(deposit.subType, 'bank'),
  inArray(deposit.status, ['pending', 'approved']),
);

export const isPaidWithdrawal = and(
  inArray(withdrawal.payout, ['sent', 'paid']),
  sql`${withdrawal.destination}->>'kind' = 'bank'`,
);

const isUnmatched = (
  column: typeof bankMatchItem.depositId | typeof bankMatchItem.withdrawalId,
  id: typeof deposit.id | typeof withdrawal.id,
) => sql`not exists (select 1 from ${bankMatchItem} where ${column} = ${id})`;

/** Needs the join of `client`. */
export const isOpenDeposit = and(
  isPaidDeposit,
  eq(client.fake, false),
  isUnmatched(bankMatchItem.depositId, deposit.id),
);

export const isOpenWithdrawal = and(
  isPaidWithdrawal,
  isUnmatched(bankMatchItem.withdrawalId, withdrawal.id),
);

export async function loadLines(
  reader: Reader,
  where: SQL | undefined,
  limit: number,
): Promise<LineRow[]> {
  return reader
    .select(lineColumns)
    .from(bankStatementLine)
    .innerJoin(bankStatement, eq(bankStatement.id, bankStatementLine.statementId))
    .innerJoin(ownBankAccount, eq(ownBankAccount.id, bankStatementLine.accountId))
    .where(where)
    .orderBy(sql`${bankStatementLine.day} desc`, bankStatementLine.position)
    .limit(limit);
}

interface Wanted {
  where: SQL | undefined;
  order?: SQL;
  limit?: number;
}

export async function loadDeposits(
  reader: Reader,
  {
    timeZone,
    where,
    order = sql`${deposit.madeAt} desc`,
    limit = openMax,
  }: Wanted & { timeZone: string },
): Promise<Schemas.PaidRecord[]> {
  const rows = await reader
    .select({ deposit, ...refColumns })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map(({ deposit: record, ...row }) => ({
    type: 'deposit',
    id: record.id,
    order_no: record.orderNo,
    client: clientRef(row.client, row.agent),
    day: dateOf(record.madeAt, timeZone),
    amount: formatMoney(record.amount, record.currency),
    currency: record.currency,
    name: record.payerName ?? row.client.fullName,
    reference: record.referenceNo,
    status: record.status,
  }));
}

export async function loadWithdrawals(
  reader: Reader,
  { where, order = sql`${withdrawal.sentAt} desc`, limit = openMax }: Wanted,
): Promise<Schemas.PaidRecord[]> {
  const rows = await reader
    .select({ withdrawal, ...refColumns })
    .from(withdrawal)
    .innerJoin(client, eq(client.id, withdrawal.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(where)
    .orderBy(order)
    .limit(limit);
  return rows.map(({ withdrawal: record, ...row }) => ({
    type: 'withdrawal',
    id: record.id,
    order_no: record.orderNo,
    client: clientRef(row.client, row.agent),
    day: record.sentOn ?? '',
    amount: formatMoney(record.netAmount, record.currency),
    currency: record.currency,
    name: record.destination.kind === 'bank' ? record.destination.holder_name : null,
    reference: record.payoutReference,
    status: record.status,
  }));
}

export const unsigned = (amount: Decimal) => (compare(amount, '0') < 0 ? negate(amount) : amount);

export function openLine({ line }: LineRow): OpenLine {
  return {
    id: line.id,
    direction: compare(line.amount, '0') > 0 ? 'in' : 'out',
    amount: unsigned(line.amount),
    ...{ day: line.day, currency: line.currency, payer: line.payer },
    ...{ reference: line.reference, text: line.text, reversal: line.reversal },
  };
}

export function candidate(record: Schemas.PaidRecord): Candidate {
  return {
    id: record.id,
    direction: record.type === 'deposit' ? 'in' : 'out',
    ...{ day: record.day, amount: record.amount, currency: record.currency, name: record.name },
    ...{ reference: record.reference, orderNo: record.order_no },
  };
}
