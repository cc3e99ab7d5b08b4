import type { Schemas } from '@brokerdesk/sdk';
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { account, client, ledgerEntry, ledgerTransaction, staffUser } from '../../db/schema.ts';
import { nearerEnd } from '../../lists/nearer-end.ts';
import { type PageQuery, pageOf } from '../../lists/slice.ts';
import { agent, agentColumns, clientRef, clientRefColumns, leader } from '../client/client-ref.ts';
import { findLedgerRecords } from './find-ledger-records.ts';
import { currencyTotals, lineColumns, lineView } from './line-view.ts';

/**
 * One page of the lines of clients' accounts that the condition lets through, the latest first, and what they come
 * to. The condition is about an entry of the ledger, its account and its transaction; whose clients they may be is
 * in it.
 */
export async function answerLines(
  reader: Reader,
  query: PageQuery,
  where: SQL | undefined,
): Promise<Schemas.LedgerLineList> {
  const { page, size, ...place } = pageOf(query);
  const figures = await sumLines(reader, where);
  const seqs = await findSeqs(reader, where, nearerEnd(place, figures.total));
  return { list: await loadLines(reader, seqs), ...figures, page, size };
}

/** Lines that records of these kinds have made: `ids` is a query for their keys. */
export function linesBehind(types: readonly string[], ids: SQL): SQL | undefined {
  const { referenceType, referenceId } = ledgerTransaction;
  return and(inArray(referenceType, [...types]), sql`${referenceId} in (${ids})`);
}

/** The condition of the parameter `ids`, which names records by their keys with commas between them. */
export const amongIds = (id: AnyColumn) => (ids: string) => inArray(id, ids.split(','));

/** First which ones, then what they are: joined with everything, PostgreSQL looks at every line. */
async function findSeqs(
  reader: Reader,
  where: SQL | undefined,
  { offset, limit, fromEnd }: ReturnType<typeof nearerEnd>,
): Promise<number[]> {
  if (limit === 0) return [];
  const found = await reader
    .select({ seq: ledgerEntry.seq })
    .from(ledgerEntry)
    .innerJoin(account, eq(account.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(where)
    .orderBy(fromEnd ? asc(ledgerEntry.seq) : desc(ledgerEntry.seq))
    .limit(limit)
    .offset(offset);
  return found.map(({ seq }) => seq);
}

async function loadLines(reader: Reader, seqs: number[]): Promise<Schemas.LedgerLine[]> {
  if (seqs.length === 0) return [];
  const rows = await reader
    .select({ ...lineColumns, client: clientRefColumns, agent: agentColumns })
    .from(ledgerEntry)
    .innerJoin(account, eq(account.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .innerJoin(client, eq(client.id, account.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(staffUser, eq(staffUser.id, ledgerTransaction.actorId))
    .where(inArray(ledgerEntry.seq, seqs))
    .orderBy(desc(ledgerEntry.seq));
  const records = await findLedgerRecords(reader, rows);
  return rows.map((row) => ({
    ...lineView(row, records),
    client: clientRef(row.client, row.agent),
  }));
}

async function sumLines(
  reader: Reader,
  where: SQL | undefined,
): Promise<{ total: number; totals: Schemas.CurrencyTotal[] }> {
  const { currency, amount } = ledgerEntry;
  const rows = await reader
    .select({ currency, count: count(), amount: sum(amount) })
    .from(ledgerEntry)
    .innerJoin(account, eq(account.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(where)
    .groupBy(currency)
    .orderBy(asc(currency));
  return currencyTotals(rows);
}
