import type { Schemas } from '@brokerdesk/sdk';
import {
  type AnyColumn,
  and,
  count,
  eq,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { figure, product, tradeRecord } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains, containsCode } from '../../kernel/lists/contains.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { matchesPrefetched } from '../../kernel/lists/text-search.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { heldBy } from '../../platform/work-item.ts';
import { readApprover } from '../approval/approver.ts';
import { amountFilter, amountSortKeys, reviewedList } from '../approval/reviewed-list.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { requireClient } from '../client-access/find-client.ts';
import { keptFigures } from '../client-access/kept-figures.ts';
import { type BookedFigures, bookedFigures, inBaseAsOfNow } from '../currency/list-figures.ts';
import { resourceOf } from '../product/order-kinds.ts';
import { tradeColumnsOf } from './trade-columns.ts';
import { isInPhase, waitsInAnyPhase } from './trade-phase.ts';
import { selectTradeRows, type TradeRow } from './trade-row.ts';
import { dayMs } from './trade-terms.ts';
import { tradeView } from './trade-view.ts';
import { valueHoldings } from './value-sale.ts';

type ListInput = OperationInput<'GET /trx/admin/v1/{kind}/list'>;
export type TradeQuery = Omit<ListInput['query'], 'page' | 'size'>;

const sortKeys: SortKeys = {
  ...amountSortKeys(tradeRecord),
  pay_deadline: { column: tradeRecord.payDeadline, whenNull: sql`'infinity'::timestamptz` },
  settle_at: { column: tradeRecord.settleAt, whenNull: sql`'infinity'::timestamptz` },
};

export function tradeFilter(
  actor: Actor,
  kind: ListInput['path']['kind'],
  query: TradeQuery,
): SQL | undefined {
  return and(
    recordScope(actor, query, tradeRecord.clientId),
    eq(tradeRecord.kind, kind),
    when(query.whole || undefined, () => isNull(tradeRecord.parentId)),
    when(query.status, (status) => eq(tradeRecord.status, status)),
    when(query.phase, isInPhase),
    heldBy(actor, query.holder, {
      type: 'trade',
      table: tradeRecord,
      waiting: waitsInAnyPhase,
      resources: [resourceOf[kind]],
    }),
    when(query.product_id, (id) => eq(tradeRecord.productId, id)),
    amountFilter(tradeRecord, query),
    within(tradeRecord.createdAt, query),
    when(query.due_within, (span) =>
      and(
        inArray(tradeRecord.status, ['payment', 'outstanding']),
        lte(tradeRecord.payDeadline, fromNow(span)),
      ),
    ),
    when(query.settles_within, (span) =>
      and(
        inArray(tradeRecord.status, ['holding', 'sold', 'unsettled']),
        lte(tradeRecord.settleAt, fromNow(span)),
      ),
    ),
    // As text: no day of the calendar is none of an order.
    when(
      query.dealing_day,
      (day) => sql`${day} in (${tradeRecord.dealingDay}::text, ${tradeRecord.redeemDay}::text)`,
    ),
    when(query.q, (q) => matches(q.trim())),
  );
}

const days = { past: 0, day: 1, three_days: 3, week: 7 } as const;

function fromNow(span: keyof typeof days): Date {
  return new Date(Date.now() + days[span] * dayMs);
}

function matches(text: string): SQL | undefined {
  return matchesPrefetched(tradeRecord, text, [
    containsCode(tradeRecord.orderNo, text),
    sql`${tradeRecord.productId} = any (array(select ${product.id} from ${product} where ${or(contains(product.code, text), contains(product.name, text))}))`,
  ]);
}

export const moved = sql<string>`case when ${tradeRecord.status} = 'awaiting' then ${tradeRecord.amount}
  when ${tradeRecord.status} = 'holding' then ${tradeRecord.paid}
  when ${tradeRecord.status} in ('sold', 'unsettled')
    then ${tradeRecord.paid} + coalesce(${tradeRecord.profit}, 0) - ${tradeRecord.fee}
  else ${tradeRecord.payable} - ${tradeRecord.paid} end`;

const movedIn: ReadonlySet<string> = new Set<Schemas.TradeStatus | Schemas.TradePhase>([
  ...(['payment', 'outstanding', 'holding', 'sold', 'unsettled'] as const),
  ...(['payment_due', 'matured', 'redeeming', 'awaiting_settlement'] as const),
]);

const summed = ({ status, phase, whole }: TradeQuery) =>
  !whole && movedIn.has(phase ?? status ?? '') ? moved : tradeRecord.amount;

async function sumTrades(
  reader: Reader,
  where: SQL | undefined,
  {
    whole = false,
    amount = tradeRecord.amount,
  }: { whole?: boolean | undefined; amount?: AnyColumn | SQL | undefined } = {},
): Promise<BookedFigures> {
  // As `order_worth` has it, with the places of the base currency looked up once: it looks them up for each order.
  const scale = sql`(select currency_scale(base_currency()))`;
  const worth = sql`trunc(${amount} * ${tradeRecord.baseRate}, ${scale})`;
  const sums = reader
    .select({
      currency: tradeRecord.currency,
      count: count(),
      amount: whole
        ? sql<string | null>`sum(${amount} + coalesce(parts.amount, 0))`
        : sql<string | null>`sum(${amount})`,
      base: whole
        ? sql<string | null>`sum(${worth} + coalesce(parts.base, 0))`
        : sql<string | null>`sum(${worth})`,
      unrated: sql`count(*) filter (where ${tradeRecord.baseRate} is null)`.mapWith(Number),
    })
    .from(tradeRecord)
    .$dynamic();
  const parts = sql`(select parent_id, sum(amount) as amount, sum(trunc(amount * base_rate, ${scale})) as base
    from trade_record where parent_id is not null group by parent_id) parts`;
  const joined = whole ? sums.leftJoin(parts, sql`parts.parent_id = ${tradeRecord.id}`) : sums;
  return bookedFigures(await joined.where(where).groupBy(tradeRecord.currency));
}

export const tradeList = (kind: Schemas.TradeKind) =>
  reviewedList<TradeQuery, TradeRow, Schemas.Trade>({
    name: `${kind}-trade`,
    table: tradeRecord,
    sortKeys,
    columns: tradeColumnsOf(kind),
    filter: (actor, query) => tradeFilter(actor, kind, query),
    rows: selectTradeRows,
    view: tradeView,
    sum: (reader, where, query) =>
      sumTrades(reader, where, { whole: query?.whole, amount: query && summed(query) }),
    kept: async (reader, actor, query) =>
      summed(query) === moved
        ? null
        : keptFigures(reader, actor, query, {
            counted: 'trade_record',
            filters: [],
            where: eq(figure.kind, kind),
          }),
  });

type HoldingQuery = OperationInput<'GET /client/admin/v1/order/holding/{id}'>['query'];

/** Includes holdings of a robot: the request names the client. */
export async function listHoldings(
  context: RequestContext,
  clientId: string,
  query: HoldingQuery,
): Promise<Omit<Schemas.HoldingList, 'savings'>> {
  const client = await requireClient(context.db, actorOf(context), clientId);
  const { page, size, ...slice } = pageOf(query);
  const where = and(
    eq(tradeRecord.clientId, client.id),
    eq(tradeRecord.status, 'holding'),
    when(query.kind, (kind) => eq(tradeRecord.kind, kind)),
  );
  const approver = await readApprover(context.db, context);
  const { rows } = await selectTradeRows(context.db, {
    where,
    sorting: parseSort(query.sort ?? '-created_at', sortKeys, tradeRecord.id),
    ...slice,
  });
  const { total, totals } = await sumTrades(context.db, where, { amount: tradeRecord.paid });
  const inBase = await inBaseAsOfNow(context.db, { total, totals }, approver.currency);
  const { values, totals: valueTotals } = await valueHoldings(context.db, where);
  const shown = new Set(rows.map(({ trade }) => trade.id));
  return {
    list: rows.map((row) => tradeView(row, approver)),
    ...inBase,
    values: values.filter(({ id }) => shown.has(id)),
    value_totals: valueTotals,
    ...{ page, size },
  };
}
