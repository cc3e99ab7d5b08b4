import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, gte, inArray, lt, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { product, tradeRecord } from '../../kernel/db/schema.ts';
import { contains, containsCode } from '../../kernel/lists/contains.ts';
import { foundBeforehand } from '../../kernel/lists/found-in.ts';
import { pageOf, type Selected, type Slice } from '../../kernel/lists/slice.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type Decider, readDecider } from '../approval/decider.ts';
import { recordScope } from '../client/client-scope.ts';
import { requireClient } from '../client/find-client.ts';
import { type BookedFigures, bookedFigures, inBaseAsOfNow } from '../currency/list-figures.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { tallyRecords } from '../tally/record-tally.ts';
import { selectTradeRows } from './trade-row.ts';
import { dayMs } from './trade-terms.ts';
import { tradeView } from './trade-view.ts';

type ListInput = OperationInput<'GET /trx/admin/v1/{kind}/list'>;
export type TradeQuery = Omit<ListInput['query'], 'page' | 'size'>;

const sortKeys: SortKeys = {
  created_at: { column: tradeRecord.createdAt },
  amount: { column: tradeRecord.amount },
  order_no: { column: tradeRecord.orderNo },
  checked_at: { column: tradeRecord.checkedAt, whenNull: sql`'-infinity'::timestamptz` },
  status: { column: tradeRecord.status },
  // What has neither comes last.
  pay_deadline: { column: tradeRecord.payDeadline, whenNull: sql`'infinity'::timestamptz` },
  settle_at: { column: tradeRecord.settleAt, whenNull: sql`'infinity'::timestamptz` },
};

export function tradeSorting({ sort = '-created_at' }: { sort?: string | undefined }): Sorting {
  return parseSort(sort, sortKeys, tradeRecord.id);
}

/**
 * The condition of a list, its totals and its export: the same, so that they agree.
 */
export function tradeFilter(
  actor: Actor,
  kind: ListInput['path']['kind'],
  query: TradeQuery,
): SQL | undefined {
  return and(
    recordScope(actor, query, tradeRecord.clientId),
    eq(tradeRecord.kind, kind),
    when(query.status, (status) => eq(tradeRecord.status, status)),
    when(query.product_id, (id) => eq(tradeRecord.productId, id)),
    when(query.client_id, (id) => eq(tradeRecord.clientId, id)),
    when(query.currency, (code) => eq(tradeRecord.currency, requireCurrency('currency', code))),
    when(query.amount_min, (amount) => gte(tradeRecord.amount, amount)),
    when(query.amount_max, (amount) => lte(tradeRecord.amount, amount)),
    when(query.from, (from) => gte(tradeRecord.createdAt, new Date(from))),
    when(query.to, (to) => lt(tradeRecord.createdAt, new Date(to))),
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
    when(query.q, (q) => matches(q.trim())),
  );
}

const days = { past: 0, day: 1, three_days: 3, week: 7 } as const;

function fromNow(span: keyof typeof days): Date {
  return new Date(Date.now() + days[span] * dayMs);
}

function matches(words: string): SQL | undefined {
  return foundBeforehand(tradeRecord, words, [
    containsCode(tradeRecord.orderNo, words),
    sql`${tradeRecord.productId} = any (array(select ${product.id} from ${product} where ${or(contains(product.code, words), contains(product.name, words))}))`,
  ]);
}

export async function selectTrades(
  reader: Reader,
  decider: Decider,
  slice: Slice,
): Promise<Selected<Schemas.Trade>> {
  const { rows, cursor } = await selectTradeRows(reader, slice);
  return { list: rows.map((row) => tradeView(row, decider)), cursor };
}

/** What was applied for, or what was paid, by currency and as booked, over the whole filter. */
async function sumTrades(
  reader: Reader,
  where: SQL | undefined,
  of: 'amount' | 'paid' = 'amount',
): Promise<BookedFigures> {
  const amount = tradeRecord[of];
  // As `order_worth` has it, with the places of the base currency looked up once: it looks them up for each order.
  const worth = sql`trunc(${amount} * ${tradeRecord.baseRate}, (select currency_scale(base_currency())))`;
  const sums = await reader
    .select({
      currency: tradeRecord.currency,
      count: count(),
      amount: sum(amount),
      base: sql<string | null>`sum(${worth})`,
      unrated: sql`count(*) filter (where ${tradeRecord.baseRate} is null)`.mapWith(Number),
    })
    .from(tradeRecord)
    .where(where)
    .groupBy(tradeRecord.currency);
  return bookedFigures(sums);
}

/** The same for the filter of a list: from the tally where it knows it, or counted. */
export async function tradeTotals(
  reader: Reader,
  actor: Actor,
  kind: Schemas.TradeKind,
  query: TradeQuery,
): Promise<BookedFigures> {
  const tallied = await tallyRecords(reader, actor, 'trade_record', query, {
    kinds: [kind],
    kindKeys: [],
  });
  return tallied ?? sumTrades(reader, tradeFilter(actor, kind, query));
}

type HoldingQuery = OperationInput<'GET /client/admin/v1/order/holding/{id}'>['query'];

/** What the client has paid for and not sold, of every kind. A robot's too: the client was named. */
export async function listHoldings(
  context: RequestContext,
  clientId: string,
  query: HoldingQuery,
): Promise<Schemas.TradeList> {
  const client = await requireClient(context.db, actorOf(context), clientId);
  const { page, size, ...slice } = pageOf(query);
  const where = and(
    eq(tradeRecord.clientId, client.id),
    eq(tradeRecord.status, 'holding'),
    when(query.kind, (kind) => eq(tradeRecord.kind, kind)),
  );
  const decider = await readDecider(context.db, context);
  const { list } = await selectTrades(context.db, decider, {
    where,
    sorting: tradeSorting(query),
    ...slice,
  });
  // What is held is worth what it would be worth now.
  const { total, totals } = await sumTrades(context.db, where, 'paid');
  const inBase = await inBaseAsOfNow(context.db, { total, totals }, decider.currency);
  return { list, ...inBase, page, size };
}
