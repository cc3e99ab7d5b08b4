import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { allocation, figure, savingHolding, tradeRecord } from '../../kernel/db/schema.ts';
import { type Decimal, formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { overStates } from './product-in-use.ts';
import type { ProductFacts } from './product-types.ts';

export interface ProductUse {
  usage: Schemas.ProductUsage;
  references: number;
}

export async function readUsage(
  reader: Reader,
  products: readonly ProductFacts[],
): Promise<ProductUse[]> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return [];
  const orders = new Map([...(await readOrders(reader, ids)), ...(await readSavings(reader, ids))]);
  const openParts = await countOpenParts(reader, ids);
  const allocations = await readAllocations(reader, ids);
  return products.map((product) => {
    const of = orders.get(product.id);
    const made = of?.orders ?? 0;
    return {
      references: made + (allocations.has(product.id) ? 1 : 0),
      usage: {
        orders: made,
        open_orders: (of?.open ?? 0) + (openParts.get(product.id) ?? 0),
        frozen: formatMoney(of?.frozen ?? '0', product.currency),
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

/** The sums are those of `allottedTotal` and `investedIn`. */
async function readOrders(reader: Reader, ids: readonly string[]) {
  const t = figure;
  const over = sql.join(
    overStates.map((state) => t[state]),
    sql` + `,
  );
  const rows = await reader
    .select({
      productId: t.productId,
      orders: sql<number>`sum(${t.count})::int`,
      open: sql<number>`sum(${t.count} - (${over}))::int`,
      allotted: sql<Decimal>`sum(${t.pieces})`,
      invested: sql<Decimal>`sum(${t.invested})`,
      frozen: sql<Decimal>`coalesce(sum(${t.frozen}) filter (where not ${t.fake}), 0)`,
    })
    .from(t)
    .where(and(eq(t.counted, 'order_month'), inArray(t.productId, [...ids])))
    .groupBy(t.productId);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Sold parts that are not paid out yet: the figures of orders leave parts out. */
async function countOpenParts(reader: Reader, ids: readonly string[]) {
  const { productId, parentId, status } = tradeRecord;
  const rows = await reader
    .select({ productId, count: count() })
    .from(tradeRecord)
    .where(
      and(
        inArray(productId, [...ids]),
        inArray(status, ['sold', 'unsettled']),
        isNotNull(parentId),
      ),
    )
    .groupBy(productId);
  return new Map(rows.map((row) => [row.productId, row.count]));
}

async function readSavings(reader: Reader, ids: readonly string[]) {
  const { productId, status } = savingHolding;
  const rows = await reader
    .select({
      productId,
      orders: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${status} = 'holding'))::int`,
    })
    .from(savingHolding)
    .where(inArray(productId, [...ids]))
    .groupBy(productId);
  return new Map(
    rows.map((row) => [row.productId, { ...row, allotted: '0', invested: '0', frozen: '0' }]),
  );
}

async function readAllocations(reader: Reader, ids: readonly string[]) {
  const rows = await reader
    .select({ id: allocation.productId })
    .from(allocation)
    .where(inArray(allocation.productId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
