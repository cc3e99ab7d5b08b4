import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import { tradeRecord } from '../../kernel/db/schema.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { when } from '../../kernel/lists/when.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readDecider } from '../approval/decider.ts';
import { requireClient } from '../client/find-client.ts';
import { inBaseAsOfNow } from '../currency/list-figures.ts';
import { selectTrades, sumTrades } from './list-trades.ts';
import { tradeSorting } from './trade-filter.ts';

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
