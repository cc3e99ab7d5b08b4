import { randomUUID } from 'node:crypto';
import { nextStates } from '@brokerdesk/machines/records';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { allocation, auditLog, event, product, setting } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { addClient } from '../../testing/deposit-fixtures.ts';
import {
  addTrade,
  insertTrade,
  productBody,
  productKindNames,
} from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { lockProductTerms } from './find-product.ts';
import { productKinds } from './product-kinds.ts';
import type { ProductKind } from './product-types.ts';

const server = useTestServer();
let god: ApiClient;
let angel: ApiClient;

beforeAll(async () => {
  god = await server().signIn('god');
  angel = await server().signIn('angel');
});

const once = () => ({ 'Idempotency-Key': randomUUID() });

function post(kind: ProductKind, body: object, by = angel, headers = once()) {
  return by.call('POST', `/${kind}/admin/v1/create`, body, headers);
}

async function make(kind: ProductKind, fields: object = {}) {
  const { status, body } = await post(kind, { ...productBody(kind), ...fields });
  if (status !== 201) throw new Error(`No ${kind} was made: ${JSON.stringify(body)}`);
  return body;
}

function asBody(product: typeof anyProduct) {
  const { id: _, created_at: _c, updated_at: _u, status: _s, ...rest } = product;
  const { usage: _o, allowed: _a, waiting: _w, ...body } = rest;
  return body;
}
declare const anyProduct: Record<string, unknown> & { id: string; version: number };

const put = (kind: ProductKind, was: typeof anyProduct, fields: object, by = angel) =>
  by.call('PUT', `/${kind}/admin/v1/${was.id}`, { ...asBody(was), ...fields });

const move = (kind: ProductKind, was: typeof anyProduct, status: string, version = was.version) =>
  angel.call('PUT', `/${kind}/admin/v1/status/${was.id}`, { status, version });

const remove = (kind: ProductKind, { id, version }: typeof anyProduct, by = angel) =>
  by.call('DELETE', `/${kind}/admin/v1/${id}?version=${version}`);

async function entriesOf(id: string) {
  const rows = await server()
    .db.select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'product'), eq(auditLog.subjectId, id)))
    .orderBy(auditLog.seq);
  return rows;
}

describe.each(productKindNames)('a product of the kind %s', (kind) => {
  it('is created with its fields flat, in the first state, and read back the same', async () => {
    const body = productBody(kind);
    const created = await post(kind, body);
    expect(created).toMatchObject({
      status: 201,
      body: { ...body, status: productKinds[kind].start, version: 1 },
    });
    const { body: read } = await angel.get(`/${kind}/admin/v1/${created.body.id}`);
    expect(read).toEqual(created.body);
  });

  it('is created once, however often the same request comes', async () => {
    const body = productBody(kind);
    const headers = once();
    const first = await post(kind, body, angel, headers);
    expect((await post(kind, body, angel, headers)).body).toEqual(first.body);
    const other = await post(kind, { ...body, name: 'Other' }, angel, headers);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  // @rule products: A code or symbol is unique per kind until its product has ended
  // @in ./find-product.ts
  it('is not created with the code of another one that has not ended', async () => {
    const body = productBody(kind);
    await post(kind, body);
    const field = 'symbol' in body ? 'symbol' : 'code';
    const { status, body: problem } = await post(kind, body);
    expect([status, problem.errors]).toMatchObject([400, [{ field, code: 'CODE_TAKEN' }]]);
  });

  it('is changed one version on, is recorded in the audit log, and sends events', async () => {
    const was = await make(kind);
    const { status, body } = await put(kind, was, { name: ' 新名称 ' });
    expect([status, body]).toMatchObject([200, { name: '新名称', version: 2 }]);
    const entries = await entriesOf(was.id);
    expect(entries.map(({ action }) => action)).toEqual(['product.created', 'product.changed']);
    expect(entries[1]).toMatchObject({
      before: { kind, name: was.name },
      after: { kind, name: '新名称' },
    });
    const events = await server().db.select().from(event).where(eq(event.recordId, was.id));
    expect(events).toMatchObject([
      { topic: 'product', version: 1 },
      { topic: 'product', version: 2 },
    ]);
  });

  // @rule products: A product changes only at its current version; every change is audited
  // @in ./update-product.ts
  it('is not changed by who saw another version, and it is said who changed it', async () => {
    const was = await make(kind);
    await put(kind, was, { name: 'First' }, god);
    const { status, body } = await put(kind, was, { name: 'Second' });
    expect([status, body.code]).toEqual([409, 'STALE_RECORD']);
    expect(body.current).toMatchObject({ id: was.id, name: 'First', version: 2 });
    expect(body).toMatchObject({ changed_by: '高建明', changed_at: body.current.updated_at });
    const { start, states } = productKinds[kind];
    const [next = ''] = nextStates<string, string>(states, start);
    expect((await move(kind, was, next)).body.code).toBe('STALE_RECORD');
    expect((await remove(kind, was)).body.code).toBe('STALE_RECORD');
  });

  it('is changed by one of two who ask at once', async () => {
    const was = await make(kind);
    const answers = await Promise.all([
      put(kind, was, { name: 'One' }),
      put(kind, was, { name: 'Two' }, god),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is created by one of two who ask for the same code at once', async () => {
    const body = productBody(kind);
    const answers = await Promise.all([post(kind, body), post(kind, body, god)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  // @rule products: A product is removed only while nothing refers to it
  // @in ./delete-product.ts
  it('is removed while nothing refers to it, and is recorded in the audit log', async () => {
    const was = await make(kind);
    expect((await remove(kind, was)).body).toEqual({ ok: true });
    expect((await angel.get(`/${kind}/admin/v1/${was.id}`)).status).toBe(404);
    expect((await entriesOf(was.id)).at(-1)).toMatchObject({ action: 'product.deleted' });
  });

  it('is not removed while a trade record refers to it, even one that is over', async () => {
    const was = await make(kind);
    await addTrade(server().db, { productId: was.id, status: 'completed' });
    const { status, body } = await remove(kind, was);
    expect([status, body.code]).toEqual([409, 'PRODUCT_IN_USE']);
  });

  it('keeps what open trade records were promised, and lets the rest change', async () => {
    const was = await make(kind);
    await addTrade(server().db, { productId: was.id });
    const refused = await put(kind, was, { currency: 'HKD' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'PRODUCT_IN_USE', errors: [{ field: 'currency', code: 'PRODUCT_IN_USE' }] },
    ]);
    expect((await put(kind, was, { name: 'Still possible' })).status).toBe(200);
  });

  it('may change all of that once its trade records are over', async () => {
    const was = await make(kind);
    await addTrade(server().db, { productId: was.id, status: 'released' });
    expect((await put(kind, was, { currency: 'HKD' })).body).toMatchObject({ currency: 'HKD' });
  });

  it('is not found under another kind', async () => {
    const was = await make(kind);
    const other = kind === 'quant' ? 'ai' : 'quant';
    expect((await angel.get(`/${other}/admin/v1/${was.id}`)).status).toBe(404);
    expect((await remove(other, was)).status).toBe(404);
  });

  // @rule products: Products are closed to team leaders and salesmen
  // @in openapi/paths/product-stock.yaml packages/policy/src/role-grants.ts
  it.each(['superman', 'hero'])('is not for %s', async (username) => {
    const by = await server().signIn(username);
    const was = await make(kind);
    const path = `/${kind}/admin/v1`;
    const answers = [
      await by.get(`${path}/list`),
      await by.get(`${path}/export`),
      await by.get(`${path}/${was.id}`),
      await post(kind, productBody(kind), by),
      await put(kind, was, {}, by),
      await by.call('PUT', `${path}/status/${was.id}`, { status: was.status, version: 1 }),
      await remove(kind, was, by),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });
});

describe('a state', () => {
  const kinds = productKindNames.flatMap((kind) => {
    const states = Object.keys(productKinds[kind].states);
    return states.flatMap((from) => states.map((to) => [kind, from, to] as const));
  });

  // @rule products: A product changes state by its table, drawn in [states.md](states.md)
  // @in ./product-allowed.ts tests/docs/state-tables.ts
  it.each(kinds)('leads a %s from %s to %s if the table allows it', async (kind, from, to) => {
    const was = await make(kind);
    const state = from as typeof product.$inferSelect.status; // A key of the table of states.
    await server().db.update(product).set({ status: state }).where(eq(product.id, was.id));
    const { status, body } = await move(kind, was, to);
    const allowed = nextStates<string, string>(productKinds[kind].states, from);
    if (allowed.includes(to)) {
      expect([status, body]).toMatchObject([200, { status: to, version: 2 }]);
      expect((await entriesOf(was.id)).at(-1)).toMatchObject({
        action: 'product.status_changed',
        before: { status: from },
        after: { status: to },
      });
    } else {
      expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
    }
  });

  // @rule products: No product ends while trade records are open on it
  // @in ./change-product-status.ts
  it.each([
    ['stock', 'closed'],
    ['block', 'closed'],
    ['ipo', 'withdrawn'],
    ['ai', 'closed'],
    ['daily', 'closed'],
    ['quant', 'closed'],
  ] as const)('of a %s is not %s while trade records are open', async (kind, end) => {
    const was = await make(kind);
    await addTrade(server().db, { productId: was.id, status: 'payment' });
    const { status, body } = await move(kind, was, end);
    expect([status, body.code]).toEqual([409, 'PRODUCT_IN_USE']);
  });

  it.each([
    ['block', 'closed'],
    ['ipo', 'withdrawn'],
    ['daily', 'closed'],
    ['ai', 'closed'],
    ['quant', 'closed'],
  ] as const)('of a %s that is an end, %s, lets nothing change any more', async (kind, end) => {
    const { body: ended } = await move(kind, await make(kind), end);
    expect((await put(kind, ended, { name: 'Late' })).body.code).toBe('INVALID_TRANSITION');
  });

  it('allows no change if it is an end, and frees the code', async () => {
    const was = await make('stock');
    const { body: closed } = await move('stock', was, 'closed');
    expect((await put('stock', closed, { name: 'Late' })).body).toMatchObject({
      code: 'INVALID_TRANSITION',
      messages: {
        'zh-CN': expect.stringContaining('已关闭'),
        'en-US': expect.stringContaining('Closed'),
      },
    });
    const { status } = await post('stock', { ...productBody('stock'), symbol: was.symbol });
    expect(status).toBe(201);
  });

  // @rule products: An IPO is listed only with an issue price, which then stays
  // @in ./change-product-status.ts
  it('becomes listing for an IPO only with an issue price, which then stays', async () => {
    const was = await make('ipo', { issue_price: null });
    expect((await move('ipo', was, 'listing')).body.code).toBe('ISSUE_PRICE_MISSING');
    await addTrade(server().db, { productId: was.id });
    const { body: priced } = await put('ipo', was, { issue_price: '9' });
    expect(priced.issue_price).toBe('9.00');
    const { body: changed } = await put('ipo', priced, { issue_price: '9.50' });
    expect(changed.errors).toMatchObject([{ field: 'issue_price', code: 'PRODUCT_IN_USE' }]);
    const { body: listing } = await move('ipo', priced, 'listing');
    expect(listing.status).toBe('listing');
    const { body: without } = await put('ipo', listing, { issue_price: null });
    expect(without.errors).toMatchObject([{ field: 'issue_price', code: 'FIELD_REQUIRED' }]);
  });
});

// @rule trade-records: Applications for an IPO with orders are never closed earlier
// @in ./ipo-product.ts
it('applications for an IPO that has orders may be closed later, and no earlier', async () => {
  const was = await make('ipo');
  await addTrade(server().db, { productId: was.id });
  const { body: early } = await put('ipo', was, { apply_end: shifted(was.apply_end, -1) });
  expect(early.errors).toMatchObject([{ field: 'apply_end', code: 'PRODUCT_IN_USE' }]);
  const later = await put('ipo', was, { apply_end: shifted(was.apply_end, 1) });
  expect(later.status).toBe(200);
});

it('applications for an IPO stay closed once its allocation is published', async () => {
  const was = await make('ipo');
  await server().db.insert(allocation).values({ productId: was.id, status: 'published' });
  const { status, body } = await put('ipo', was, { apply_end: shifted(was.apply_end, 1) });
  expect([status, body.errors]).toMatchObject([
    409,
    [{ field: 'apply_end', code: 'PRODUCT_IN_USE' }],
  ]);
});

const shifted = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60 * 1000).toISOString();

it('a product is not removed while an allocation refers to it', async () => {
  const was = await make('block');
  await server().db.insert(allocation).values({ productId: was.id });
  const { status, body } = await remove('block', was);
  expect([status, body.code]).toEqual([409, 'PRODUCT_IN_USE']);
});

describe('what was promised', () => {
  // @rule products: Promised terms of open trade records do not change
  // @in ./product-in-use.ts
  it.each([
    ['stock', { limit_up_price: '10.90' }, ['limit_up_price']],
    ['stock', { prev_close: '10.50' }, ['prev_close']],
    ['stock', { lot_size: 200 }, ['lot_size']],
    ['block', { agreed_price: '18.00', discount_pct: '10' }, ['agreed_price']],
    ['block', { ref_close: '23.00', discount_pct: '20' }, ['ref_close']],
    ['block', { settle_at: '2026-11-01T00:00:00Z' }, ['settle_at']],
    ['ipo', { price_max: '13.00', price_min: '7.00' }, ['price_min', 'price_max']],
    ['ipo', { funding_model: 'prefund', pay_deadline: null }, ['funding_model']],
    ['fund', { fee_pct: '0.7' }, ['fee_pct']],
    ['daily', { trade_date: '2026-11-24' }, ['trade_date']],
    ['quant', { term_days: 60 }, ['term_days']],
    ['quant', { target_return: '65' }, ['target_return']],
    ['ai', { plans: [{ name: 'Basic', fee: '19.90', period: 'month' }] }, ['plans']],
  ] as const)('of a %s does not become %j', async (kind, fields, named) => {
    const was = await make(kind);
    await addTrade(server().db, { productId: was.id, status: 'holding' });
    const { status, body } = await put(kind, was, fields);
    expect([status, body.code]).toEqual([409, 'PRODUCT_IN_USE']);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(named);
  });

  it('holds too for a record that is being made while the change comes', async () => {
    const was = await make('stock');
    const of = await addClient(server().db);
    const held = Promise.withResolvers<void>();
    const requested = Promise.withResolvers<void>();
    const promise = server().db.transaction(async (tx) => {
      const terms = await lockProductTerms(tx, 'stock', was.id);
      // An unlocked row returns no result.
      const [row] = await tx
        .select({ holder: sql<string>`xmax::text` })
        .from(product)
        .where(eq(product.id, was.id));
      expect(row?.holder).not.toBe('0');
      held.resolve();
      await requested.promise;
      await insertTrade(tx, { productId: terms.id, of });
    });
    await held.promise;
    const change = put('stock', was, { limit_up_price: '10.90' });
    requested.resolve();
    await promise;
    expect((await change).body.code).toBe('PRODUCT_IN_USE');
  });

  it('excludes the value of a fund, and new plans of an AI product', async () => {
    const fund = await make('fund');
    const ai = await make('ai');
    for (const { id: productId } of [fund, ai]) await addTrade(server().db, { productId });
    expect((await put('fund', fund, { nav: '1.1' })).status).toBe(200);
    const plans = [{ name: 'Trial', fee: '0', period: 'week' }, ...ai.plans];
    expect((await put('ai', ai, { plans })).status).toBe(200);
  });
});

describe('the agreed price of a block deal', () => {
  const refusal = async (of: Promise<{ body: { errors?: object[] } }>) => (await of).body.errors;

  // @rule products: The agreed price of a block deal is near its close, by config
  // @in ./block-product.ts
  it('stays as near to the close as the trade config lets a sale be', async () => {
    const priced = (agreed_price: string) => {
      const { discount_pct: _, ...body } = { ...productBody('block'), discount_pct: '' };
      return post('block', { ...body, ref_close: '20.00', agreed_price });
    };
    expect(await refusal(priced('0.01'))).toMatchObject([
      { field: 'agreed_price', code: 'VALUE_TOO_SMALL' },
    ]);
    expect(await refusal(priced('15.99'))).toHaveLength(1);
    expect(await refusal(priced('24.01'))).toMatchObject([
      { field: 'agreed_price', code: 'VALUE_TOO_LARGE' },
    ]);
    for (const price of ['16.00', '24.00']) expect((await priced(price)).status).toBe(201);
    const was = await make('block');
    const far = { agreed_price: '2.00', discount_pct: '90.00' };
    expect(await refusal(put('block', was, far))).toMatchObject([{ code: 'VALUE_TOO_SMALL' }]);
  });

  it('stays when the distance of the trade config shrinks', async () => {
    const { db } = server();
    const was = await make('block');
    const profit = { price_distance_pct: { block: '1' } };
    await db
      .insert(setting)
      .values({ key: 'trade', value: { profit } })
      .onConflictDoUpdate({ target: setting.key, set: { value: { profit } } });
    expect((await put('block', was, { name: '另一个名称' })).status).toBe(200);
    expect(await refusal(post('block', productBody('block')))).toMatchObject([
      { field: 'agreed_price', code: 'VALUE_TOO_SMALL' },
    ]);
    await server().owner.delete(setting).where(eq(setting.key, 'trade'));
  });
});
