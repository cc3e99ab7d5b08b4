import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { allocation, client, tradeRecord } from '../../kernel/db/schema.ts';
import { type Decimal, formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { overStates } from './product-in-use.ts';
import type { ProductFacts } from './product-types.ts';

/** What hangs on a product, and how much refers to it. */
export interface ProductUse {
  usage: Schemas.ProductUsage;
  references: number;
}

/** What hangs on each of the products, in their order. */
export async function readUsage(
  reader: Reader,
  products: readonly ProductFacts[],
): Promise<ProductUse[]> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [orders, frozen, allocations] = [
    await readOrders(reader, ids),
    await readFrozen(reader, ids),
    await readAllocations(reader, ids),
  ];
  return products.map((product) => {
    const of = orders.get(product.id);
    const count = of?.orders ?? 0;
    return {
      references: count + (allocations.has(product.id) ? 1 : 0),
      usage: {
        orders: count,
        open_orders: of?.open ?? 0,
        frozen: formatMoney(frozen.get(product.id) ?? '0', product.currency),
        pool: poolOf(product, of ?? { allotted: '0', invested: '0' }),
      },
    };
  });
}

function poolOf(
  product: ProductFacts,
  { allotted, invested }: { allotted: Decimal; invested: Decimal },
): Schemas.ProductPool | null {
  if ('pool_qty' in product) {
    return { unit: 'pieces', total: String(product.pool_qty), taken: formatRate(allotted) };
  }
  if (!('capacity' in product)) return null;
  const { capacity: total, currency } = product;
  return { unit: 'money', total, taken: formatMoney(invested, currency) };
}

/** The sums are those of `takenOf` and `investedIn`, of many products at once. */
async function readOrders(reader: Reader, ids: readonly string[]) {
  const { productId, kind, status, allottedQty, amount, payable } = tradeRecord;
  const rows = await reader
    .select({
      productId,
      orders: sql<number>`count(*)::int`,
      open: sql<number>`count(*) filter (where ${status} not in ${[...overStates]})::int`,
      allotted: sql<Decimal>`coalesce(sum(${allottedQty}) filter (where ${status} not in ('awaiting', 'released')), 0)`,
      invested: sql<Decimal>`coalesce(sum(case ${status} when 'awaiting' then ${amount} else ${payable} end) filter (where ${kind} <> 'subscribe' and ${status} in ('awaiting', 'payment', 'outstanding', 'holding')), 0)`,
    })
    .from(tradeRecord)
    .where(inArray(productId, [...ids]))
    .groupBy(productId);
  return new Map(rows.map((row) => [row.productId, row]));
}

async function readFrozen(reader: Reader, ids: readonly string[]) {
  const rows = await reader
    .select({ id: tradeRecord.productId, sum: sql<Decimal>`sum(${tradeRecord.frozen})` })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(
      and(
        inArray(tradeRecord.productId, [...ids]),
        gt(tradeRecord.frozen, '0'),
        inArray(tradeRecord.status, ['awaiting', 'outstanding']),
        eq(client.fake, false),
      ),
    )
    .groupBy(tradeRecord.productId);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

async function readAllocations(reader: Reader, ids: readonly string[]) {
  const rows = await reader
    .select({ id: allocation.productId })
    .from(allocation)
    .where(inArray(allocation.productId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
