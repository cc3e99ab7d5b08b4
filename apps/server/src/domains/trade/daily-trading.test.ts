import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeRecord } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import type { ClientFixture } from '../../testing/deposit-fixtures.ts';
import { setTimeZone } from '../../testing/set-time-zone.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient, tradeCalls } from '../../testing/trade-fixtures.ts';
import { dayMs } from '../trade-terms/trade-dates.ts';

const server = useTestServer();
let angel: ApiClient;
let god: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  god = await server().signIn('god');
  await setTimeZone(server().db, 'Asia/Shanghai');
});

const today = () => new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
const inThreeDays = () => new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10);
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`);

const productOn = (tradeDate: string) =>
  addProduct(server().db, 'daily', {
    terms: { trade_date: tradeDate, term_days: 2, target_return: '36.5' },
  });

const enter = (of: ClientFixture, productId: string) =>
  angel.call(
    'POST',
    '/trx/admin/v1/daily/create',
    {
      ...{ client_id: of.id, account_id: of.accounts['USD'] },
      ...{ product_id: productId, amount: '1000.00' },
    },
    once(),
  );

async function entered() {
  const day = inThreeDays();
  const { body } = await enter(await addRichClient(server().db), (await productOn(day)).id);
  return { day, trade: body as Schemas.Trade };
}

const begun = (id: string, days: number) =>
  server()
    .db.update(tradeRecord)
    .set({ cutoffAt: new Date(Date.now() - days * dayMs + 60_000) })
    .where(eq(tradeRecord.id, id));

describe('an order for a daily product', () => {
  // @rule trade-records: A daily order is entered and approved before its trade date begins
  // @in domains/trade-terms/trade-dates.ts ./trade-view.ts
  it('is entered until its trade date begins in the time zone of the desk', async () => {
    const of = await addRichClient(server().db);
    const [past, open] = [await productOn(today()), await productOn(inThreeDays())];
    expect((await enter(of, past.id)).body.code).toBe('PRODUCT_CLOSED');
    const { status, body } = await enter(of, open.id);
    expect([status, body.cutoff_at]).toEqual([201, startOf(inThreeDays()).toISOString()]);
    const { list } = (await angel.get('/trx/admin/v1/daily/offers')).body;
    const offered = new Map<string, Schemas.TradeOffer>(
      list.map((one: Schemas.TradeOffer) => [one.product.id, one]),
    );
    expect(offered.has(past.id)).toBe(false);
    expect(offered.get(open.id)?.closes_at).toBe(startOf(inThreeDays()).toISOString());
  });

  it('is not approved once trading has begun, and gives its money back', async () => {
    const { trade } = await entered();
    await begun(trade.id, 0.1);
    const late = await tradeCalls(god).approve(trade);
    expect([late.status, late.body.code]).toEqual([422, 'PRODUCT_CLOSED']);
    const shown = (await tradeCalls(god).detail(trade)).body.trade;
    expect(shown.decision).toMatchObject({ approve: false, reject: true });
    const { status, body } = await tradeCalls(god).reject(trade);
    expect([status, body.frozen]).toEqual([200, '0.00']);
  });

  // @rule trade-records: A daily order's term runs from its trade date; no sale comes before it
  // @in ./trade-steps.ts domains/trade-terms/trade-dates.ts
  it('matures after the term that begins with its trade date, whenever it was approved', async () => {
    const { day, trade } = await entered();
    const held = (await tradeCalls(god).approve(trade)).body;
    const start = startOf(day).getTime();
    expect([held.status, held.settle_at]).toEqual([
      'holding',
      new Date(start + 2 * dayMs).toISOString(),
    ]);
  });

  it('is sold from its trade date on, with the result of the days since then', async () => {
    const { day, trade } = await entered();
    expect((await tradeCalls(god).approve(trade)).body.steps).toEqual([]);
    const early = await tradeCalls(angel).sell(trade, 2, { profit: '1.00' });
    expect([early.status, early.body.code]).toEqual([409, 'LOCKED_UP']);
    expect(early.body.times).toEqual([startOf(day).toISOString()]);
    // Approved long before, it earns from its trade date: 1.00 a day, and a fifth more.
    const openedAt = new Date(Date.now() - 9 * dayMs);
    await server().db.update(tradeRecord).set({ openedAt }).where(eq(tradeRecord.id, trade.id));
    await begun(trade.id, 1);
    const { body } = await tradeCalls(angel).detail(trade);
    expect(body.trade.steps).toEqual(['sell']);
    expect(body.sale.profit_max).toBe('1.20');
  });
});
