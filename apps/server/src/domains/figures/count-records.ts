import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, count, not, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { recordScope } from '../client-access/client-scope.ts';
import type { ListFigures } from '../currency/list-figures.ts';
import { hasQuestion, pausedUntil, type QuestionedTable } from '../question/open-question.ts';
import type { StatClients } from './stat-question.ts';

type WaitingQueue = Schemas.WaitingQueue;
export type Found = Pick<WaitingQueue, 'count' | 'totals' | 'oldest_at'>;
export type CountedQueue = Omit<WaitingQueue, 'base' | 'target_minutes'>;

export interface Question {
  reader: Reader;
  actor: Actor;
  clients: StatClients;
}

export interface Records {
  table: PgTable;
  clientId: PgColumn;
  waitsSince: PgColumn | SQL;
  questioned?: QuestionedTable;
  where: SQL | undefined;
  makerId?: PgColumn;
  money?: { amount: PgColumn | SQL; currency: PgColumn };
  /** Count and totals of their list, if they are kept: to read each record takes a hundred times as long. */
  kept?: ((question: Question) => Promise<ListFigures>) | undefined;
}

export async function countRecords(question: Question, records: Records): Promise<Found> {
  if (records.kept === undefined) return foundOf(await readCounts(question, records));
  const { total, totals } = await records.kept(question);
  return {
    count: total,
    totals,
    oldest_at: total === 0 ? null : await findOldest(question, records),
  };
}

async function findOldest(
  { reader, actor, clients }: Question,
  { table, clientId, waitsSince, questioned, where }: Records,
): Promise<string | null> {
  // The order of the column is that of an index: only the few records with a question are computed.
  const find = async (since: PgColumn | SQL, which?: SQL) => {
    const [row] = await reader
      .select({ at: sql<Date>`${since}`.mapWith(deposit.createdAt) })
      .from(table)
      .where(and(recordScope(actor, clients, clientId), where, which))
      .orderBy(asc(since))
      .limit(1);
    return row?.at ?? null;
  };
  if (questioned === undefined) return oldestOf([await find(waitsSince)]);
  return oldestOf([
    await find(waitsSince, not(hasQuestion(questioned))),
    await find(shifted(waitsSince, questioned), hasQuestion(questioned)),
  ]);
}

const shifted = (since: PgColumn | SQL, questioned: QuestionedTable) =>
  sql`${since} + ${pausedUntil(questioned, sql`now()`)}`;

type Counted = Awaited<ReturnType<typeof readCounts>>;

export function readCounts(
  { reader, actor, clients }: Question,
  { table, clientId, waitsSince, questioned, where, money }: Records,
  kind?: PgColumn,
) {
  return reader
    .select({
      kind: sql<string | null>`${kind ?? sql`null`}`,
      currency: sql<string | null>`${money?.currency ?? sql`null`}`,
      count: count(),
      amount: sql<string | null>`${money ? sum(money.amount) : sql`null`}`,
      oldest:
        sql<Date | null>`min(${questioned ? shifted(waitsSince, questioned) : waitsSince})`.mapWith(
          deposit.createdAt,
        ),
    })
    .from(table)
    .where(and(recordScope(actor, clients, clientId), where))
    .groupBy(...[kind, money?.currency].filter((one) => one !== undefined));
}

export function foundOf(rows: Counted): Found {
  const totals = rows.flatMap(({ currency, count, amount }) =>
    currency === null || amount === null
      ? []
      : [{ currency, count, amount: formatMoney(amount, currency) }],
  );
  return {
    count: rows.reduce((all, row) => all + row.count, 0),
    totals: totals.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    oldest_at: oldestOf(rows.map(({ oldest }) => oldest)),
  };
}

export function oldestOf(moments: readonly (Date | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null).map(Number);
  return known.length === 0 ? null : new Date(Math.min(...known)).toISOString();
}

export function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] {
  // The keys of a record that is written out are exactly the keys of its type.
  return Object.entries(record) as [Key, Value][];
}
