import type { Schemas } from '@brokerdesk/sdk';
import {
  type AnyColumn,
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { client, deposit } from '../../db/schema.ts';
import { formatMoney } from '../../money/decimal.ts';
import { sumBalances } from '../client/list-clients.ts';
import type { TimeRange } from './time-range.ts';

interface DepositFigures {
  pending: Schemas.CountAndTotals;
  inRange: NonNullable<Schemas.Summary['deposits']>;
}

function within(column: AnyColumn, { from, to }: TimeRange): SQL | undefined {
  return and(gte(column, from), lt(column, to));
}

/**
 * Deposits that wait now, and those made, approved, rejected or taken back in the range, each by
 * currency: one query. What was approved in the range counts as approved also when it was taken
 * back later, so that yesterday's figures stay as they were.
 */
export async function depositFigures(
  reader: Reader,
  clients: SQL | undefined,
  range: TimeRange,
): Promise<DepositFigures> {
  const is = {
    pending: eq(deposit.status, 'pending'),
    created: within(deposit.createdAt, range),
    approved: and(
      inArray(deposit.status, ['approved', 'rolled_back']),
      within(deposit.checkedAt, range),
    ),
    rejected: and(eq(deposit.status, 'rejected'), within(deposit.checkedAt, range)),
    rolled_back: within(deposit.rolledBackAt, range),
  };
  const tally = (condition: SQL | undefined) => ({
    count: sql<number>`count(*) filter (where ${condition})`.mapWith(Number),
    amount: sql<string>`coalesce(sum(${deposit.amount}) filter (where ${condition}), 0)`,
  });
  const rows = await reader
    .select({
      currency: deposit.currency,
      pending: tally(is.pending),
      created: tally(is.created),
      approved: tally(is.approved),
      rejected: tally(is.rejected),
      rolled_back: tally(is.rolled_back),
    })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .where(and(clients, or(...Object.values(is))))
    .groupBy(deposit.currency)
    .orderBy(asc(deposit.currency));
  const of = (kind: keyof typeof is): Schemas.CountAndTotals => {
    const totals = rows
      .filter((row) => row[kind].count > 0)
      .map(({ currency, ...row }) => ({
        currency,
        count: row[kind].count,
        amount: formatMoney(row[kind].amount, currency),
      }));
    return { count: totals.reduce((sum, total) => sum + total.count, 0), totals };
  };
  return {
    pending: of('pending'),
    inRange: {
      created: of('created'),
      approved: of('approved'),
      rejected: of('rejected'),
      rolled_back: of('rolled_back'),
    },
  };
}

export async function clientFigures(
  reader: Reader,
  clients: SQL | undefined,
  range: TimeRange,
): Promise<NonNullable<Schemas.Summary['clients']>> {
  const [counted] = await reader
    .select({
      total: count(),
      new: sql<number>`count(*) filter (where ${within(client.createdAt, range)})`.mapWith(Number),
      online: sql<number>`count(*) filter (where ${client.online})`.mapWith(Number),
    })
    .from(client)
    .where(clients);
  const balances = await sumBalances(reader, clients);
  return { ...(counted ?? { total: 0, new: 0, online: 0 }), balances };
}
