import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { bookTrade } from '../domains/trade/quote-trade.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import { product, tradeRecord } from '../kernel/db/schema.ts';
import { writeAudit } from '../platform/audit-log.ts';
import { allot, makeDue } from './trade-fixtures.ts';

/** A server's place that is not embedded: two processes share the database. */
interface Connection {
  dataDir: string;
  databaseUrl: string;
}

interface ClientOrder {
  kind: Schemas.TradeKind;
  code: string;
  client: Schemas.Client;
  quantity?: string;
  amount?: string;
}

/** Uses the server's own function: the client's app is no part of the API of staff. */
export async function placeOrder(
  { dataDir, databaseUrl }: Connection,
  { kind, code, client, quantity, amount }: ClientOrder,
): Promise<{ kind: Schemas.TradeKind; id: string; order_no: string }> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, poolSize: 1 });
  try {
    return await db.transaction(async (tx) => {
      const [ordered] = await tx
        .select()
        .from(product)
        .where(and(eq(product.kind, kind === 'subscribe' ? 'ai' : kind), eq(product.code, code)));
      const account = client.accounts.find(({ currency }) => currency === ordered?.currency);
      if (ordered === undefined || account === undefined)
        throw new Error(`Nobody can order ${code}.`);
      const { booked, audit } = await bookTrade(tx, {
        ...{ kind, productId: ordered.id, makerId: null, timeZone: 'UTC', at: new Date() },
        account: { id: account.id, clientId: client.id, currency: account.currency },
        ...(quantity !== undefined && { quantity }),
        ...(amount !== undefined && { amount }),
      });
      await writeAudit(tx, null, audit);
      return { kind, id: booked.id, order_no: booked.orderNo };
    });
  } finally {
    await close();
  }
}

export async function allotOrder(
  { dataDir, databaseUrl }: Connection,
  { id }: { id: string },
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, poolSize: 1 });
  try {
    await allot(db, { id });
  } finally {
    await close();
  }
}

export async function reachDate(
  { dataDir, databaseUrl }: Connection,
  { id }: { id: string },
  date: 'apply_end' | 'listing_at',
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, poolSize: 1 });
  const terms = sql`${product.terms} || ${JSON.stringify({ [date]: new Date().toISOString() })}::jsonb`;
  try {
    await db.update(product).set({ terms }).where(eq(product.id, id));
  } finally {
    await close();
  }
}

export async function reachCutoff(
  { dataDir, databaseUrl }: Connection,
  { id }: { id: string },
  day: string,
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, poolSize: 1 });
  const passed = new Date(Date.now() - 60_000);
  const redeems = sql`${tradeRecord.phase} = 'redeeming'`;
  try {
    await db
      .update(tradeRecord)
      .set({
        dealingDay: sql`case when ${redeems} then ${tradeRecord.dealingDay} else ${day}::date end`,
        createdAt: sql`least(${tradeRecord.createdAt}, ${passed.toISOString()}::timestamptz)`,
        cutoffAt: sql`case when ${redeems} then ${tradeRecord.cutoffAt} else ${passed.toISOString()}::timestamptz end`,
        redeemDay: sql`case when ${redeems} then ${day}::date end`,
        redeemCutoffAt: sql`case when ${redeems} then ${passed.toISOString()}::timestamptz end`,
      })
      .where(eq(tradeRecord.id, id));
  } finally {
    await close();
  }
}

export async function reachTradeDate(
  { dataDir, databaseUrl }: Connection,
  { id }: { id: string },
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, poolSize: 1 });
  const cutoffAt = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const createdAt = sql`least(${tradeRecord.createdAt}, ${cutoffAt.toISOString()}::timestamptz)`;
  try {
    await db.update(tradeRecord).set({ cutoffAt, createdAt }).where(eq(tradeRecord.id, id));
  } finally {
    await close();
  }
}

export async function reachSettlement(
  { dataDir, databaseUrl }: Connection,
  order: { id: string },
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, poolSize: 1 });
  try {
    await makeDue(db, order);
  } finally {
    await close();
  }
}
