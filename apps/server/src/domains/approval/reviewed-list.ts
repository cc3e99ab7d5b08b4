import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { answerExport, type ExportQuery } from '../../http/lists/answer-export.ts';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { StreamAnswer } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { fromNearerEnd } from '../../kernel/lists/page-range.ts';
import { type PageQuery, pageOf, type Selected, type Slice } from '../../kernel/lists/slice.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext, type Services } from '../../platform/request-context.ts';
import {
  type BookedFigures,
  bookedFigures,
  bookedSums,
  figuresLess,
  inBaseAsBooked,
  notCounted,
} from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { type Approver, readApprover } from './approver.ts';

const column = columnsOf('decision');

export const reasonColumn = (
  context?: 'kyc',
): Column<{
  reason: string | null;
  reason_code: string | null;
  reason_codes?: string[] | undefined;
}> =>
  column(
    'reason',
    ({ reason, reason_code: code, reason_codes: codes = [code ?? []].flat() }, language) => {
      const chosen = codes.map((one) =>
        codeLabel('decision', 'reason_code', one, language, context),
      );
      return [...chosen, reason].filter(Boolean).join(' · ') || null;
    },
  );

type ListedAs = 'read' | 'export';

/** From this row on a page is read from the nearer end of the list, which has to be counted for that. */
const lateOffset = 10_000;
/** Up to this count, counting costs no more than the rows. */
export const fewMax = 1000;

interface Listed<Row, View> {
  name: string;
  table: PgTable & { id: PgColumn };
  sortKeys: SortKeys;
  sortedBy?: string;
  columns: readonly Column<View>[];
  rows(reader: Reader, slice: Slice): Promise<{ rows: Row[]; cursor: string[] | undefined }>;
  view(row: Row, approver: Approver): View;
}

interface CountedList<Query, Row, View> extends Listed<Row, View> {
  filter(actor: Actor, query: Query, services: Services): SQL | undefined;
  /** Null if kept figures do not know the filter. */
  kept?(reader: Reader, actor: Actor, query: Query): Promise<number | null>;
}

interface ReviewedList<Query, Row, View> extends Listed<Row, View> {
  filter(actor: Actor, query: Query, as: ListedAs): SQL | undefined;
  /** Clients may be asked about them: those wait in a phase of their own. */
  asks?: true;
  sum(reader: Reader, where: SQL | undefined, query?: Query): Promise<BookedFigures>;
  /** Null if kept figures do not know the filter. */
  kept?(reader: Reader, actor: Actor, query: Query, as: ListedAs): Promise<BookedFigures | null>;
}

export const amountSortKeys = (
  table: Record<'createdAt' | 'amount' | 'orderNo' | 'checkedAt' | 'status', PgColumn>,
): SortKeys => ({
  created_at: { column: table.createdAt },
  amount: { column: table.amount },
  order_no: { column: table.orderNo },
  checked_at: { column: table.checkedAt, whenNull: sql`'-infinity'::timestamptz` },
  status: { column: table.status },
});

export const sumBooked =
  (table: PgTable & Record<'currency' | 'amount' | 'baseAmount', PgColumn>) =>
  async (reader: Reader, where: SQL | undefined): Promise<BookedFigures> => {
    const sums = reader.select(bookedSums(table)).from(table as PgTable);
    return bookedFigures(await sums.where(where).groupBy(table.currency));
  };

interface AmountQuery {
  currency?: string | undefined;
  client_id?: string | undefined;
  amount_min?: string | undefined;
  amount_max?: string | undefined;
}

export const amountFilter = (
  { currency, clientId, amount }: Record<'currency' | 'clientId' | 'amount', PgColumn>,
  query: AmountQuery,
) =>
  and(
    when(query.currency, (code) => eq(currency, requireCurrency('currency', code))),
    when(query.client_id, (id) => eq(clientId, id)),
    when(query.amount_min, (least) => gte(amount, least)),
    when(query.amount_max, (most) => lte(amount, most)),
  );

interface ListedQuery {
  sort?: string | undefined;
  status?: string | undefined;
  phase?: string | undefined;
  totals?: 'all' | 'known' | undefined;
}

function listed<Query extends Pick<ListedQuery, 'sort'>, Row, View>(list: Listed<Row, View>) {
  const { name, columns, sortKeys, sortedBy = '-created_at', table } = list;
  const sorting = ({ sort = sortedBy }: Pick<Query, 'sort'>) => parseSort(sort, sortKeys, table.id);

  async function select(reader: Reader, approver: Approver, slice: Slice): Promise<Selected<View>> {
    const { rows, cursor } = await list.rows(reader, slice);
    return { list: rows.map((row) => list.view(row, approver)), cursor };
  }

  async function exported(
    { format, columns: chosen, ...filter }: Query & ExportQuery,
    context: RequestContext,
    { where, count }: { where: SQL | undefined; count: number },
  ): Promise<StreamAnswer> {
    const approver = await readApprover(context.db, context);
    return answerExport(context, {
      ...{ list: name, query: { format, columns: chosen }, filter, where, count, columns },
      sorting: sorting(filter),
      select: (slice) => select(context.db, approver, slice),
    });
  }

  return { sorting, select, exported };
}

export function countedList<Query extends Pick<ListedQuery, 'sort'>, Row, View>(
  list: CountedList<Query, Row, View>,
) {
  const { sorting, select, exported } = listed<Query, Row, View>(list);

  async function found(query: Query, context: RequestContext) {
    const actor = actorOf(context);
    const where = list.filter(actor, query, context.services);
    const kept = await list.kept?.(context.db, actor, query);
    return { where, count: kept ?? (await context.db.$count(list.table, where)) };
  }

  return {
    async answer(query: Query & PageQuery, context: RequestContext) {
      const { page, size, ...range } = pageOf(query);
      const { where, count: total } = await found(query, context);
      const approver = await readApprover(context.db, context);
      const slice = { where, sorting: sorting(query), ...fromNearerEnd(range, total) };
      const { list: views } = await select(context.db, approver, slice);
      return { list: views, total, page, size };
    },
    export: async (query: Query & ExportQuery, context: RequestContext) =>
      exported(query, context, await found(query, context)),
  };
}

export function reviewedList<Query extends ListedQuery, Row, View>(
  list: ReviewedList<Query, Row, View>,
) {
  const { sorting, select, exported } = listed<Query, Row, View>(list);

  async function figures(
    reader: Reader,
    actor: Actor,
    query: Query,
    as: ListedAs = 'read',
  ): Promise<BookedFigures> {
    const kept = await keptOf(reader, actor, query, as);
    return kept ?? list.sum(reader, list.filter(actor, query, as), query);
  }

  /** Kept figures know no phase: those that wait for staff are all that wait, without the few that wait for a client. */
  async function keptOf(
    reader: Reader,
    actor: Actor,
    query: Query,
    as: ListedAs,
  ): Promise<BookedFigures | null> {
    if (list.kept === undefined) return null;
    if (!list.asks || query.phase !== 'review') return list.kept(reader, actor, query, as);
    const all = { ...query, phase: undefined, status: 'pending' };
    const kept = await list.kept(reader, actor, all, as);
    if (kept === null) return null;
    const questioned = list.filter(actor, { ...query, phase: 'asked' }, as);
    return figuresLess(kept, await list.sum(reader, questioned));
  }

  async function figuresOfPage(
    reader: Reader,
    actor: Actor,
    query: Query,
    { offset }: Pick<Slice, 'offset'>,
  ): Promise<BookedFigures | null> {
    if (query.totals !== 'known' || (offset ?? 0) >= lateOffset) {
      return figures(reader, actor, query);
    }
    const kept = await keptOf(reader, actor, query, 'read');
    if (kept) return kept;
    const { table } = list;
    const where = list.filter(actor, query, 'read') ?? sql`true`;
    const few = sql`${table.id} = any (array(
      select ${table.id} from ${table} where ${where} limit ${fewMax + 1}))`;
    const found = await list.sum(reader, few, query);
    return found.total > fewMax ? null : found;
  }

  async function answer(query: Query & PageQuery, context: RequestContext) {
    const { page, size, ...range } = pageOf(query);
    const actor = actorOf(context);
    const approver = await readApprover(context.db, context);
    const found = await figuresOfPage(context.db, actor, query, range);
    const { list: views } = await select(context.db, approver, {
      where: list.filter(actor, query, 'read'),
      sorting: sorting(query),
      ...(found ? fromNearerEnd(range, found.total) : range),
    });
    const shown = found ? inBaseAsBooked(found, approver.currency) : notCounted;
    return { list: views, ...shown, page, size };
  }

  async function exportAll(query: Query & ExportQuery, context: RequestContext) {
    const actor = actorOf(context);
    const { total: count } = await figures(context.db, actor, query, 'export');
    return exported(query, context, { where: list.filter(actor, query, 'export'), count });
  }

  return { sorting, sum: list.sum, figures, figuresOfPage, answer, export: exportAll };
}
