import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { runBulk, startBulk, stateOfItems } from '../../testing/bulk-runs.ts';
import { once } from '../../testing/config-calls.ts';
import { addTrade, productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let angel: ApiClient;

beforeAll(async () => {
  angel = await server().signIn('angel');
});

type Made = { id: string; version: number; code: string; name: string };

const make = async (kind: 'quant' | 'fund'): Promise<Made> =>
  (await angel.call('POST', `/${kind}/admin/v1/create`, productBody(kind), once())).body;
const read = async (kind: string, { id }: Made) =>
  (await angel.get(`/${kind}/admin/v1/${id}`)).body;

const move = (of: readonly Made[], status: string): Schemas.BulkRunRequest => ({
  ...{ operation: 'changeProductStatus', kind: 'quant', body: { status } },
  items: of.map(({ id, version }) => ({ id, version })),
});

describe('products in a bulk run', () => {
  // @rule products: A bulk run checks each product alone, and names what failed and why
  // @in ./bulk-operations.ts
  it('are closed one by one: an open order, another state and a stale version refuse theirs', async () => {
    const [good, used, closed, stale] = [
      ...[await make('quant'), await make('quant'), await make('quant'), await make('quant')],
    ] as const;
    await addTrade(server().db, { productId: used.id });
    await runBulk(angel, move([closed], 'closed'));
    const report = await runBulk(
      angel,
      move([good, used, { ...closed, version: 2 }, { ...stale, version: 5 }], 'closed'),
    );
    expect(stateOfItems(report)).toEqual([
      ...['done', 'refused PRODUCT_IN_USE', 'refused INVALID_TRANSITION', 'refused STALE_RECORD'],
    ]);
    expect(report.items[0]).toMatchObject({ label: `${good.code} ${good.name}`, client: null });
    expect((await read('quant', good)).status).toBe('closed');
    const about = and(eq(auditLog.subjectType, 'product'), eq(auditLog.subjectId, good.id));
    const entries = await server().db.select().from(auditLog).where(about).orderBy(auditLog.seq);
    expect(entries.map(({ action }) => action)).toEqual([
      ...['product.created', 'product.status_changed'],
    ]);
  });

  it('take terms of their own each; what moves the value of open orders waits for another user', async () => {
    const [free, held] = [await make('fund'), await make('fund')];
    await addTrade(server().db, { productId: held.id, kind: 'fund', status: 'holding' });
    const { code: _c, ...terms } = productBody('fund');
    const items = [free, held].map(({ id, version, code }) => ({
      ...{ id, version },
      body: { code, ...terms, nav: '9.9' },
    }));
    const report = await runBulk(angel, {
      ...{ operation: 'updateProduct', kind: 'fund', body: {}, items },
    });
    expect(stateOfItems(report)).toEqual(['done', 'proposed']);
    expect(await read('fund', free)).toMatchObject({ nav: '9.9', version: 2 });
    expect(await read('fund', held)).toMatchObject({
      ...{ nav: '1.0542', version: 1, waiting: [{ limit: 'config' }] },
    });
  });

  it('need their kind, and the right to change products of it', async () => {
    const one = await make('quant');
    const { kind: _, ...request } = move([one], 'enabled');
    const faultOf = async (more: Partial<Schemas.BulkRunRequest>) =>
      (await startBulk(angel, { ...request, ...more })).body.errors?.[0];
    expect(await faultOf({})).toMatchObject({ field: 'kind', code: 'FIELD_REQUIRED' });
    expect(await faultOf({ kind: 'subscribe' })).toMatchObject({
      ...{ field: 'kind', code: 'FIELD_INVALID' },
    });
    const hero = await server().signIn('hero');
    expect((await startBulk(hero, move([one], 'enabled'))).body.code).toBe('FORBIDDEN');
    const otherKind = await runBulk(angel, { ...move([one], 'enabled'), kind: 'daily' });
    expect(stateOfItems(otherKind)).toEqual(['refused NOT_FOUND']);
  });
});
