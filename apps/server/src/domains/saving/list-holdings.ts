import type { Schemas } from '@brokerdesk/sdk';
import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { savingDay, savingHolding } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { type Decimal, formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { listFigures } from '../currency/list-figures.ts';
import { holdingView, requireHolding, selectHoldingRows } from './holding-view.ts';

type ListQuery = OperationInput<'GET /saving/admin/v1/holding/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: savingHolding.createdAt },
  principal: { column: savingHolding.principal },
  matures_on: { column: savingHolding.maturesOn, whenNull: sql`'infinity'::date` },
};
const runningMax = 200;

const sortingBy = (sort = '-created_at') => parseSort(sort, sortKeys, savingHolding.id);

export async function listHoldings(
  context: RequestContext,
  query: ListQuery,
): Promise<Schemas.SavingHoldingList> {
  const actor = actorOf(context);
  const { page, size, ...slice } = pageOf(query);
  const where = and(
    recordScope(actor, query, savingHolding.clientId),
    when(query.product_id, (id) => eq(savingHolding.productId, id)),
    when(query.client_id, (id) => eq(savingHolding.clientId, id)),
    when(query.status, (status) => eq(savingHolding.status, status)),
  );
  const sums = await context.db
    .select({
      currency: savingHolding.currency,
      count: count(),
      amount: sum(savingHolding.principal),
    })
    .from(savingHolding)
    .where(where)
    .groupBy(savingHolding.currency);
  const sliced = { where, sorting: sortingBy(query.sort), ...slice };
  const { rows } = await selectHoldingRows(context.db, sliced);
  return { list: rows.map((row) => holdingView(row, actor)), ...listFigures(sums), page, size };
}

export async function listRunning(
  context: RequestContext,
  clientId: string,
): Promise<Schemas.SavingHolding[]> {
  const where = and(eq(savingHolding.clientId, clientId), eq(savingHolding.status, 'holding'));
  const slice = { where, sorting: sortingBy(), limit: runningMax };
  const { rows } = await selectHoldingRows(context.db, slice);
  return rows.map((row) => holdingView(row, actorOf(context)));
}

/** Throws NOT_FOUND. */
export async function listDays(
  context: RequestContext,
  id: string,
  query: PageQuery,
): Promise<Schemas.SavingDayList> {
  const { holding } = await requireHolding(context.db, actorOf(context), id);
  const { page, size, limit, offset } = pageOf(query);
  const of = eq(savingDay.holdingId, holding.id);
  const days = await context.db
    .select()
    .from(savingDay)
    .where(of)
    .orderBy(desc(savingDay.day))
    .limit(limit)
    .offset(offset);
  return {
    list: days.map(({ day, date, principal, rate, interest, paid }) => ({
      ...{ day, date },
      principal: formatMoney(principal, holding.currency),
      rate: formatRate(rate),
      interest: formatMoney(interest, holding.currency),
      paid: formatMoney(paid, holding.currency),
    })),
    total: await context.db.$count(savingDay, of),
    ...{ page, size },
  };
}

export async function savedIn(
  reader: Reader,
  { productId, clientId }: { productId: string; clientId: string },
): Promise<Decimal> {
  const [row] = await reader
    .select({ saved: sum(savingHolding.principal) })
    .from(savingHolding)
    .where(
      and(
        eq(savingHolding.productId, productId),
        eq(savingHolding.clientId, clientId),
        eq(savingHolding.status, 'holding'),
      ),
    );
  return row?.saved ?? '0';
}
