import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, product } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { productBody, productKindNames } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { productKinds } from './product-kinds.ts';
import type { ProductKind } from './product-types.ts';

const server = useTestServer();
let angel: ApiClient;

const names = ['丰收', 'Alpha', '=cmd', '100%_sure'];

beforeAll(async () => {
  angel = await server().signIn('angel');
  for (const kind of productKindNames) {
    for (const name of names) {
      await angel.call(
        'POST',
        `/${kind}/admin/v1/create`,
        { ...productBody(kind), name },
        { 'Idempotency-Key': randomUUID() },
      );
    }
  }
});

interface Listed {
  id: string;
  name: string;
  code?: string;
  symbol?: string;
  created_at: string;
  status: string;
}

const list = async (kind: ProductKind, query: string) => {
  const { status, body } = await angel.get(`/${kind}/admin/v1/list?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  // Held against its contract in the contract tests.
  return body as { list: Listed[]; total: number; page: number; size: number };
};

describe.each(productKindNames)('the list of the kind %s', (kind) => {
  it.each(['created_at', '-created_at', 'code', '-name', 'status,-name', '-status,code,name'])(
    'sorted by %s holds every product once over its pages',
    async (sort) => {
      const seen: string[] = [];
      for (const page of [1, 2, 3]) {
        const { list: found, total } = await list(kind, `sort=${sort}&size=2&page=${page}`);
        expect(total).toBe(names.length);
        seen.push(...found.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(names.length);
      expect(seen).toHaveLength(names.length);
    },
  );

  it('is in the order that is asked for', async () => {
    const { list: found } = await list(kind, 'sort=-code');
    const codes = found.map(({ code, symbol }) => code ?? symbol ?? '');
    const rows = await server()
      .db.select({ code: product.code })
      .from(product)
      .where(eq(product.kind, kind))
      .orderBy(desc(product.code));
    expect(codes).toEqual(rows.map(({ code }) => code));
  });

  it('holds what contains the text, wildcards as themselves', async () => {
    expect((await list(kind, 'q=alph')).list.map(({ name }) => name)).toEqual(['Alpha']);
    expect((await list(kind, 'q=%25_')).list.map(({ name }) => name)).toEqual(['100%_sure']);
    const [one] = (await list(kind, 'size=1')).list;
    const code = one?.code ?? one?.symbol ?? '';
    expect((await list(kind, `q=${code}`)).list.some(({ id }) => id === one?.id)).toBe(true);
  });

  it('holds what fits state, currency and time', async () => {
    const { start, states } = productKinds[kind];
    const other = Object.keys(states).find((state) => state !== start);
    const currency = productBody(kind).currency;
    const [newest] = (await list(kind, 'size=1')).list;
    const totals: [string, number][] = [
      [`status=${start}`, names.length],
      [`status=${other}`, 0],
      [`currency=${currency}`, names.length],
      ['currency=GBP', 0],
      ['from=2020-01-01T00:00:00Z', names.length],
      ['to=2020-01-01T00:00:00Z', 0],
      [`to=${newest?.created_at}`, names.length - 1],
    ];
    for (const [query, total] of totals) {
      expect([query, (await list(kind, query)).total]).toEqual([query, total]);
    }
  });

  it.each([
    ['sort=price', 'sort'],
    ['status=lost', 'status'],
    ['currency=ZZZ', 'currency'],
    ['from=yesterday', 'from'],
    ['colour=red', 'colour'],
  ])('refuses %s and names it', async (query, field) => {
    for (const twin of ['list', 'export']) {
      const { status, body } = await angel.get(`/${kind}/admin/v1/${twin}?${query}`);
      expect([status, body.errors]).toMatchObject([400, [{ field }]]);
    }
  });

  it('exports the same products in the same order, made harmless, and says so in the log', async () => {
    const { list: found } = await list(kind, 'sort=name');
    const { status, raw } = await angel.get(`/${kind}/admin/v1/export?sort=name`, {
      'accept-language': 'en-US',
    });
    expect(status).toBe(200);
    const [heading = '', ...lines] = raw.toString().trimEnd().split('\r\n');
    expect(heading.startsWith('\uFEFFStatus,')).toBe(true);
    expect(heading.split(',')).toHaveLength(Object.keys(productKinds[kind].fields).length + 6);
    const shown = found.map(({ name }) => (name === '=cmd' ? "'=cmd" : name));
    expect(lines.map((line) => line.split(',')[2])).toEqual(shown);
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.action, `${kind}_product.exported`)))
      .orderBy(desc(auditLog.seq));
    expect(entry?.after).toMatchObject({ filter: { sort: 'name' }, count: names.length });
  });
});

it('an export shows plans, tiers and choices as labels', async () => {
  const ai = (await angel.get('/ai/admin/v1/export')).raw.toString();
  expect(ai).toContain('Basic 9.90 每月; Pro 99.00 每年');
  const saving = (await angel.get('/saving/admin/v1/export')).raw.toString();
  expect(saving).toContain('100.00 2.10%; 10000.00 2.60%');
  expect(saving).toContain('损失利息');
});
