import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import {
  allocation,
  allocationLine,
  client,
  product,
  tradeRecord,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { heldBy } from '../../platform/work-item.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { productRef } from '../trade/trade-view.ts';
import { selectAllocated } from './read-allocation.ts';

type Query = OperationInput<'GET /allocation/admin/v1/list'>['query'];

function waitingOrders(actor: ScopedActor): SQL {
  return sql`(select count(*) from ${tradeRecord} join ${client} on ${client.id} = ${tradeRecord.clientId}
    where ${tradeRecord.productId} = ${product.id} and ${tradeRecord.status} = 'awaiting'
      and ${clientScope(actor) ?? sql`true`})`;
}

const sortKeys = (actor: ScopedActor): SortKeys => ({
  created_at: { column: product.createdAt },
  code: { column: product.code },
  kind: { column: product.kind },
  waiting: { column: waitingOrders(actor), type: 'bigint', tieBreak: product.createdAt },
});

export async function listAllocatedProducts(
  query: Query,
  context: RequestContext,
): Promise<Schemas.AllocatedProductList> {
  const { page, size, limit, offset } = pageOf(query);
  const sorting = parseSort(
    query.sort ?? '-waiting,-created_at',
    sortKeys(actorOf(context)),
    product.id,
  );
  const where = filterOf(query, context);
  const rows = await selectAllocated(context.db)
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  const [counted] = await context.db
    .select({ total: count() })
    .from(product)
    .leftJoin(allocation, eq(allocation.productId, product.id))
    .where(where);
  const orders = await countOrders(
    context.db,
    context,
    rows.map((row) => row.product.id),
  );
  const list = rows.map((row) => {
    const { since, ...of } = orders.get(row.product.id) ?? noOrders;
    return {
      id: row.product.id,
      version: row.allocation?.version ?? 0,
      product: productRef(row.product),
      currency: row.product.currency,
      product_status: row.product.status,
      status: statusOf(row.allocation),
      pool_qty: row.product.poolQty ?? 0,
      lot_size: row.product.lotSize ?? 1,
      ...of,
      waits_since: since?.toISOString() ?? null,
      drafted_by: row.drafter,
      published_by: row.publisher,
      published_at: row.allocation?.publishedAt?.toISOString() ?? null,
      created_at: row.product.createdAt.toISOString(),
    };
  });
  return { list, total: counted?.total ?? 0, page, size };
}

function statusOf(found: typeof allocation.$inferSelect | null): Schemas.AllocationStatus {
  if (found === null || found.draftedById === null) return 'none';
  return found.status;
}

function filterOf({ kind, status, holder, q }: Query, context: RequestContext): SQL | undefined {
  const actor = actorOf(context);
  const hasOrders = gt(waitingOrders(actor), 0);
  return and(
    isAllocated(actor),
    when(kind, (one) => eq(product.kind, one)),
    when(status, (one) =>
      one === 'none'
        ? and(isNull(allocation.draftedById), hasOrders)
        : and(
            isNotNull(allocation.draftedById),
            eq(allocation.status, one),
            one === 'draft' ? hasOrders : undefined,
          ),
    ),
    heldBy(actor, holder, { type: 'allocation', table: product, waiting: waitsForAllocation }),
    when(q?.trim(), (text) => or(contains(product.code, text), contains(product.name, text))),
  );
}

const noOrders = { waiting: 0, applied: 0, drafted: 0, taken: 0, since: null };
type Orders = Omit<typeof noOrders, 'since'> & { since: Date | null };

async function countOrders(
  reader: Reader,
  context: RequestContext,
  productIds: string[],
): Promise<Map<string, Orders>> {
  if (productIds.length === 0) return new Map();
  const waits = sql`${tradeRecord.status} = 'awaiting'`;
  const stands = sql`${tradeRecord.status} not in ('awaiting', 'released')`;
  const number = (value: SQL) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);
  const rows = await reader
    .select({
      productId: tradeRecord.productId,
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      applied: number(sql`${sum(tradeRecord.appliedQty)} filter (where ${waits})`),
      since: sql<Date | null>`min(${tradeRecord.createdAt}) filter (where ${waits})`.mapWith(
        tradeRecord.createdAt,
      ),
      drafted: number(sql`${sum(allocationLine.allottedQty)} filter (where ${waits})`),
      taken: number(sql`${sum(tradeRecord.allottedQty)} filter (where ${stands})`),
    })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .leftJoin(allocationLine, eq(allocationLine.tradeId, tradeRecord.id))
    .where(and(inArray(tradeRecord.productId, productIds), clientScope(actorOf(context))))
    .groupBy(tradeRecord.productId);
  return new Map(rows.map(({ productId, ...counts }) => [productId, counts]));
}

const kindsFor = ({ permissions }: Pick<Actor, 'permissions'>): Schemas.AllocatedKind[] =>
  permissions.flags.blockDealsBeta ? ['ipo', 'block'] : ['ipo'];

export const isAllocated = (actor: Pick<Actor, 'permissions'>): SQL =>
  inArray(product.kind, kindsFor(actor));

/** Not in columns: drizzle leaves out the table of those. */
export const waitsForAllocation = sql`(product.kind in ('ipo', 'block')
  and exists (select from trade_record t where t.product_id = product.id and t.status = 'awaiting')
  and not exists (select from allocation a where a.product_id = product.id and a.status = 'published'))`;

export const waitsForAllocationSince = sql`(select min(t.created_at) from trade_record t
  where t.product_id = product.id and t.status = 'awaiting')`;

/** An allocation decides orders of every client. */
export const mayAllocate = ({ permissions, scope }: Pick<Actor, 'permissions' | 'scope'>) =>
  scope === 'all' && can(permissions, 'assign', chainOf('allocation'));

/** Throws NOT_FOUND. */
export async function allocationWork(
  reader: Reader,
  context: RequestContext,
  productId: string,
): Promise<Pick<Schemas.Decision, 'approve' | 'reject' | 'blocked_code'>> {
  const actor = actorOf(context);
  const [found] = await reader
    .select({ waits: sql<boolean>`${waitsForAllocation}` })
    .from(product)
    .where(and(eq(product.id, productId), isAllocated(actor)));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const may = mayAllocate(actor);
  return { approve: may && found.waits, reject: false, blocked_code: may ? null : 'FORBIDDEN' };
}
