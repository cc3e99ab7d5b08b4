import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import { product, tradeRecord } from '../../kernel/db/schema.ts';
import { contains, containsCode } from '../../kernel/lists/contains.ts';
import { foundBeforehand } from '../../kernel/lists/found-in.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor } from '../../platform/actor.ts';
import { recordScope } from '../client/client-scope.ts';
import { requireCurrency } from '../currency/require-currency.ts';
import { dayMs } from './trade-terms.ts';

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
