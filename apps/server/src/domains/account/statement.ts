import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, asc, count, eq, or, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { ListQuery } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import {
  account,
  ledgerEntry,
  ledgerTransaction,
  loanRepayment,
  staffUser,
} from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { parseSort, type Sorting } from '../../kernel/lists/sort.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { type ListFigures, listFigures } from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { findLedgerRecords } from './find-ledger-records.ts';
import { ledgerEntryColumns, ledgerEntryView } from './ledger-entry-view.ts';

/** The kind itself if this version does not know it. */
export function ledgerKindLabel(kind: string, language: Language): string {
  const code = kind.split('.').slice(0, 2).join('_');
  const label = codeLabel('statement', 'ledger', code, language);
  return label === code ? kind : label;
}

const column = columnsOf('statement');

export const statementColumns: readonly Column<Schemas.StatementLine>[] = [
  column('at', (l) => l.at, 'time'),
  column('acc_no', (l) => l.acc_no),
  column('kind', (l, language) => ledgerKindLabel(l.kind, language)),
  column('bucket', (l, language) => codeLabel('statement', 'buckets', l.bucket, language)),
  column('amount', (l) => l.amount, 'decimal'),
  column('currency', (l) => l.currency, { id: 'amount' }),
  column('balance', (l) => l.balance, 'decimal'),
  column('available', (l) => l.available, 'decimal'),
  column('actor', (l, language) => l.actor ?? codeLabel('statement', 'actor', 'client', language)),
  column('order_no', (l) => l.record?.order_no ?? null, { id: 'record' }),
  column('reference_id', (l) => l.reference_id, { id: 'record' }),
];

export type StatementQuery = ListQuery<'GET /user/admin/v1/tfl/{id}'>;

function entriesOf(clientId: string) {
  const upToHere = sql`over (partition by ${ledgerEntry.accountId}
    order by ${ledgerEntry.createdAt}, ${ledgerEntry.seq})`;
  return new QueryBuilder()
    .select({
      ...ledgerEntryColumns,
      balance: sql<string>`sum(${ledgerEntry.amount}) ${upToHere}`.as('balance'),
      available: sql<string>`coalesce(sum(${ledgerEntry.amount})
        filter (where ${ledgerEntry.bucket} = 'available') ${upToHere}, 0)`.as('available'),
    })
    .from(ledgerEntry)
    .innerJoin(account, eq(account.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .leftJoin(staffUser, eq(staffUser.id, ledgerTransaction.actorId))
    .where(eq(account.clientId, clientId))
    .as('line');
}

/**
 * Lines that are left out still count in the balances of the others. The caller has found the client in the user's
 * scope.
 */
export function statementOf(clientId: string, query: StatementQuery) {
  const line = entriesOf(clientId);
  const where = and(
    when(query.account_id, (id) => eq(line.accountId, id)),
    when(query.currency, (code) => eq(line.currency, requireCurrency('currency', code))),
    when(query.bucket, (bucket) => eq(line.bucket, bucket)),
    when(query.reference_type, (type) => eq(line.referenceType, type)),
    when(query.reference_id, (id) => movedBy(line.referenceId, id)),
    within(line.at, query),
  );
  const keys = { created_at: { column: line.at }, amount: { column: line.amount } };
  const sorting: Sorting = parseSort(query.sort ?? '-created_at', keys, line.seq);

  return {
    where,
    sorting,
    async select(reader: Reader, slice: Slice): Promise<Selected<Schemas.StatementLine>> {
      const rows = await reader
        .select({
          seq: line.seq,
          transactionId: line.transactionId,
          accountId: line.accountId,
          bucket: line.bucket,
          amount: line.amount,
          currency: line.currency,
          at: line.at,
          kind: line.kind,
          referenceType: line.referenceType,
          referenceId: line.referenceId,
          accNo: line.accNo,
          actor: line.actor,
          balance: line.balance,
          available: line.available,
          cursor: sorting.cursor,
        })
        .from(line)
        .where(slice.where)
        .orderBy(...sorting.orderBy)
        .limit(slice.limit)
        .offset(slice.offset ?? 0);
      const records = await findLedgerRecords(reader, rows);
      const list = rows.map((row) => ({
        ...ledgerEntryView(row, records),
        balance: formatMoney(row.balance, row.currency),
        available: formatMoney(row.available, row.currency),
      }));
      return { list, cursor: rows.at(-1)?.cursor };
    },
    sum: (reader: Reader) => sumEntries(reader, line, where),
  };
}

function movedBy(referenceId: SQLWrapper, id: string): SQL | undefined {
  const payments = new QueryBuilder()
    .select({ id: loanRepayment.id })
    .from(loanRepayment)
    .where(eq(loanRepayment.loanId, id));
  return or(sql`${referenceId} = ${id}`, sql`${referenceId} in (${payments})`);
}

async function sumEntries(
  reader: Reader,
  line: ReturnType<typeof entriesOf>,
  where: SQL | undefined,
): Promise<ListFigures> {
  const rows = await reader
    .select({ currency: line.currency, count: count(), amount: sum(line.amount) })
    .from(line)
    .where(where)
    .groupBy(line.currency)
    .orderBy(asc(line.currency));
  return listFigures(rows);
}
