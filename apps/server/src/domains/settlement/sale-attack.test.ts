import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { product as productTable, setting } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { fieldsOf, once } from '../../testing/config-calls.ts';
import { readAccount } from '../../testing/deposit-fixtures.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allocationCalls,
  allot,
  makeDue,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { tie } from '../../testing/two-person-fixtures.ts';
import { dayMs } from '../trade-terms/trade-dates.ts';

const server = useTestServer();
let hero: ApiClient;
let angel: ApiClient;
beforeAll(async () => {
  hero = await server().signIn('hero');
  angel = await server().signIn('angel');
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

async function ordered(terms: object = {}) {
  const { db } = server();
  const client = await addRichClient(db, { agent: 'hero' });
  const product = await addProduct(db, 'ipo', { terms: { fee_pct: '0', ...terms } });
  const trade = await addTrade(db, client, product);
  const balance = async () => Number((await readAccount(db, client.accounts['USD'])).balance);
  return { trade, product, balance };
}

describe('a sale by the salesman who looks after the client', () => {
  // @rule trade-records: No user who approved or made an order, nor a tied account, sells it alone
  // @in ./settle-trade.ts
  it('takes a second person when the salesman has approved the order', async () => {
    const { db } = server();
    const client = await addRichClient(db, { agent: 'hero' });
    const trade = await addTrade(db, client, await addProduct(db, 'stock'));
    const calls = tradeCalls(hero);
    expect((await calls.approve(trade)).status).toBe(200);
    const { body } = await calls.sell(trade, 2, { price: '12.51' });
    expect(body.status).toBe('holding');
    expect(body.decision.second_person.waiting).toMatchObject({ mine: true, limit: 'profit' });
    const other = await addTrade(db, client, await addProduct(db, 'stock'));
    expect((await tradeCalls(angel).approve(other)).status).toBe(200);
    await tie(db, 'hero', 'angel');
    expect((await calls.sell(other, 2, { price: '12.51' })).body.status).toBe('holding');
    await tie(db, 'hero', null);
    const third = await addTrade(db, client, await addProduct(db, 'stock'));
    expect((await tradeCalls(angel).approve(third)).status).toBe(200);
    expect((await calls.sell(third, 2, { price: '12.51' })).body.status).toBe('sold');
  });

  it('takes a second person when the salesman was the first of two who approved the order', async () => {
    const { db } = server();
    const client = await addRichClient(db, { agent: 'hero' });
    const trade = await addTrade(db, client, await addProduct(db, 'stock'));
    const value = { risk: { order: { client_unverified: 'stop' } } };
    await db
      .insert(setting)
      .values({ key: 'trade', value })
      .onConflictDoUpdate({ target: setting.key, set: { value } });
    const why = { override_reason: '客户已到柜台核对证件' };
    expect((await tradeCalls(hero).approve(trade, 1, why)).body.status).toBe('awaiting');
    expect((await tradeCalls(angel).approve(trade, 1, why)).body.status).toBe('holding');
    await db.update(setting).set({ value: {} }).where(eq(setting.key, 'trade'));
    const { body } = await tradeCalls(hero).sell(trade, 2, { price: '12.51' });
    expect(body.status).toBe('holding');
    expect(body.decision.second_person.waiting).toMatchObject({ mine: true, limit: 'profit' });
  });

  it('does not turn an IPO into money on one day', async () => {
    const { trade, balance } = await ordered({ apply_end: inDays(1), listing_at: inDays(6) });
    const calls = tradeCalls(hero);
    const before = await balance();
    const steps = [
      await calls.approve(trade, 1, { allotted_qty: 500 }),
      await calls.sell(trade, 2, { price: '20.00' }),
      await calls.clear(trade, 3),
      await calls.complete(trade, 4),
    ];
    expect(steps.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await balance()).toBe(before);
  });
});

describe('a sale', () => {
  it('takes a second person when its user has drafted the allocation of the order', async () => {
    const { trade, product } = await ordered();
    const drafting = allocationCalls(angel);
    expect((await drafting.save(product, 0, [[trade.id, 1000]])).status).toBe(200);
    const angel2 = await server().signIn('angel2');
    const published = await allocationCalls(angel2).publish(product, 1);
    expect(published.body.status).toBe('published');
    const { body } = await tradeCalls(angel).sell(trade, 2);
    expect(body.status).toBe('holding');
    expect(body.decision.second_person.waiting).toMatchObject({ mine: true, limit: 'profit' });
  });

  // @rule trade-records: A fund is not ordered while its value is older than the configured age
  // @in domains/trade-terms/sale-bounds.ts
  it('is not of a fund whose value is too old to order it', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const valued = async (nav_at: string) => addProduct(db, 'fund', { terms: { nav_at } });
    await expect(addTrade(db, client, await valued(inDays(-15)))).rejects.toMatchObject({
      details: { errors: [{ field: 'amount', code: 'REFERENCE_OUTDATED' }] },
    });
    expect(await addTrade(db, client, await valued(inDays(-13)))).toMatchObject({
      phase: 'review',
    });
  });

  // @rule trade-records: A stock or block is not ordered while its close is older than configured
  // @in domains/trade-terms/sale-bounds.ts
  it('is not of a block whose close is too old to order it', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const priced = async (priced_at: string) => addProduct(db, 'block', { terms: { priced_at } });
    await expect(addTrade(db, client, await priced(inDays(-15)))).rejects.toMatchObject({
      details: { errors: [{ field: 'quantity', code: 'CLOSE_OUTDATED' }] },
    });
    expect(await addTrade(db, client, await priced(inDays(-13)))).toMatchObject({
      status: 'awaiting',
    });
  });

  // @rule products: A close that is saved unchanged keeps the time at which it was entered
  // @in domains/product/store-product.ts
  it('is of a block again once its product is saved with a new close, and not with the same', async () => {
    const { db } = server();
    const terms = productBody('block');
    const { currency } = terms;
    const client = await addRichClient(db, { currencies: [currency], money: '10000000.00' });
    const { body: made } = await angel.call('POST', '/block/admin/v1/create', terms, once());
    const order = async () => {
      const wanted = { product_id: made.id, quantity: made.min_qty };
      const of = { client_id: client.id, account_id: client.accounts[currency] };
      return angel.call('POST', '/trx/admin/v1/block/create', { ...of, ...wanted }, once());
    };
    await db
      .update(productTable)
      .set({
        terms: sql`${productTable.terms} || ${JSON.stringify({ priced_at: inDays(-15) })}::jsonb`,
      })
      .where(eq(productTable.id, made.id));
    expect(fieldsOf(await order())).toEqual({ quantity: 'CLOSE_OUTDATED' });
    const save = async (change: object) =>
      (await angel.call('PUT', `/block/admin/v1/${made.id}`, { ...terms, ...change })).status;
    expect(await save({ version: 1, name: '改名' })).toBe(200);
    expect(fieldsOf(await order())).toEqual({ quantity: 'CLOSE_OUTDATED' });
    const close = { ref_close: '19.90', discount_pct: undefined };
    expect(await save({ version: 2, ...close })).toBe(200);
    expect((await order()).status).toBe(201);
  });

  // @rule trade-records: An IPO is not sold before its listing
  // @in domains/trade-terms/trade-dates.ts
  it('is not made before the listing, and the order says until when', async () => {
    const until = inDays(2);
    const { trade, product } = await ordered({ listing_at: until });
    await allot(server().db, trade);
    const { status, body } = await tradeCalls(angel).sell(trade, 2);
    expect([status, body.code, body.times]).toEqual([409, 'LOCKED_UP', [until]]);
    const { trade: shown, sale } = (await tradeCalls(angel).detail(trade)).body;
    expect(shown).toMatchObject({
      steps: [],
      decision: { blocked_code: 'LOCKED_UP', blocked_times: [until] },
    });
    expect(sale.locked_until).toBe(until);
    const terms = { ...product.terms, listing_at: new Date().toISOString() };
    await server().db.update(productTable).set({ terms }).where(eq(productTable.id, product.id));
    expect((await tradeCalls(angel).sell(trade, 2)).body.status).toBe('sold');
  });

  // @rule trade-records: A price over 5 % from its reference needs a reason and a second person
  // @in domains/trade-terms/sale-bounds.ts
  it('needs a reason and a second person at a price further than 5 per cent from the reference', async () => {
    const { trade } = await ordered();
    await allot(server().db, trade);
    const calls = tradeCalls(angel);
    const { sale } = (await calls.detail(trade)).body;
    expect(sale).toMatchObject({ near_min: '9.5', near_max: '10.5' });
    const bare = await calls.sell(trade, 2, { price: '10.51', remark: null });
    expect(fieldsOf(bare)).toEqual({ evidence: 'EVIDENCE_REQUIRED' });
    const far = await calls.sell(trade, 2, { price: '10.51' });
    expect([far.status, far.body.status]).toEqual([200, 'holding']);
    expect(far.body.decision.second_person.waiting).toMatchObject({ mine: true, limit: 'profit' });
    const { trade: near } = await ordered();
    await allot(server().db, near);
    const sold = await calls.sell(near, 2, { price: '10.50', remark: null });
    expect(sold.body.status).toBe('sold');
  });

  // @rule trade-records: A sale at a close older than configured needs a reason and a second person
  // @in domains/trade-terms/sale-bounds.ts
  it('takes two people and a reason at a close that is 15 days old, however near its price is', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const sold = async (days: number, remark: string | null) => {
      const product = await addProduct(db, 'stock', { terms: { prev_close: '12.50' } });
      const trade = await addTrade(db, client, product);
      await allot(db, trade);
      const terms = { ...product.terms, priced_at: inDays(-days) };
      await db.update(productTable).set({ terms }).where(eq(productTable.id, product.id));
      const calls = tradeCalls(angel);
      expect((await calls.detail(trade)).body.sale.outdated).toBe(days > 14);
      return calls.sell(trade, 2, { price: '12.51', remark });
    };
    expect(fieldsOf(await sold(15, null))).toEqual({ evidence: 'EVIDENCE_REQUIRED' });
    const { body } = await sold(15, '交易所今日收盘价，见行情截图');
    expect(body.status).toBe('holding');
    expect(body.decision.second_person.waiting).toMatchObject({ mine: true, limit: 'profit' });
    expect((await sold(13, null)).body.status).toBe('sold');
  });

  // @rule trade-records: A sale of a mispriced block takes two people for what it makes
  // @in domains/trade/trade-row.ts
  it('takes two people for its profit if one user has priced a block far below its reference', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const terms = { ref_close: '20.00', agreed_price: '0.01', fee_pct: '0' };
    const trade = await addTrade(db, client, await addProduct(db, 'block', { terms }));
    await allot(db, trade);
    const { body } = await tradeCalls(angel).sell(trade, 2, { price: '20.00' });
    expect(body).toMatchObject({
      status: 'holding',
      decision: { second_person: { limit: 'profit', bound: 'record', used: '19990.00' } },
    });
  });

  // @rule trade-records: What has a price is not paid out before its settlement date
  // @in domains/trade/trade-view.ts
  it('is not paid out before its settlement date, which can be put off alone', async () => {
    const { trade, balance } = await ordered();
    await allot(server().db, trade);
    const calls = tradeCalls(angel);
    await calls.sell(trade, 2);
    const clear = (settle_at: string) =>
      angel.call(
        'POST',
        `/trx/admin/v1/ipo/settle/${trade.id}`,
        { to: 'unsettled', version: 3, settle_at },
        { 'idempotency-key': trade.id + settle_at },
      );
    expect(fieldsOf(await clear(inDays(-1)))).toEqual({ settle_at: 'FIELD_INVALID' });
    const later = inDays(60);
    expect((await clear(later)).body.settle_at).toBe(later);
    const before = await balance();
    const { status, body } = await calls.complete(trade, 4);
    expect([status, body.code, body.times]).toEqual([409, 'SETTLEMENT_NOT_DUE', [later]]);
    expect((await calls.detail(trade)).body.trade).toMatchObject({
      steps: [],
      decision: { blocked_code: 'SETTLEMENT_NOT_DUE' },
    });
    expect(await balance()).toBe(before);
    await makeDue(server().db, trade);
    expect((await calls.complete(trade, 4)).status).toBe(200);
    expect(await balance()).toBe(before + 10_000);
  });
});
