import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, product } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once, statusesByRole } from '../../testing/config-calls.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import type { ProductKind } from './product-types.ts';

const server = useTestServer();
let god: ApiClient;
let angel: ApiClient;

beforeAll(async () => {
  [god, angel] = await Promise.all([server().signIn('god'), server().signIn('angel')]);
});

const templates = (kind: ProductKind) => `/product/admin/v1/${kind}/template`;

const create = (kind: ProductKind, terms: object, name: string = randomUUID(), by = angel) =>
  by.call('POST', templates(kind), { name, terms }, once());

const actionsOn = async (id: string) => {
  const about = and(eq(auditLog.subjectType, 'product_template'), eq(auditLog.subjectId, id));
  const entries = await server().db.select().from(auditLog).where(about).orderBy(auditLog.seq);
  return entries.map(({ action, before, after }) => [action, before?.['name'], after?.['name']]);
};

describe('a template', () => {
  // @rule products: A template is shared by all staff with the right, and each write is audited
  it('is listed for everyone with the right, renamed and deleted, with an entry each', async () => {
    const [name, other] = [randomUUID(), randomUUID()];
    const made = await create('quant', { risk: 3, fee_pct: '1.5' }, ` ${name} `);
    expect(made.body).toMatchObject({ name, kind: 'quant', terms: { risk: 3 }, version: 1 });
    const { id } = made.body;
    const idsOf = async (kind: ProductKind) =>
      (await god.get(templates(kind))).body.list.map((one: { id: string }) => one.id);
    expect([await idsOf('quant'), await idsOf('daily')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    const path = `${templates('quant')}/${id}`;
    const renamed = await god.call('PUT', path, { name: other, version: 1 });
    expect(renamed.body).toMatchObject({ name: other, version: 2, terms: { risk: 3 } });
    const stale = await angel.call('DELETE', `${path}?version=1`);
    expect([stale.status, stale.body.code, stale.body.current.name]).toEqual([
      ...[409, 'STALE_RECORD', other],
    ]);
    const otherKind = await angel.call('DELETE', `${templates('daily')}/${id}?version=2`);
    expect(otherKind.status).toBe(404);
    expect((await angel.call('DELETE', `${path}?version=2`)).body).toEqual({ ok: true });
    expect(await actionsOn(id)).toEqual([
      ['product_template.created', undefined, name],
      ['product_template.changed', name, other],
      ['product_template.deleted', other, undefined],
    ]);
  });

  // @rule products: A template holds no code, name, NAV or date of a product
  it.each([
    ['stock', { symbol: '600519' }, 'terms.symbol'],
    ['quant', { code: 'Q1' }, 'terms.code'],
    ['quant', { name: 'One product' }, 'terms.name'],
    ['ipo', { apply_end: '2099-01-01T00:00:00Z' }, 'terms.apply_end'],
    ['daily', { trade_date: '2099-01-01' }, 'terms.trade_date'],
    ['fund', { nav: '1.0' }, 'terms.nav'],
  ] as const)('of the kind %s refuses %j', async (kind, terms, field) => {
    const { status, body } = await create(kind, { currency: 'USD', ...terms });
    expect([status, body.errors]).toMatchObject([400, [{ field, code: 'FIELD_UNKNOWN' }]]);
  });

  it('refuses a value that no product may have, a blank name and one that is taken', async () => {
    const wrong = await create('quant', { risk: 6 });
    expect(wrong.body.errors).toMatchObject([{ field: 'terms.risk', code: 'FIELD_INVALID' }]);
    const blank = await create('quant', { risk: 5 }, '  ');
    expect(blank.body.errors).toMatchObject([{ field: 'name', code: 'FIELD_REQUIRED' }]);
    const name = randomUUID();
    await create('quant', { risk: 5 }, name);
    const taken = await create('quant', { risk: 4 }, name);
    expect(taken.body.errors).toMatchObject([{ field: 'name', code: 'FIELD_TAKEN' }]);
    expect((await create('daily', { risk: 4 }, name)).status).toBe(201);
  });

  it('is for those who may add products of the kind', async () => {
    const statuses = await statusesByRole(server(), () => ({
      ...({ method: 'POST', path: templates('quant') } as const),
      body: { name: randomUUID(), terms: { risk: 1 } },
    }));
    expect(statuses).toEqual([201, 201, 403, 403]);
  });
});

describe('an import', () => {
  const send = (kind: ProductKind, items: readonly object[], headers = once()) =>
    angel.call('POST', `/product/admin/v1/${kind}/import`, { items }, headers);

  const codesIn = async (items: readonly object[]) => {
    const codes = items.map((item) => Object(item).code ?? Object(item).symbol);
    const rows = await server().db.select().from(product).where(inArray(product.code, codes));
    return rows.map(({ code }) => code);
  };

  it('adds each product as a call of its own does, and once for the same key', async () => {
    const items = [productBody('stock'), productBody('stock')];
    const headers = once();
    const { status, body } = await send('stock', items, headers);
    expect([status, body.ids]).toEqual([201, [expect.any(String), expect.any(String)]]);
    expect((await send('stock', items, headers)).body).toEqual(body);
    const { body: read } = await angel.get(`/stock/admin/v1/${body.ids[1]}`);
    expect(read).toMatchObject({ ...items[1], status: 'available', version: 1 });
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(inArray(auditLog.subjectId, body.ids));
    expect(entries.map(({ action }) => action)).toEqual(['product.created', 'product.created']);
  });

  // @rule products: An import adds all products or none, and names every fault with its line
  // @in ./product-templates.ts
  it('adds none if one is wrong, and says of every one what is wrong with it', async () => {
    const good = productBody('quant');
    const items = [
      good,
      { ...productBody('quant'), risk: 9, extra: true },
      { ...productBody('quant'), max_amount: '1.00' },
      { ...productBody('quant'), code: good.code },
    ];
    const { status, body } = await send('quant', items);
    const errors = body.errors.map(({ field, code }: Record<string, string>) => [field, code]);
    expect([status, errors]).toEqual([
      400,
      expect.arrayContaining([
        ['items.1.risk', 'FIELD_INVALID'],
        ['items.1.extra', 'FIELD_UNKNOWN'],
        ['items.2.max_amount', 'VALUE_TOO_SMALL'],
        ['items.3.code', 'CODE_TAKEN'],
      ]),
    ]);
    expect(errors).toHaveLength(4);
    expect(await codesIn(items)).toEqual([]);
  });
});
