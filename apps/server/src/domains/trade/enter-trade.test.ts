import type { Schemas } from '@brokerdesk/sdk';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { client, product, tradeRecord } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, type ClientFixture, readAccount } from '../../testing/deposit-fixtures.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient, addTrade, tradeCalls } from '../../testing/trade-fixtures.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let other: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  [angel, other, hero] = await Promise.all([signIn('angel'), signIn('angel2'), signIn('hero')]);
});

type Order = Partial<Schemas.TradeCreate> & { product_id: string };

const bodyOf = (of: ClientFixture, order: Order) => ({
  client_id: of.id,
  account_id: of.accounts['USD'],
  ...order,
});

const enter = (who: ApiClient, of: ClientFixture, kind: string, order: Order, key = once()) =>
  who.call('POST', `/trx/admin/v1/${kind}/create`, bodyOf(of, order), key);

function preview(who: ApiClient, of: ClientFixture, kind: string, order: Order) {
  const fields = Object.entries(bodyOf(of, order)).map(([name, value]) => [name, String(value)]);
  return who.get(`/trx/admin/v1/${kind}/preview?${new URLSearchParams(fields)}`);
}

const cancel = (who: ApiClient, trade: Schemas.Trade, more: object = {}) =>
  tradeCalls(who).withdraw(trade, trade.version, more);

const ordered = {
  ...{ stock: { quantity: 1000 }, block: { quantity: 1000 }, ipo: { quantity: 1000 } },
  ...{ daily: { amount: '1000.00' }, ai: { amount: '1000.00' }, quant: { amount: '1000.00' } },
  fund: { amount: '1000.00' },
  subscribe: { plan: 'Basic', auto_renew: true },
} as const;
type Kind = keyof typeof ordered;
const kinds = Object.keys(ordered) as Kind[]; // The keys of the literal above.
const productOf = (kind: Kind) => addProduct(server().db, kind === 'subscribe' ? 'ai' : kind);

async function available(of: ClientFixture): Promise<string> {
  const { balance, frozen } = await readAccount(server().db, of.accounts['USD']);
  return (Number(balance) - Number(frozen)).toFixed(2);
}

describe('an order that staff enter', () => {
  // @rule trade-records: An order that staff enter waits as a client's own does, within the same limits
  it.each(kinds)(
    'waits with its money frozen, as a client’s own order for a %s does',
    async (kind) => {
      const { db } = server();
      const of = await addRichClient(db);
      const own = await addRichClient(db);
      const made = await productOf(kind);
      const answer = await enter(angel, of, kind, { product_id: made.id, ...ordered[kind] });
      expect([answer.status, answer.body.code]).toEqual([201, undefined]);
      const { body } = await tradeCalls(angel).detail(await addTrade(db, own, made, { kind }));
      for (const field of [
        'amount',
        'frozen',
        'price',
        'applied_qty',
        'fee_pct',
        'status',
        'plan',
      ]) {
        expect([field, answer.body[field]]).toEqual([field, body.trade[field]]);
      }
      expect(await available(of)).toBe(await available(own));
    },
  );

  it('names the user in the record, its history and the audit log', async () => {
    const of = await addRichClient(server().db);
    const { id: product_id } = await productOf('quant');
    const remark = 'By telephone at 10:20';
    const { body } = await enter(angel, of, 'quant', { product_id, amount: '500', remark });
    const detail = (await tradeCalls(other).detail(body)).body;
    expect(detail.trade).toMatchObject({ maker: { name: expect.any(String) }, remark });
    expect(detail.history).toMatchObject([{ action: 'booked', actor: detail.trade.maker.name }]);
    expect(await lastEntry(server())).toMatchObject({
      action: 'trade.booked',
      actorName: detail.trade.maker.name,
    });
  });

  // @rule trade-records: An order that staff entered names the user, and takes another one
  it('is approved by another user alone', async () => {
    const of = await addRichClient(server().db);
    const { id: product_id } = await productOf('stock');
    const { body: trade } = await enter(angel, of, 'stock', { product_id, quantity: 100 });
    const alone = await tradeCalls(angel).approve(trade);
    expect([alone.status, alone.body.code]).toEqual([403, 'SELF_APPROVAL']);
    const second = await tradeCalls(other).approve(trade);
    expect([second.status, second.body.status]).toEqual([200, 'holding']);
  });

  it('is entered once with the same key', async () => {
    const of = await addRichClient(server().db);
    const { id: product_id } = await productOf('quant');
    const key = once();
    const order = { product_id, amount: '500.00' };
    const first = await enter(angel, of, 'quant', order, key);
    const again = await enter(angel, of, 'quant', order, key);
    expect(again.body.id).toBe(first.body.id);
    expect(await available(of)).toBe('99500.00');
  });

  it('never freezes more than the client has, however many orders are entered at once', async () => {
    const of = await addRichClient(server().db, { money: '1000.00' });
    const { id: product_id } = await productOf('quant');
    const order = { product_id, amount: '400.00' };
    const answers = await Promise.all(
      [angel, other, angel, other].map((who) => enter(who, of, 'quant', order)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await available(of)).toBe('200.00');
  });

  it('is not entered for a client out of scope, or on the account of another client', async () => {
    const { db } = server();
    const [of, own] = [await addRichClient(db, { agent: 'hero2' }), await addRichClient(db)];
    const order = { product_id: (await productOf('quant')).id, amount: '500.00' };
    expect((await enter(hero, of, 'quant', order)).status).toBe(404);
    expect((await preview(hero, of, 'quant', order)).status).toBe(404);
    const foreign = { ...order, account_id: String(of.accounts['USD']) };
    const refused = await enter(hero, own, 'quant', foreign);
    expect([refused.status, refused.body.code]).toEqual([422, 'ACCOUNT_NOT_OF_CLIENT']);
    expect((await enter(hero, own, 'quant', order)).status).toBe(201);
  });

  it('is for a product of its kind, with the field of its kind', async () => {
    const of = await addRichClient(server().db);
    const { id: product_id } = await productOf('quant');
    const fieldsOf = async (kind: string, order: object) => {
      const { status, body } = await enter(angel, of, kind, { product_id, ...order });
      return [status, body.errors?.map(({ field }: { field: string }) => field)];
    };
    expect(await fieldsOf('daily', { amount: '500' })).toEqual([400, ['product_id']]);
    const three = { quantity: 100, amount: '500', plan: 'Basic' };
    expect(await fieldsOf('quant', three)).toEqual([400, ['quantity', 'plan']]);
    expect(await fieldsOf('quant', {})).toEqual([400, ['amount']]);
    expect(await fieldsOf('quant', { amount: '5' })).toEqual([400, ['amount']]);
  });
});

describe('the preview of an order', () => {
  it.each(kinds)(
    'has the figures that the order for a %s then has, and saves nothing',
    async (kind) => {
      const of = await addRichClient(server().db);
      const { id: product_id } = await productOf(kind);
      const { auto_renew: _, ...order } = { product_id, auto_renew: false, ...ordered[kind] };
      const { status, body } = await preview(angel, of, kind, order);
      expect([status, body.code]).toEqual([200, undefined]);
      expect(body.funds.before).toBe('100000.00');
      expect(await available(of)).toBe('100000.00');
      const made = (await enter(angel, of, kind, order)).body;
      for (const field of ['amount', 'frozen', 'price', 'fee_pct', 'funding_model']) {
        expect([field, body[field]]).toEqual([field, made[field]]);
      }
      expect(body.funds.after).toBe(await available(of));
    },
  );

  it('says how much of the limits is used, and what the client has in the product', async () => {
    const { db } = server();
    const of = await addRichClient(db);
    const { id: product_id } = await productOf('quant');
    const order = { product_id, amount: '300.00' };
    const limits = { order_max: null, daily_max: null, used: null, value: null };
    expect((await preview(angel, of, 'quant', order)).body).toMatchObject({
      limits,
      invested: '0.00',
    });
    await limit(of, { order_max: '400', daily_max: '700' });
    await enter(angel, of, 'quant', order);
    expect((await preview(angel, of, 'quant', order)).body).toMatchObject({
      invested: '300.00',
      limits: { value: '300.00', order_max: '400.00', daily_max: '700.00', used: '300.00' },
    });
  });

  // @rule trade-records: The preview of an order has its figures and its refusals
  it('is refused with the code that the order is refused with', async () => {
    const { db } = server();
    const of = await addRichClient(db, { currencies: ['USD', 'HKD'], money: '1000.00' });
    const made = await addProduct(db, 'quant', { terms: { capacity: '600.00' } });
    const inHongKong = await addProduct(db, 'quant', { currency: 'HKD' });
    const codes = async (order: Partial<Order>, who = of) => {
      const request = { product_id: made.id, amount: '500.00', ...order };
      const answers = [await preview(angel, who, 'quant', request)];
      answers.push(await enter(angel, who, 'quant', request));
      const [first, second] = answers.map(({ body }) => body.code);
      expect(first).toBe(second);
      return first;
    };
    const hkd = String(of.accounts['HKD']);
    expect(await codes({ account_id: hkd })).toBe('ACCOUNT_CURRENCY_DIFFERS');
    expect(await codes({ amount: '700.00' })).toBe('PRODUCT_FULL');
    const open = { product_id: (await productOf('quant')).id };
    expect(await codes({ ...open, amount: '1000.01' })).toBe('INSUFFICIENT_FUNDS');
    await limit(of, { order_max: '400', daily_max: null });
    expect(await codes({})).toBe('ORDER_ABOVE_LIMIT');
    const foreign = { product_id: inHongKong.id, account_id: hkd };
    expect(await codes(foreign)).toBe('RATE_UNAVAILABLE');
    await limit(of, { order_max: null, daily_max: '400' });
    expect(await codes({})).toBe('DAY_LIMIT_REACHED');
    await limit(of, { order_max: null, daily_max: null, products: ['fund'] });
    expect(await codes({})).toBe('KIND_NOT_ALLOWED');
    await limit(of, { order_max: null, daily_max: null, products: ['quant'] });
    await db.update(product).set({ status: 'disabled' }).where(eq(product.id, made.id));
    expect(await codes({})).toBe('PRODUCT_CLOSED');
    await db.update(client).set({ active: false }).where(eq(client.id, of.id));
    expect(await codes({})).toBe('CLIENT_DISABLED');
    const another = await addClient(db);
    expect(await codes({ account_id: String(another.accounts['USD']) })).toBe(
      'ACCOUNT_NOT_OF_CLIENT',
    );
  });
});

async function limit(of: ClientFixture, fields: object): Promise<void> {
  const path = `/client/admin/v1/trade/${of.id}`;
  const { products, order_max, daily_max, fee_discount_pct, version } = (await angel.get(path))
    .body;
  const wanted = { products, order_max, daily_max, fee_discount_pct, version, ...fields };
  const proposed = await angel.call('POST', path, wanted);
  const answer = await auditProposal(other, proposed.body);
  if (answer.status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(answer.body)}`);
}

describe('what is offered', () => {
  // @rule trade-records: Users who enter orders see the products that are open, and no others
  it('is open for orders now, for those who may enter them and read no products', async () => {
    const { db } = server();
    const open = await productOf('ipo');
    const closed = await addProduct(db, 'ipo', { terms: { apply_end: '2020-01-01T00:00:00Z' } });
    const early = await addProduct(db, 'ipo', { terms: { apply_start: '2099-01-01T00:00:00Z' } });
    const ended = await addProduct(db, 'ipo', { status: 'withdrawn' });
    const { status, body } = await hero.get('/trx/admin/v1/ipo/offers');
    expect(status).toBe(200);
    const offered = new Map<string, Schemas.TradeOffer>(
      body.list.map((one: Schemas.TradeOffer) => [one.product.id, one]),
    );
    expect([closed, early, ended].filter(({ id }) => offered.has(id))).toEqual([]);
    expect(offered.get(open.id)).toMatchObject({ price: '10', lot_size: '100', least: '100' });
    expect((await hero.get('/ipo/admin/v1/list')).status).toBe(403);
  });

  it('has the plans of a subscription, and the amounts of a strategy', async () => {
    const made = await addProduct(server().db, 'ai');
    const find = async (kind: string) => {
      const { list } = (await angel.get(`/trx/admin/v1/${kind}/offers`)).body;
      return list.find((one: Schemas.TradeOffer) => one.product.id === made.id);
    };
    expect(await find('subscribe')).toMatchObject({ plans: [{ name: 'Basic', fee: '30.00' }] });
    expect(await find('ai')).toMatchObject({ plans: [], least: '10.00', most: '100000.00' });
  });
});

describe('the cancellation of an order that waits', () => {
  // @rule trade-records: A cancelled order is released with its money, with user and reason
  it.each(kinds)(
    'releases a %s with its money, and says who cancelled it and why',
    async (kind) => {
      const of = await addRichClient(server().db);
      const { id: product_id } = await productOf(kind);
      const { body: trade } = await enter(angel, of, kind, { product_id, ...ordered[kind] });
      const { status, body } = await cancel(angel, trade);
      expect([status, body.status, body.frozen]).toEqual([200, 'released', '0.00']);
      expect(await available(of)).toBe('100000.00');
      const { history } = (await tradeCalls(angel).detail(trade)).body;
      expect(history.at(-1)).toMatchObject({
        action: 'withdrawn',
        actor: trade.maker.name,
        note: 'client_request',
      });
      expect(await lastEntry(server())).toMatchObject({ action: 'trade.withdrawn' });
    },
  );

  it('is a step of every order that waits, and of no other', async () => {
    const { db } = server();
    const of = await addRichClient(db, { agent: 'hero' });
    const own = await addTrade(db, of, await productOf('quant'));
    const seen = (await tradeCalls(hero).detail(own)).body.trade;
    expect(seen.steps).toEqual(['withdraw']);
    const held = (await tradeCalls(other).approve(own)).body;
    expect(held.steps).not.toContain('withdraw');
    const refused = await cancel(hero, held);
    expect([refused.status, refused.body.code]).toEqual([409, 'ALREADY_DECIDED']);
    const next = await addTrade(db, of, await productOf('quant'));
    expect((await cancel(hero, (await tradeCalls(hero).detail(next)).body.trade)).status).toBe(200);
  });

  it('takes a reason and the version that was seen, and a client in scope', async () => {
    const of = await addRichClient(server().db, { agent: 'hero2' });
    const { id: product_id } = await productOf('quant');
    const { body: trade } = await enter(angel, of, 'quant', { product_id, amount: '500' });
    const without = await cancel(angel, trade, { reason_code: 'other' });
    expect([without.status, without.body.errors?.[0].field]).toEqual([400, 'reason']);
    expect((await cancel(angel, trade, { version: 9 })).body.code).toBe('STALE_RECORD');
    expect((await cancel(hero, trade)).status).toBe(404);
    expect((await cancel(angel, trade, { reason_code: 'entry_error' })).status).toBe(200);
  });

  it('saves no signature: an order entered again takes another user again', async () => {
    const of = await addRichClient(server().db);
    const order = { product_id: (await productOf('quant')).id, amount: '500.00' };
    const { body: first } = await enter(other, of, 'quant', order);
    await cancel(angel, first);
    const { body: again } = await enter(angel, of, 'quant', order);
    expect((await tradeCalls(angel).approve(again)).body.code).toBe('SELF_APPROVAL');
    const waiting = sql`product_id = ${order.product_id} and status = 'awaiting'`;
    expect(await server().db.$count(tradeRecord, waiting)).toBe(1);
  });
});
