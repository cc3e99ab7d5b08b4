import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { client, product } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addRate, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  makeDue,
  type ProductFixture,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { investedIn } from '../product/used-capacity.ts';

const server = useTestServer();
let god: ApiClient;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  god = await server().signIn('god');
  trx = tradeCalls(god);
});

const make = (kind: ProductFixture['kind'], options: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(server().db, kind, options);
const rich = (currencies = ['USD']) =>
  addRichClient(server().db, { currencies, money: '1000000.00' });
const order = (
  of: ClientFixture,
  ordered: ProductFixture,
  options: Parameters<typeof addTrade>[3] = {},
) => addTrade(server().db, of, ordered, options);

async function settle(of: ClientFixture, fields: object) {
  const path = `/client/admin/v1/trade/${of.id}`;
  const { body: seen } = await god.get(path);
  const { products, order_max, daily_max, fee_discount_pct, version } = seen;
  const wanted = { products, order_max, daily_max, fee_discount_pct, version, ...fields };
  const { status, body } = await god.call('POST', path, wanted);
  if (status !== 200) throw new Error(`Not proposed: ${JSON.stringify(body)}`);
  await confirm(body);
}

async function confirm(proposal: Schemas.Proposal) {
  const { status, body } = await auditProposal(await server().signIn('god2'), proposal);
  if (status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(body)}`);
}

/** `booked`, or the code of the refusal. */
async function outcomes(orders: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(orders);
  return settled
    .map((each) => (each.status === 'fulfilled' ? 'booked' : String(each.reason.code)))
    .sort();
}

describe('what the client may trade', () => {
  // @rule trade-records: Orders follow the client's trade settings: kinds, order limit, daily limit
  // @in domains/trade-terms/client-limits.ts
  it('is an order of a kind that the trade settings name, a subscription as an AI product', async () => {
    const of = await rich();
    await settle(of, { products: ['fund'] });
    const ai = await make('ai');
    const code = 'KIND_NOT_ALLOWED';
    await expect(order(of, await make('quant'))).rejects.toMatchObject({ code });
    await expect(order(of, ai, { kind: 'subscribe' })).rejects.toMatchObject({ code });
    await expect(order(of, await make('fund'))).resolves.toMatchObject({ status: 'awaiting' });
    await settle(of, { products: ['ai'] });
    await expect(order(of, ai, { kind: 'subscribe' })).resolves.toMatchObject({
      kind: 'subscribe',
    });
  });

  it('is refused through the API with its code, and nothing is kept', async () => {
    const of = await rich();
    await settle(of, { products: [] });
    const { id: product_id } = await make('ai');
    const body = { product_id, account_id: of.accounts['USD'], plan: 'Basic' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const path = `/user/admin/v1/order/sub/${of.id}`;
    const refused = await god.call('POST', path, body, key);
    expect([refused.status, refused.body.code]).toEqual([422, 'KIND_NOT_ALLOWED']);
    await settle(of, { products: ['ai'] });
    expect((await god.call('POST', path, body, key)).status).toBe(201);
  });

  it('is refused with the code of what stands against it', async () => {
    const of = await rich(['USD', 'HKD']);
    const { id: product_id } = await make('ai');
    const inHongKong = await make('ai', { currency: 'HKD' });
    const subscribe = async (fields: object = {}) => {
      const body = { product_id, account_id: of.accounts['USD'], plan: 'Basic', ...fields };
      const key = { 'idempotency-key': crypto.randomUUID() };
      const answer = await god.call('POST', `/user/admin/v1/order/sub/${of.id}`, body, key);
      return answer.body.code ?? answer.status;
    };
    expect(await subscribe({ account_id: of.accounts['HKD'] })).toBe('ACCOUNT_CURRENCY_DIFFERS');
    await settle(of, { order_max: '0.01' });
    expect(await subscribe()).toBe('ORDER_ABOVE_LIMIT');
    const foreign = { product_id: inHongKong.id, account_id: of.accounts['HKD'] };
    expect(await subscribe(foreign)).toBe('RATE_UNAVAILABLE');
    await settle(of, { order_max: null, daily_max: '0.01' });
    expect(await subscribe()).toBe('DAY_LIMIT_REACHED');
    await settle(of, { daily_max: null });
    expect(await subscribe()).toBe(201);
    await server().db.update(product).set({ status: 'disabled' }).where(eq(product.id, product_id));
    expect(await subscribe()).toBe('PRODUCT_CLOSED');
    await server().db.update(client).set({ active: false }).where(eq(client.id, of.id));
    expect(await subscribe()).toBe('CLIENT_DISABLED');
  });

  it('is nothing for a client who is disabled', async () => {
    const of = await rich();
    await server().db.update(client).set({ active: false }).where(eq(client.id, of.id));
    await expect(order(of, await make('fund'))).rejects.toMatchObject({ code: 'CLIENT_DISABLED' });
  });
});

describe('the limit of an order', () => {
  it('is what it costs at most, to the cent', async () => {
    const of = await rich();
    await settle(of, { order_max: '500.00' });
    const fund = await make('fund');
    await expect(order(of, fund, { amount: '500.01' })).rejects.toMatchObject({
      code: 'ORDER_ABOVE_LIMIT',
      details: { values: { limit: '500.00 USD' } },
    });
    await expect(order(of, fund, { amount: '500.00' })).resolves.toBeTruthy();
  });

  it('is compared in the base currency, rounded up, and without a rate nothing is ordered', async () => {
    const of = await rich(['JPY', 'HKD']);
    await settle(of, { order_max: '500.00' });
    await addRate(server().db, { primary: 'JPY', secondary: 'USD', final: '0.0100003' });
    const inYen = await make('fund', { currency: 'JPY' });
    await expect(order(of, inYen, { amount: '50000' })).rejects.toMatchObject({
      code: 'ORDER_ABOVE_LIMIT',
    });
    await expect(order(of, inYen, { amount: '49998' })).resolves.toBeTruthy();
    const inDollars = await make('fund', { currency: 'HKD' });
    await expect(order(of, inDollars, { amount: '10.00' })).rejects.toMatchObject({
      code: 'RATE_UNAVAILABLE',
    });
  });
});

describe('the limit of a day', () => {
  it('counts the orders of the day in every kind, without what was released or not allotted', async () => {
    const of = await rich();
    await settle(of, { daily_max: '10000.00' });
    const at = new Date('2026-03-10T12:00:00Z');
    const block = await make('block');
    const before = { at: new Date('2026-03-09T23:59:59Z'), quantity: '1200' };
    await order(of, block, before);
    const released = await order(of, block, { at, quantity: '1200' });
    await trx.reject(released);
    const allotted = await order(of, block, { at, quantity: '1200' });
    await allot(server().db, allotted, { quantity: '600' });
    // 4,920.00 so far.
    const quant = await make('quant');
    await expect(order(of, quant, { at, amount: '5080.01' })).rejects.toMatchObject({
      code: 'DAY_LIMIT_REACHED',
      details: { values: { limit: '10,000.00 USD', used: '4,920.00 USD' } },
    });
    await order(of, quant, { at, amount: '5080.00' });
    const small = { at: new Date('2026-03-10T23:59:59Z'), amount: '10.00' };
    const next = { at: new Date('2026-03-11T00:00:00Z'), amount: '10.00' };
    const code = 'DAY_LIMIT_REACHED';
    await expect(order(of, quant, small)).rejects.toMatchObject({ code });
    await expect(order(of, quant, next)).resolves.toBeTruthy();
  });

  it('is shared by orders that come at once, whatever they are for', async () => {
    const of = await rich();
    await settle(of, { daily_max: '1000.00' });
    const funds = await Promise.all(Array.from({ length: 8 }, () => make('fund')));
    const ended = await outcomes(funds.map((fund) => order(of, fund, { amount: '300.00' })));
    const refused = Array.from({ length: 5 }, () => 'DAY_LIMIT_REACHED');
    expect(ended).toEqual([...refused, 'booked', 'booked', 'booked']);
  });
});

describe('what a product takes', () => {
  // @rule trade-records: A product takes orders in its hours, up to capacity and per-client maximum
  // @in ./quote-trade.ts
  it('is what its capacity has left, however many order at once', async () => {
    const quant = await make('quant', { terms: { capacity: '1000.00' } });
    const clients = await Promise.all(Array.from({ length: 8 }, () => rich()));
    const ended = await outcomes(clients.map((of) => order(of, quant, { amount: '300.00' })));
    const refused = Array.from({ length: 5 }, () => 'PRODUCT_FULL');
    expect(ended).toEqual([...refused, 'booked', 'booked', 'booked']);
    expect(Number(await investedIn(server().db, { productId: quant.id }))).toBe(900);
  });

  it('is no more of one client than one may have in it, in several orders either', async () => {
    const of = await rich();
    const daily = await make('daily', { terms: { max_amount: '1000.00' } });
    await order(of, daily, { amount: '700.00' });
    await expect(order(of, daily, { amount: '300.01' })).rejects.toMatchObject({
      details: {
        errors: [{ field: 'amount', code: 'VALUE_TOO_LARGE', values: { max: '300.00' } }],
      },
    });
    await expect(order(await rich(), daily, { amount: '1000.00' })).resolves.toBeTruthy();
  });

  it('is nothing once its pool is allotted to the last piece', async () => {
    const of = await rich();
    const stock = await make('stock', { poolQty: 1000 });
    const first = await order(of, stock);
    const second = await order(of, stock);
    await trx.approve(first);
    await expect(order(of, stock)).rejects.toMatchObject({ code: 'PRODUCT_FULL' });
    expect((await trx.approve(second)).body.code).toBe('ALLOTTED_ABOVE_POOL');
  });

  it.each([
    ['stock', 'open_at', 'close_at'],
    ['ipo', 'apply_start', 'apply_end'],
  ] as const)('of the kind %s, comes from %s on and before %s', async (kind, from, until) => {
    const of = await rich();
    const terms = { [from]: '2026-03-10T01:00:00.000Z', [until]: '2026-03-10T07:00:00.000Z' };
    const ordered = await make(kind, { terms });
    const code = 'PRODUCT_CLOSED';
    const at = (time: string) => order(of, ordered, { at: new Date(`2026-03-10T${time}Z`) });
    await expect(at('00:59:59.999')).rejects.toMatchObject({ code });
    await expect(at('01:00:00.000')).resolves.toBeTruthy();
    await expect(at('06:59:59.999')).resolves.toBeTruthy();
    await expect(at('07:00:00.000')).rejects.toMatchObject({ code });
  });

  // @rule trade-records: An order and its product's end are serialised
  // @in domains/product/find-product.ts
  it('allows either the order or the closing of the product when both arrive at once', async () => {
    const { market, prev_close, limit_up_price, ...rest } = productBody('stock');
    const { min_lots, max_lots, close_at, seal_amount, consecutive_boards } = rest;
    const paper = { market, prev_close, limit_up_price, min_lots, max_lots, close_at };
    const open_at = new Date(Date.now() - 60_000).toISOString();
    const terms = { ...paper, open_at, seal_amount, consecutive_boards };
    for (let round = 0; round < 6; round += 1) {
      const of = await rich();
      const stock = await make('stock', { terms: { ...terms, fee_pct: undefined } });
      const path = `/stock/admin/v1/status/${stock.id}`;
      const close = () => god.call('PUT', path, { status: 'closed', version: stock.version });
      const [[ended], closed] = await Promise.all([outcomes([order(of, stock)]), close()]);
      const [now] = await server().db.select().from(product).where(eq(product.id, stock.id));
      if (ended === 'booked') {
        expect([closed.body.code, now?.status]).toEqual(['PRODUCT_IN_USE', 'listing']);
      } else {
        expect([ended, closed.status, now?.status]).toEqual(['PRODUCT_CLOSED', 200, 'closed']);
      }
    }
  });
});

describe('the rate of the fee', () => {
  const fees = async (trade_pct: string) => {
    const path = '/config/admin/v1/trade';
    const { waiting: _, ...seen } = (await god.get(path)).body;
    const wanted = { ...seen, fees: { ...seen.fees, trade_pct } };
    await confirm((await god.call('PUT', path, wanted)).body);
  };

  // @rule trade-records: The fee rate is the product's, else `trade_pct`, less the client's discount
  // @in domains/trade-terms/client-limits.ts
  it('is that of the product, else that of the trade config, less the discount of the client', async () => {
    const of = await rich();
    await settle(of, { fee_discount_pct: '12.50' });
    await fees('0.3333');
    const stated = await order(of, await make('fund', { terms: { fee_pct: '1.5' } }));
    const free = await order(of, await make('fund', { terms: { fee_pct: '0' } }));
    const silent = await order(of, await make('stock', { terms: { fee_pct: null } }));
    const plan = await order(of, await make('ai'), { kind: 'subscribe' });
    await fees('0');
    const rates = [stated, free, silent, plan].map(({ feePct }) => Number(feePct));
    // 0.3333 × 0.875 is 0.2916375, which is kept to six digits, rounded down.
    expect(rates).toEqual([1.3125, 0, 0.291637, 0]);
  });

  it('is charged to the cent when the holding is completed, and shown from the booking on', async () => {
    const of = await rich();
    await settle(of, { fee_discount_pct: '50.00' });
    await fees('0.25');
    const trade = await order(of, await make('block', { terms: { fee_pct: null } }));
    await fees('9');
    // 8,200.00 at 0.125 per cent.
    await allot(server().db, trade);
    const { body } = await trx.detail(trade);
    expect(body.trade).toMatchObject({ fee_pct: '0.125', fee: '0.00', paid: '8200.00' });
    const { body: sold } = await trx.sell(trade, 2, { price: '8.30' });
    expect(sold).toMatchObject({ fee: '10.25', profit: '100.00' });
    await trx.clear(trade, 3);
    await makeDue(server().db, trade);
    expect((await trx.complete(trade, 4)).status).toBe(200);
    const { body: detail } = await trx.detail(trade);
    expect(detail.account.balance).toBe('1000089.75');
  });
});
