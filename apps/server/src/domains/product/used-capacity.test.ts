import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { product } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import type { ClientFixture } from '../../testing/deposit-fixtures.ts';
import { productBody } from '../../testing/product-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addRichClient, addTrade, tradeCalls } from '../../testing/trade-fixtures.ts';
import type { ProductKind } from './product-types.ts';
import { allottedTotal } from './used-capacity.ts';

const server = useTestServer();
let angel: ApiClient;
let god: ApiClient;
let client: ClientFixture;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  angel = await server().signIn('angel');
  god = await server().signIn('god');
  client = await addRichClient(server().db, { currencies: ['USD', 'CNY'], money: '5000000' });
  trx = tradeCalls(angel);
});

async function make(kind: ProductKind) {
  const open = kind === 'stock' ? { open_at: new Date(Date.now() - 60_000).toISOString() } : {};
  const once = { 'Idempotency-Key': randomUUID() };
  const wanted = { ...productBody(kind), ...open };
  const { body: made } = await angel.call('POST', `/${kind}/admin/v1/create`, wanted, once);
  const pooled = kind === 'stock';
  const [row] = await server()
    .db.update(product)
    .set({ status: pooled ? 'listing' : 'enabled' })
    .where(eq(product.id, made.id))
    .returning();
  if (row === undefined) throw new Error('There is no such product.');
  const put = (fields: object, version = 1, by = god) =>
    by.call('PUT', `/${kind}/admin/v1/${made.id}`, { ...wanted, ...fields, version });
  return { row, put };
}

describe('a pool', () => {
  // @rule products: A pool or capacity is not lowered below what clients hold
  it('is not lowered below what is allotted of it, and is lowered to that', async () => {
    const { row, put } = await make('stock');
    const trade = await addTrade(server().db, client, row, { quantity: '1000' });
    expect((await trx.approve(trade, 1, { allotted_qty: 800 })).status).toBe(200);
    const refused = await put({ pool_qty: 700, max_lots: 7 });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'VALIDATION', errors: [{ field: 'pool_qty', code: 'BELOW_TAKEN' }] },
    ]);
    expect(refused.body.errors[0].message).toContain('800');
    expect((await put({ pool_qty: 800, max_lots: 8 })).body).toMatchObject({ pool_qty: 800 });
  });

  it('is lowered or allotted, never both, if the two come at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { row, put } = await make('stock');
      const trade = await addTrade(server().db, client, row, { quantity: '1000' });
      const [approved, lowered] = await Promise.all([
        trx.approve(trade),
        put({ pool_qty: 900, max_lots: 9 }),
      ]);
      expect([approved.status, lowered.status].sort()).not.toEqual([200, 200]);
      expect([approved.body.code, lowered.body.errors?.[0].code]).toContainEqual(
        approved.status === 200 ? 'BELOW_TAKEN' : 'ALLOTTED_ABOVE_POOL',
      );
      const [now] = await server().db.select().from(product).where(eq(product.id, row.id));
      expect(Number(await allottedTotal(server().db, row.id))).toBeLessThanOrEqual(
        now?.poolQty ?? 0,
      );
    }
  });
});

describe('a capacity', () => {
  it('is not lowered below what clients have in the product, orders that wait included', async () => {
    const { row, put } = await make('quant');
    const held = await addTrade(server().db, client, row, { amount: '600.00' });
    await trx.approve(held);
    const waiting = await addTrade(server().db, client, row, { amount: '400.00' });
    const refused = await put({ max_amount: '999.99', capacity: '999.99' });
    expect(refused.body.errors).toMatchObject([{ field: 'capacity', code: 'BELOW_TAKEN' }]);
    expect(refused.body.errors[0].message).toContain('1000.00');
    await trx.reject(waiting);
    expect((await put({ max_amount: '600', capacity: '600' })).status).toBe(200);
  });

  it('does not block other changes if it is already too small', async () => {
    const { row, put } = await make('quant');
    await addTrade(server().db, client, row, { amount: '600.00' });
    const small = { max_amount: '500.00', capacity: '500.00' };
    await server()
      .db.update(product)
      .set({ terms: { ...row.terms, ...small } })
      .where(eq(product.id, row.id));
    expect((await put({ ...small, name: 'Renamed' })).body).toMatchObject({ name: 'Renamed' });
  });
});
