import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, gte, lte, ne, sum } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/database.ts';
import { deposit, tradeRecord } from '../../../kernel/db/schema.ts';
import { compare, formatMoney } from '../../../kernel/money/decimal.ts';
import type { WithdrawalRow } from '../withdrawal-row.ts';
import { daysBefore, knownUntil } from './evidence-time.ts';

const lookBackDays = 30;

export async function turnoverEvidence(
  reader: Reader,
  row: WithdrawalRow,
): Promise<Schemas.TurnoverEvidence> {
  const { currency } = row.withdrawal;
  const money = (value: string | null) => formatMoney(value ?? '0', currency);
  const last = await lastDeposit(reader, row);
  const traded = await tradedSince(reader, row, last?.checkedAt ?? null);
  if (last?.checkedAt == null) {
    return { odd: false, deposit: null, traded: money(traded.amount), orders: traded.orders };
  }
  const fresh = last.checkedAt >= daysBefore(row, lookBackDays);
  return {
    odd: fresh && compare(traded.amount ?? '0', last.creditedAmount) < 0,
    deposit: {
      order_no: last.orderNo,
      amount: money(last.creditedAmount),
      approved_at: last.checkedAt.toISOString(),
    },
    traded: money(traded.amount),
    orders: traded.orders,
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
