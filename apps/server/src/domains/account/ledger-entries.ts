import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  account,
  client,
  ledgerEntry,
  ledgerTransaction,
  staffUser,
} from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { fromNearerEnd } from '../../kernel/lists/page-range.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { type ListFigures, listFigures } from '../currency/list-figures.ts';
import { findLedgerRecords } from './find-ledger-records.ts';
import { ledgerEntryColumns, ledgerEntryView } from './ledger-entry-view.ts';

export interface LedgerEntryFilter {
  entry?: SQL | undefined;
  transaction?: SQL | undefined;
}

/** The conditions must limit the clients to the user's scope. */
export async function answerLedgerEntries(
  reader: Reader,
  query: PageQuery,
  filter: LedgerEntryFilter,
): Promise<Schemas.LedgerLineList> {
  const { page, size, ...range } = pageOf(query);
  const figures = await sumEntries(reader, filter);
  const seqs = await findSeqs(reader, filter, fromNearerEnd(range, figures.total));
  return { list: await loadEntries(reader, seqs), ...figures, page, size };
}

export function madeBy(types: readonly string[], ids: SQL): SQL | undefined {
  const { referenceType, referenceId } = ledgerTransaction;
  return and(inArray(referenceType, [...types]), sql`${referenceId} in (${ids})`);
}

/** All of them, or those among `ids`, with commas between them. */
export function keysOf(
  table: PgTable & { id: PgColumn },
  where: SQL | undefined,
  ids: string | undefined,
): SQL {
  const condition = and(
    where,
    when(ids, (named) => inArray(table.id, named.split(','))),
  );
  return sql`select ${table.id} from ${table} where ${condition}`;
}

/**
 * Each join that is not needed takes a second if there are millions of entries. The firm's are those without an
 * account.
 */
function narrow<Query extends PgSelect>(
  query: Query,
  { entry, transaction }: LedgerEntryFilter,
): Query {
  if (transaction !== undefined) {
    const itsOwn = eq(ledgerTransaction.id, ledgerEntry.transactionId);
    query.innerJoin(ledgerTransaction, and(itsOwn, transaction));
  }
  return query.where(and(isNotNull(ledgerEntry.accountId), entry));
}

/** First which ones, then what they are: joined with everything, PostgreSQL looks at every entry. */
async function findSeqs(
  reader: Reader,
  filter: LedgerEntryFilter,
  { offset, limit, fromEnd }: ReturnType<typeof fromNearerEnd>,
): Promise<number[]> {
  if (limit === 0) return [];
  const { seq, createdAt } = ledgerEntry;
  const order = fromEnd ? asc : desc;
  const found = await narrow(reader.select({ seq }).from(ledgerEntry).$dynamic(), filter)
    .orderBy(order(createdAt), order(seq))
    .limit(limit)
    .offset(offset);
  return found.map((line) => line.seq);
}

async function loadEntries(reader: Reader, seqs: number[]): Promise<Schemas.LedgerLine[]> {
  if (seqs.length === 0) return [];
  const rows = await reader
    .select({ ...ledgerEntryColumns, ...refColumns })
    .from(ledgerEntry)
    .innerJoin(account, eq(account.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .innerJoin(client, eq(client.id, account.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(staffUser, eq(staffUser.id, ledgerTransaction.actorId))
    .where(inArray(ledgerEntry.seq, seqs))
    .orderBy(desc(ledgerEntry.createdAt), desc(ledgerEntry.seq));
  const records = await findLedgerRecords(reader, rows);
  return rows.map((row) => ({
    ...ledgerEntryView(row, records),
    client: clientRef(row.client, row.agent),
  }));
}

async function sumEntries(reader: Reader, filter: LedgerEntryFilter): Promise<ListFigures> {
  const { currency, amount } = ledgerEntry;
  const figures = { currency, count: count(), amount: sum(amount) };
  const rows = await narrow(reader.select(figures).from(ledgerEntry).$dynamic(), filter)
    .groupBy(currency)
    .orderBy(asc(currency));
  return listFigures(rows);
}
