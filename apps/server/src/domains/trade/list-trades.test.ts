import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeRecord } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { tradeColumnsOf } from './list-trades.ts';
import { statusName } from './trade-row.ts';

const server = useTestServer({ seed: 'demo' });
const kinds = ['stock', 'block', 'ipo', 'daily', 'subscribe', 'ai', 'fund', 'quant'] as const;
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  const client = await addRichClient(server().db, { agent: 'hero' });
  const of = await addProduct(server().db, 'quant');
  for (let number = 0; number < 25; number++) {
    await addTrade(server().db, client, of, { amount: `${100 + (number % 5)}.00` });
  }
});

type Listed = Record<string, string> & {
  id: string;
  client: { fake: boolean; agent_name: string };
};

async function allPages(kind: string, query: string, size: number): Promise<Listed[]> {
  const records: Listed[] = [];
  for (let page = 1; ; page++) {
    const path = `/trx/admin/v1/${kind}/list?${query}&size=${size}&page=${page}`;
    const { body } = await angel.get(path);
    records.push(...body.list);
    if (records.length >= body.total || body.list.length === 0) return records;
  }
}

describe('the list of trade records', () => {
  it.each(kinds)('has those of the kind %s alone, with their product', async (kind) => {
    const records = await allPages(kind, 'sort=order_no', 50);
    expect(records.length).toBeGreaterThan(3);
    expect(new Set(records.map((record) => record['kind']))).toEqual(new Set([kind]));
  });

  it.each([
    ['status=awaiting', (one: Listed) => one['status'] === 'awaiting'],
    ['amount_min=102', (one: Listed) => Number(one['amount']) >= 102],
    ['amount_max=102', (one: Listed) => Number(one['amount']) <= 102],
    ['currency=USD', (one: Listed) => one['currency'] === 'USD'],
  ])('holds all that fit and nothing else with %s', async (filter, fits) => {
    const all = await allPages('quant', 'sort=order_no', 100);
    const found = await allPages('quant', `sort=order_no&${filter}`, 100);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
  });

  it.each([
    ['pay_deadline', 'due_within=week', ['payment', 'outstanding']],
    ['settle_at', 'settles_within=week', ['holding', 'sold', 'unsettled']],
  ])(
    'sorted by %s has what is due first, and with %s holds what is due by then',
    async (key, filter, open) => {
      const all = await allPages('ipo', `sort=${key}`, 100);
      const due = all.map((one) => one[key] ?? '9');
      expect(due).toEqual(due.toSorted());
      const end = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
      const fits = all.filter(
        (one) => open.includes(one['status'] ?? '') && (one[key] ?? '9') <= end,
      );
      expect(fits.length).toBeGreaterThan(0);
      const found = await allPages('ipo', `sort=${key}&${filter}`, 100);
      expect(found.map(({ id }) => id)).toEqual(fits.map(({ id }) => id));
    },
  );

  async function addMatured(): Promise<void> {
    const client = await addRichClient(server().db);
    const trade = await addTrade(server().db, client, await addProduct(server().db, 'quant'));
    expect((await tradeCalls(angel).approve(trade)).status).toBe(200);
    const ended = { settleAt: new Date(Date.now() - 1000) };
    await server().db.update(tradeRecord).set(ended).where(eq(tradeRecord.id, trade.id));
  }

  // @rule trade-records: A phase is computed and filtered alike, whatever time has passed
  // @in ./trade-row.ts
  it.each([
    ['ipo', 'payment_due'],
    ['quant', 'matured'],
    ['stock', 'awaiting_settlement'],
    ['fund', 'review'],
  ])('has the orders of the kind %s whose phase is %s with that filter', async (kind, phase) => {
    if (phase === 'matured') await addMatured();
    const all = await allPages(kind, 'sort=order_no', 100);
    const fits = all.filter((one) => one['phase'] === phase);
    expect(fits.length).toBeGreaterThan(0);
    const found = await allPages(kind, `sort=order_no&phase=${phase}`, 100);
    expect(found.map(({ id }) => id)).toEqual(fits.map(({ id }) => id));
  });

  it('finds text in order number, client and product', async () => {
    const client = await addRichClient(server().db, { username: 'needle-trader' });
    const of = await addProduct(server().db, 'fund', { code: 'NEEDLE-1', name: '寻针基金' });
    const { id, orderNo } = await addTrade(server().db, client, of);
    for (const q of [orderNo, 'needle-tr', 'EDLE-1', '寻针']) {
      const { body } = await angel.get(`/trx/admin/v1/fund/list?q=${encodeURIComponent(q)}`);
      expect([q, body.list.map((one: Listed) => one.id)]).toEqual([q, [id]]);
    }
    const byProduct = await angel.get(`/trx/admin/v1/fund/list?product_id=${of.id}`);
    expect(byProduct.body.total).toBe(1);
  });

  it('refuses a kind that there is not', async () => {
    const { status, body } = await angel.get('/trx/admin/v1/saving/list');
    expect([status, body.errors[0].field]).toEqual([400, 'kind']);
  });
});

describe('an exported order', () => {
  it.each([
    ['subscribe', 'holding', null, '生效中'],
    ['ipo', 'holding', '100', '持仓中'],
    ['fund', 'sold', '10', '已赎回'],
    ['stock', 'sold', '100', '已卖出'],
    ['ipo', 'released', '0', '未中签'],
    ['ipo', 'released', '100', '已退款'],
    ['quant', 'released', null, '已退款'],
  ] as const)('labels one of the kind %s in the state %s', (kind, status, allotted, label) => {
    expect(statusName({ kind, status, allotted_qty: allotted }, 'zh-CN')).toBe(label);
  });

  it('has units at a net asset value if it is of a fund', () => {
    const headings = (kind: 'fund' | 'ipo' | 'block') =>
      tradeColumnsOf(kind).map(({ heading }) => heading['en-US']);
    expect(headings('fund')).toEqual(expect.arrayContaining(['NAV', 'Units', 'Redemption NAV']));
    expect(headings('block')).toContain('Quantity filled');
    expect(headings('ipo')).toEqual(expect.arrayContaining(['Price', 'Allotted', 'Sale price']));
  });
});

describe('the export of trade records', () => {
  it.each(kinds)('has the rows of the list of kind %s in its order', async (kind) => {
    const { body, headers, raw } = await angel.get(
      `/trx/admin/v1/${kind}/export?sort=-amount,order_no`,
      { 'accept-language': 'en-US' },
    );
    expect([...raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(headers['content-disposition']).toContain(`${kind}-trades-`);
    const [, ...rows] = body.trimEnd().split('\r\n');
    const records = await allPages(kind, 'sort=-amount,order_no', 200);
    expect(rows.map((row: string) => row.split(',')[0])).toEqual(
      records.map((one) => one['order_no']),
    );
  });

  it('has what a sold order pays out, once its profit is known', async () => {
    const { body } = await angel.get(
      '/trx/admin/v1/quant/export?sort=order_no&columns=paid,profit,fee,payout',
    );
    const [, ...rows] = body.trimEnd().split('\r\n');
    const sums = rows.map((row: string) => row.split(','));
    const sold = sums.filter(([, profit]: string[]) => profit !== '');
    expect([sold.length > 0, sold.length < sums.length]).toEqual([true, true]);
    for (const [paid, profit, fee, payout] of sums) {
      const due = profit === '' ? '' : (Number(paid) + Number(profit) - Number(fee)).toFixed(2);
      expect(payout).toBe(due);
    }
  });
});

describe('what is outside the scope', () => {
  // @rule trade-records: Out of scope, a trade record is neither listed, exported nor found
  // @in ./trade-row.ts
  it.each([
    ['hero', 'hero5'],
    ['superman', 'hero5'],
  ] as const)('of %s is not listed, and 404 for every call', async (name, agent) => {
    const who = await server().signIn(name);
    const client = await addRichClient(server().db, { agent });
    const of = await addProduct(server().db, 'daily');
    const trade = await addTrade(server().db, client, of);
    const calls = tradeCalls(who);
    const { body } = await who.get(`/trx/admin/v1/daily/list?client_id=${client.id}`);
    expect([body.total, body.totals]).toEqual([0, []]);
    const csv = await who.get(`/trx/admin/v1/daily/export?client_id=${client.id}`);
    expect(csv.body).not.toContain(trade.orderNo);
    const answers = [
      await calls.detail(trade),
      await calls.approve(trade),
      await calls.reject(trade),
      await calls.pay(trade, 1, '1.00'),
      await calls.sell(trade, 1),
      await who.get(`/client/admin/v1/order/holding/${client.id}`),
      await subscribe(who, client, (await addProduct(server().db, 'ai')).id),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await tradeCalls(angel).detail(trade)).body.trade.version).toBe(1);
  });

  it('a record is under its own kind alone', async () => {
    const client = await addRichClient(server().db);
    const trade = await addTrade(server().db, client, await addProduct(server().db, 'daily'));
    const calls = tradeCalls(angel);
    expect((await calls.detail({ ...trade, kind: 'quant' })).status).toBe(404);
    expect((await calls.approve({ ...trade, kind: 'quant' })).status).toBe(404);
  });

  it.each(['god', 'angel', 'superman', 'hero'])(
    'inside of it, %s decides, and sells what was approved by the same person with a second one',
    async (name) => {
      const client = await addRichClient(server().db, { agent: 'hero' });
      const trade = await addTrade(server().db, client, await addProduct(server().db, 'daily'));
      const calls = tradeCalls(await server().signIn(name));
      expect((await calls.approve(trade)).status).toBe(200);
      const { status, body } = await calls.sell(trade, 2);
      expect([status, body.status]).toEqual([200, 'holding']);
      expect(body.decision.second_person.waiting).toMatchObject({ mine: true, limit: 'profit' });
    },
  );
});

function subscribe(
  who: ApiClient,
  client: { id: string; accounts: Record<string, string> },
  productId: string,
  more: object = {},
) {
  return who.call(
    'POST',
    `/user/admin/v1/order/sub/${client.id}`,
    { product_id: productId, account_id: client.accounts['USD'], plan: 'Basic', ...more },
    once(),
  );
}

describe('subscribing a client', () => {
  it('orders the plan, freezes its fee, and waits for approval', async () => {
    const client = await addRichClient(server().db);
    const of = await addProduct(server().db, 'ai');
    const { status, body } = await subscribe(angel, client, of.id, { auto_renew: true });
    expect([status, body]).toMatchObject([
      201,
      {
        kind: 'subscribe',
        status: 'awaiting',
        amount: '30.00',
        frozen: '30.00',
        plan: { name: 'Basic', period: 'month', auto_renew: true, next_bill_at: null },
        maker: { name: '陈雅静' },
      },
    ]);
    const angel2 = await server().signIn('angel2');
    expect((await tradeCalls(angel2).approve(body)).body.status).toBe('holding');
  });

  it('refuses what is not an AI product, an unknown plan, and another account', async () => {
    const client = await addRichClient(server().db);
    const other = await addClient(server().db);
    const of = await addProduct(server().db, 'ai');
    const quant = await addProduct(server().db, 'quant');
    const wrong = await subscribe(angel, client, quant.id);
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'product_id']);
    const plan = await subscribe(angel, client, of.id, { plan: 'Gold' });
    expect([plan.status, plan.body.errors[0].field]).toEqual([400, 'plan']);
    const account = await subscribe(angel, client, of.id, { account_id: other.accounts['USD'] });
    expect([account.status, account.body.code]).toEqual([422, 'ACCOUNT_NOT_OF_CLIENT']);
    const poor = await subscribe(angel, other, of.id);
    expect([poor.status, poor.body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
  });
});

describe('the holdings of a client', () => {
  it('are what is paid for and not sold, of every kind, with what was paid', async () => {
    const client = await addRichClient(server().db);
    const god = await server().signIn('god');
    const calls = tradeCalls(angel, god);
    const daily = await addTrade(server().db, client, await addProduct(server().db, 'daily'));
    const stock = await addTrade(server().db, client, await addProduct(server().db, 'stock'));
    const sold = await addTrade(server().db, client, await addProduct(server().db, 'quant'));
    await addTrade(server().db, client, await addProduct(server().db, 'fund'));
    await allot(server().db, stock);
    await calls.approve(daily);
    await tradeCalls(god).approve(sold);
    await calls.sell(sold, 2);
    const path = `/client/admin/v1/order/holding/${client.id}`;
    const { body } = await angel.get(`${path}?sort=order_no`);
    expect(body.list.map((one: Listed) => one.id)).toEqual([daily.id, stock.id]);
    expect(body.totals).toEqual([{ currency: 'USD', count: 2, amount: '13500.00' }]);
    expect((await angel.get(`${path}?kind=stock`)).body.total).toBe(1);
  });

  // @rule products: A holding is worth its quantity at the current NAV or close, less what was paid
  // @in ./list-holdings.ts
  it('are worth their quantity at the last close, on every page, unless no price is known', async () => {
    const client = await addRichClient(server().db);
    const priced_at = '2026-11-20T08:00:00.000Z';
    const terms = { limit_up_price: '10.00', prev_close: '12.50', priced_at };
    const stock = await addProduct(server().db, 'stock', { terms });
    const held = await addTrade(server().db, client, stock, { quantity: '100' });
    const other = await addTrade(server().db, client, stock, { quantity: '200' });
    const ipo = await addTrade(server().db, client, await addProduct(server().db, 'ipo'));
    for (const trade of [held, other, ipo]) await allot(server().db, trade);
    const path = `/client/admin/v1/order/holding/${client.id}`;
    const { body } = await angel.get(`${path}?sort=order_no&size=1`);
    expect(body.list).toMatchObject([{ id: held.id, paid: '1000.00' }]);
    expect(body.values).toEqual([
      { id: held.id, price: '12.5', priced_at, value: '1250.00', result: '250.00' },
    ]);
    expect(body.value_totals).toEqual([
      { currency: 'USD', paid: '3000.00', value: '3750.00', result: '750.00' },
    ]);
    await server().db.execute(
      `update product set terms = terms || '{"prev_close":"9.99"}' where id = '${stock.id}'`,
    );
    const fallen = (await angel.get(path)).body;
    expect(fallen.values.map((one: { result: string }) => one.result).toSorted()).toEqual([
      '-1.00',
      '-2.00',
    ]);
  });
});
