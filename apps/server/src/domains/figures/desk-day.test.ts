import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exchange, product, tradeRecord } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addSaving } from '../../testing/saving-fixtures.ts';
import { addService } from '../../testing/service-accounts.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';

const server = useTestServer();
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
let angel: ApiClient;
let ipo: ProductFixture;
let quant: ProductFixture;

type Event = {
  event: string;
  at: string;
  product: { id: string };
  timezone: string | null;
  kind: string | null;
  orders: number;
  totals: object[];
};
const eventsOf = async (who: ApiClient): Promise<Event[]> =>
  (await who.get('/stat/admin/v1/desk_day')).body.events;

beforeAll(async () => {
  const { db, signIn } = server();
  angel = await signIn('angel');
  await db.insert(exchange).values({
    ...{ code: 'DESK', nameZh: '测试市场', nameEn: 'Desk', currency: 'USD' },
    ...{ timezone: 'America/New_York', hours: [] },
  });
  const terms = {
    ...{ market: 'DESK', funding_model: 'pay_on_win', issue_price: '2.00' },
    pay_deadline: inHours(30).toISOString(),
    listing_at: inHours(48).toISOString(),
    result_at: inHours(24 * 30).toISOString(),
  };
  ipo = await addProduct(db, 'ipo', { terms });
  quant = await addProduct(db, 'quant');
  const client = await addRichClient(db, { agent: 'hero7' });
  const unpaid = await addTrade(db, client, ipo, { quantity: '500' });
  await allot(db, unpaid);
  const god = tradeCalls(await signIn('god'));
  for (const settleAt of [inHours(-50), inHours(-90), inHours(70), inHours(24 * 30)]) {
    const held = await addTrade(db, client, quant, { amount: '100.00' });
    await god.approve(held);
    await db.update(tradeRecord).set({ settleAt }).where(eq(tradeRecord.id, held.id));
  }
});

describe('the desk day', () => {
  // @rule statistics: The desk day has every date of products and orders from today to the seventh day
  it('has the dates of products in their market, and what orders wait for, overdue ones first', async () => {
    const events = await eventsOf(angel);
    const mine = events.filter(({ product }) => [ipo.id, quant.id].includes(product.id));
    const usd = (count: number, amount: string) => [{ currency: 'USD', count, amount }];
    expect(mine.map(({ event, orders, totals, kind }) => [event, kind, orders, totals])).toEqual([
      ['matures', 'quant', 2, usd(2, '200.00')],
      ['payment_due', 'ipo', 1, usd(1, '1000.00')],
      ['lists', null, 0, []],
      ['matures', 'quant', 1, usd(1, '100.00')],
    ]);
    expect(mine.map(({ timezone }) => timezone)).toEqual([
      null,
      'America/New_York',
      'America/New_York',
      null,
    ]);
    expect(new Set(events.map(({ at }) => at)).size).toBeGreaterThan(2);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
  });

  // @rule statistics: The desk day has maturing savings, cut-offs and confirmations of funds, and trade dates
  // @in ./desk-dates.ts
  it('has what matures, is cut off and is confirmed, as computed from terms and calendar', async () => {
    const { db } = server();
    const soon = inHours(72).toISOString().slice(0, 10);
    const daily = await addProduct(db, 'daily', { terms: { trade_date: soon } });
    const fund = await addProduct(db, 'fund', {
      terms: { market: 'DESK', cutoff: '15:00', confirm_days: 1 },
    });
    const client = await addRichClient(db, { agent: 'hero6' });
    const order = await addTrade(db, client, fund, { amount: '400.00' });
    await tradeCalls(await server().signIn('god')).approve(order);
    const saving = await addProduct(db, 'saving', { terms: { term_days: 2 } });
    const held = await addSaving(db, client, saving, { amount: '36500.00' });
    const mine = (await eventsOf(angel)).filter(({ product: { id } }) =>
      [daily.id, fund.id, saving.id].includes(id),
    );
    const named = (name: string) => mine.filter(({ event }) => event === name);
    expect(named('trades')).toMatchObject([{ at: `${soon}T00:00:00.000Z`, kind: null, orders: 0 }]);
    const { cutoffAt } = order;
    expect(named('cutoff')).toMatchObject([
      { at: cutoffAt?.toISOString(), timezone: 'America/New_York', orders: 0 },
    ]);
    expect(named('confirms')).toMatchObject([
      { kind: 'fund', orders: 1, totals: [{ currency: 'USD', count: 1, amount: '400.00' }] },
    ]);
    expect(Date.parse(named('confirms')[0]?.at ?? '')).toBeGreaterThan(cutoffAt?.getTime() ?? 0);
    // Two days at 3.65 per cent of 36,500.00 are 7.30.
    expect(named('matures')).toMatchObject([
      {
        ...{ at: `${held.maturesOn}T00:00:00.000Z`, kind: null, orders: 1 },
        totals: [{ currency: 'USD', count: 1, amount: '36507.30' }],
      },
    ]);
  });

  it('has the end of a lock-up of a closed product as long as it is held', async () => {
    const { db } = server();
    const terms = { agreed_price: '8.20', lockup_until: inHours(40).toISOString() };
    const block = await addProduct(db, 'block', { terms });
    const empty = await addProduct(db, 'block', { terms });
    const trade = await addTrade(db, await addRichClient(db, { agent: 'hero6' }), block);
    await allot(db, trade);
    const ids = [block.id, empty.id];
    await db.update(product).set({ status: 'closed' }).where(inArray(product.id, ids));
    const events = (await eventsOf(angel)).filter((one) => ids.includes(one.product.id));
    expect(events.map((one) => [one.event, one.product.id])).toEqual([['unlocks', block.id]]);
  });

  // @rule statistics: The desk day has orders of clients in scope, and products that may be read
  it('leaves out orders of other clients, and products that the user may not read', async () => {
    const own = await eventsOf(await server().signIn('hero7'));
    expect(own.map(({ event }) => event)).toEqual(['matures', 'payment_due', 'matures']);
    expect(await eventsOf(await server().signIn('hero5'))).toEqual([]);
    const { api } = await addService(server(), { scopes: ['dashboard:read', 'ipo:read'] });
    expect((await eventsOf(api)).map(({ event }) => event)).toEqual(['lists']);
  });
});
