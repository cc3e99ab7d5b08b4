import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { writeAudit } from '../../platform/audit-log.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addTrade, productBody, productKindNames } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import type { ProductKind } from './product-types.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
  angel2 = await server().signIn('angel2');
});

async function make(kind: ProductKind, fields: object = {}) {
  const { body } = await angel.call(
    'POST',
    `/${kind}/admin/v1/create`,
    { ...productBody(kind), ...fields },
    { 'Idempotency-Key': randomUUID() },
  );
  return body;
}

const read = async (kind: ProductKind, id: string) =>
  (await angel.get(`/${kind}/admin/v1/${id}`)).body;

it.each(productKindNames)(
  'a %s says what hangs on it, and what its orders keep from being done',
  async (kind) => {
    const made = await make(kind);
    expect(made).toMatchObject({
      usage: { orders: 0, open_orders: 0 },
      allowed: { edit: true, fixed_fields: [], delete_blocked_code: null },
      waiting: [],
    });
    await addTrade(server().db, { productId: made.id, kind: 'quant' });
    await addTrade(server().db, { productId: made.id, kind: 'quant', status: 'completed' });
    const product = await read(kind, made.id);
    expect(product.usage).toMatchObject({ orders: 2, open_orders: 1 });
    expect(product.allowed.delete_blocked_code).toBe('PRODUCT_IN_USE');
    expect(product.allowed.fixed_fields).toContain('currency');
    const ends = product.allowed.statuses.filter(({ status }: { status: string }) =>
      ['closed', 'withdrawn'].includes(status),
    );
    for (const end of ends) expect(end.blocked_code).toBe('PRODUCT_IN_USE');
    const pool = { stock: 'pieces', block: 'pieces', ipo: 'pieces', fund: null, saving: null };
    const unit = kind in pool ? pool[kind as keyof typeof pool] : 'money';
    expect(product.usage.pool?.unit ?? null).toBe(unit);
    if (unit === 'money') expect(product.usage.pool.taken).toBe('100.00');
    const { body: listed } = await angel.get(
      `/${kind}/admin/v1/list?q=${made.code ?? made.symbol}`,
    );
    expect(listed.list).toEqual([product]);
  },
);

it('a product has a history of who did what, the newest first', async () => {
  const made = await make('ipo', { issue_price: null });
  const { id, version, usage: _o, allowed: _a, waiting: _w, ...rest } = made;
  const { status: _s, created_at: _c, updated_at: _u, ...body } = rest;
  await angel2.call('PUT', `/ipo/admin/v1/${id}`, { ...body, version, issue_price: '9' });
  const { body: history } = await angel.get(`/ipo/admin/v1/history/${id}`);
  expect(history).toMatchObject({
    total: 2,
    list: [
      {
        action: 'changed',
        actor: { name: 'Victoria Lam' },
        changes: [{ field: 'issue_price', before: null, after: '9.00' }],
      },
      { action: 'created' },
    ],
  });
});

const enter = (id: string, body: object) => angel.call('PUT', `/fund/admin/v1/nav/${id}`, body);

// @rule products: With open orders, another value of a fund takes two people
// @in ./second-person.ts
it('the value of a fund with open orders takes two people, and is in its history', async () => {
  const fund = await make('fund');
  const first = { nav: '1.1', nav_at: new Date(Date.now() - 7_200_000).toISOString(), version: 1 };
  expect((await enter(fund.id, first)).body).toMatchObject({ nav: '1.1', version: 2, waiting: [] });
  await addTrade(server().db, { productId: fund.id, kind: 'fund' });
  const next = { nav: '1.2', nav_at: new Date(Date.now() - 3_600_000).toISOString(), version: 2 };
  const { status, body } = await enter(fund.id, next);
  expect([status, body]).toMatchObject([
    200,
    { nav: '1.1', version: 2, waiting: [{ limit: 'config', operation: 'enterFundNav' }] },
  ]);
  await auditProposal(angel2, body.waiting[0]);
  expect(await read('fund', fund.id)).toMatchObject({ nav: '1.2', version: 3, waiting: [] });
  const { body: navs } = await angel.get(`/fund/admin/v1/nav/${fund.id}`);
  expect(navs.list.map(({ nav }: { nav: string }) => nav)).toEqual(['1.2', '1.1', fund.nav]);
});

it('a change of a fund closes what waits for its earlier version, and the maker is told', async () => {
  const fund = await make('fund');
  await addTrade(server().db, { productId: fund.id, kind: 'fund' });
  const next = { nav: '1.2', nav_at: new Date(Date.now() - 3_600_000).toISOString() };
  const { waiting } = (await enter(fund.id, { ...next, version: 1 })).body;
  const edit = { ...productBody('fund'), code: fund.code, nav: fund.nav, nav_at: fund.nav_at };
  const named = { ...edit, name: '改名基金', version: 1 };
  expect((await angel2.call('PUT', `/fund/admin/v1/${fund.id}`, named)).body).toMatchObject({
    ...{ name: '改名基金', version: 2, waiting: [] },
  });
  const { body: closed } = await angel.get(`/approval/admin/v1/${waiting[0].id}`);
  expect(closed).toMatchObject({ status: 'expired', reason: expect.any(String) });
  const { list } = (await angel.get('/user/admin/v1/notification/list')).body;
  expect(list[0]).toMatchObject({ kind: 'proposal_withdrawn' });
  expect((await enter(fund.id, { ...next, version: 2 })).body.waiting).toHaveLength(1);
});

it('an entry that says nothing of a value is none of the values of a fund', async () => {
  const fund = await make('fund');
  await server().db.transaction((tx) =>
    writeAudit(tx, null, {
      action: 'product.created',
      subject: { type: 'product', id: fund.id },
      after: { kind: 'fund', code: fund.code, name: fund.name },
      changed: [],
    }),
  );
  const { body: navs } = await angel.get(`/fund/admin/v1/nav/${fund.id}`);
  expect(navs).toMatchObject({ total: 1, list: [{ nav: fund.nav, nav_at: fund.nav_at }] });
});

it('a value has no earlier NAV date than the current one', async () => {
  const fund = await make('fund');
  const { status, body } = await enter(fund.id, {
    nav: '1.1',
    nav_at: '2020-01-01T00:00:00Z',
    version: 1,
  });
  expect([status, body.errors]).toMatchObject([400, [{ field: 'nav_at', code: 'TIME_TOO_EARLY' }]]);
});
