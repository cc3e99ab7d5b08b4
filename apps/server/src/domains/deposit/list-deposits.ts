import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { ListQuery, OperationInput } from '../../http/routes.ts';
import { type Reader, rowsOf } from '../../kernel/db/database.ts';
import { deposit, figure, ledgerEntry, ledgerTransaction } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { containsCode, containsText } from '../../kernel/lists/contains.ts';
import { findPageIds } from '../../kernel/lists/page-ids.ts';
import { fromNearerEnd } from '../../kernel/lists/page-range.ts';
import type { Sorting, SortKeys } from '../../kernel/lists/sort.ts';
import { matchesRecordOrClient } from '../../kernel/lists/text-search.ts';
import type { Actor, ListingActor } from '../../platform/actor.ts';
import { heldBy } from '../../platform/work-item.ts';
import { keysOf, type LedgerEntryFilter, madeBy } from '../account/ledger-entries.ts';
import { approvedByMaker } from '../approval/decision-view.ts';
import {
  amountFilter,
  amountSortKeys,
  fewMax,
  reasonColumn,
  reviewedList,
  sumBooked,
} from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { keptFigures } from '../client-access/kept-figures.ts';
import { type BookedFigures, type BookedSum, bookedFigures } from '../currency/list-figures.ts';
import { inPhase } from '../question/open-question.ts';
import { riskRanks } from '../risk/risk.ts';
import { riskColumn } from '../risk/risk-view.ts';
import { chains } from './confirmations.ts';
import { type DepositRow, depositView, selectDepositRows, statusName } from './deposit-row.ts';

const column = columnsOf('deposit');

const depositColumns: readonly Column<Schemas.Deposit>[] = [
  column('order_no', (d) => d.order_no),
  column('status', (d, language) => statusName(d.status, language)),
  ...ownerColumns,
  column('acc_no', (d) => d.acc_no),
  column('sub_type', (d, language) => codeLabel('record', 'deposit_type', d.sub_type, language)),
  column('amount', (d) => d.amount, 'decimal'),
  column('currency', (d) => d.currency, { id: 'amount' }),
  column('rate', (d) => d.rate, 'decimal'),
  column('credited_amount', (d) => d.credited_amount, 'decimal'),
  column('account_currency', (d) => d.account_currency, { id: 'credited_amount' }),
  column('payer', (d) => d.payer_name),
  column('reference', (d) => d.reference_no),
  column('txid', (d) => d.txid),
  column('network', (d) => d.network),
  column('address', (d) => d.address),
  column('confirmations', (d) => d.confirmations),
  column('maker', (d) => d.maker?.name ?? null),
  column('created_at', (d) => d.made_at, 'time'),
  column('checker', (d) => d.checker?.name ?? null),
  column('checked_at', (d) => d.checked_at, 'time'),
  reasonColumn(),
  riskColumn,
  column('rolled_back_by', (d) => d.rolled_back_by?.name ?? null),
  column('rolled_back_at', (d) => d.rolled_back_at, 'time'),
  column('rollback_reason', (d) => d.rollback_reason),
  column('remark', (d) => d.remark),
  column('client_remark', (d) => d.client_remark),
];

export type DepositQuery = ListQuery<'GET /deposit/admin/v1/list'>;

const sortKeys: SortKeys = {
  ...amountSortKeys(deposit),
  risk: { column: deposit.riskLevel, tieBreak: deposit.createdAt },
  status: { column: deposit.status, tieBreak: deposit.createdAt },
};

type Dated = NonNullable<DepositQuery['dated']>;

/** The expression of the index on decisions. */
const decidedAt = sql`coalesce(${deposit.checkedAt}, '-infinity'::timestamptz)`;
const momentOf: Readonly<Record<Dated, SQL | PgColumn>> = {
  approved: decidedAt,
  rejected: decidedAt,
  rolled_back: deposit.rolledBackAt,
};
const statusesOf = {
  approved: ['approved', 'rolled_back'],
  rejected: ['rejected'],
  rolled_back: ['rolled_back'],
} as const satisfies Record<Dated, readonly (typeof deposit.$inferSelect)['status'][]>;

/** `clientsFirst` is for a page far down the list. */
export function depositFilter(
  actor: ListingActor,
  query: DepositQuery,
  how: { clientsFirst?: boolean } = {},
): SQL | undefined {
  const moment = query.dated ? momentOf[query.dated] : deposit.createdAt;
  return and(
    recordScope(actor, query, deposit.clientId, how),
    when(query.status, (status) => eq(deposit.status, status)),
    when(query.phase, (phase) => inPhase(deposit, phase)),
    when(query.risk, (risk) => eq(deposit.riskLevel, riskRanks[risk])),
    heldBy(actor, query.holder, { type: 'deposit', table: deposit }),
    when(query.approved_by_maker, (own) => approvedByMaker(deposit, own)),
    when(query.sub_type, (subType) => eq(deposit.subType, subType)),
    when(query.network, onChain),
    amountFilter(deposit, query),
    when(query.dated, (dated) => inArray(deposit.status, statusesOf[dated])),
    when(query.from, (from) => sql`${moment} >= ${from}::timestamptz`),
    when(query.to, (to) => sql`${moment} < ${to}::timestamptz`),
    when(query.q, (q) => matches(q.trim())),
  );
}

function onChain(chain: Schemas.Chain): SQL {
  return inArray(sql`upper(${deposit.network})`, [...chains[chain].names]);
}

function matches(text: string): SQL | undefined {
  return matchesRecordOrClient(
    deposit,
    text,
    or(
      containsCode(deposit.orderNo, text),
      containsText(deposit.referenceNo, text),
      containsText(deposit.payerName, text),
      // Compares the whole hash, which uses the index.
      eq(deposit.txid, text),
    ),
  );
}

export const depositList = reviewedList<DepositQuery, DepositRow, Schemas.Deposit>({
  name: 'deposit',
  table: deposit,
  sortKeys,
  columns: depositColumns,
  filter: (actor, query) => depositFilter(actor, query),
  rows: selectDepositRows,
  view: depositView,
  asks: true,
  sum: sumBooked(deposit),
  kept: (reader, actor, query) =>
    keptFigures(reader, actor, query, {
      counted: 'deposit',
      filters: ['sub_type', 'risk'],
      where: and(
        when(query.sub_type, (subType) => eq(figure.kind, subType)),
        when(query.risk, (risk) => eq(figure.riskLevel, riskRanks[risk])),
      ),
      byDay: { table: deposit, filter: depositFilter(actor, query) },
    }),
});

type LedgerEntriesQuery = OperationInput<'GET /deposit/admin/v1/lines'>['query'];

export function depositLedgerEntries(actor: Actor, query: LedgerEntriesQuery): LedgerEntryFilter {
  const { event, event_from, event_to, ids, ...filter } = query;
  return {
    entry: and(
      when(event_from, (from) => gte(ledgerEntry.createdAt, new Date(from))),
      when(event_to, (to) => lt(ledgerEntry.createdAt, new Date(to))),
    ),
    transaction: and(
      madeBy(['deposit'], keysOf(deposit, depositFilter(actor, filter), ids)),
      when(event, (name) => eq(ledgerTransaction.kind, `deposit.${name}`)),
    ),
  };
}

interface DepositPage {
  ids: string[];
  figures: BookedFigures | null;
}

interface Range {
  offset: number;
  limit: number;
}

export async function findDepositPage(
  reader: Reader,
  actor: Actor,
  query: DepositQuery,
  range: Range,
): Promise<DepositPage> {
  const where = depositFilter(actor, query);
  const sorting = depositList.sorting(query);
  if (query.q !== undefined) return searchDeposits(reader, where, sorting, range);
  const figures = await depositList.figuresOfPage(reader, actor, query, range);
  const nearer = figures ? fromNearerEnd(range, figures.total) : range;
  const page = () => {
    if (figures && figures.total <= fewMax) return filteredFirst(where);
    return depositFilter(actor, query, { clientsFirst: nearer.offset >= farMin });
  };
  const ids = await findPageIds(reader, deposit, { where: page(), sorting, ...nearer });
  return { figures, ids };
}

/** Behind so many rows all clients are sooner read than the client of each. */
const farMin = 20_000;

/** Few are filtered first and sorted; more are walked to along the index. */
function filteredFirst(where: SQL | undefined): SQL {
  return sql`${deposit.id} = any (array(
    select ${deposit.id} from ${deposit} where ${where ?? sql`true`}))`;
}

async function searchDeposits(
  reader: Reader,
  where: SQL | undefined,
  sorting: Sorting,
  { offset, limit }: Range,
): Promise<DepositPage> {
  const order = sql.join(sorting.orderBy, sql`, `);
  const rows = await rowsOf<BookedSum & { id: string | null }>(
    reader,
    sql`
    with found as materialized (
      select ${deposit.id} as id, ${deposit.currency} as currency, ${deposit.amount} as amount,
        ${deposit.baseAmount} as base, row_number() over (order by ${order}) as place
      from ${deposit} where ${where ?? sql`true`}
    )
    select null::text as id, currency, count(*)::int as count, sum(amount)::text as amount,
      sum(base)::text as base, (count(*) filter (where base is null))::int as unrated
    from found group by currency
    union all
    select id::text, null, null, null, null, null from found
    where place > ${offset}::bigint and place <= ${offset + limit}::bigint`,
  );
  return {
    figures: bookedFigures(rows.filter(({ id }) => id === null)),
    ids: rows.flatMap(({ id }) => id ?? []),
  };
}
