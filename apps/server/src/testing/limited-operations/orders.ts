import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db/database.ts';
import { product, savingHolding, tradeRecord } from '../../kernel/db/schema.ts';
import { acknowledged } from '../acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../api-client.ts';
import { once } from '../config-calls.ts';
import { putIn } from '../credit-fixtures.ts';
import { insertTrade, productBody } from '../product-fixtures.ts';
import {
  addProduct,
  addTrade,
  allot,
  holdFund,
  type ProductFixture,
  strike,
  tradeCalls,
} from '../trade-fixtures.ts';
import { change, count, drafted, type LimitedOperations, plain, row, type World } from './world.ts';

async function addFund({ server: { db }, others: [one], client }: World) {
  const made = await one.call('POST', '/fund/admin/v1/create', productBody('fund'), once());
  await insertTrade(db, { of: client, productId: made.body.id, kind: 'fund' });
  const { id: _, created_at: _c, updated_at: _u, status: _s, ...rest } = made.body;
  const { usage: _o, allowed: _a, waiting: _w, ...terms } = rest;
  return { id: made.body.id as string, terms };
}

async function addApplication({ server: { db }, client }: World): Promise<{
  of: ProductFixture;
  path: string;
  draft: (who: ApiClient) => Promise<ApiAnswer>;
  tradeId: string;
}> {
  await putIn(db, client, '2000.00');
  const of = await addProduct(db, 'ipo');
  const { id: tradeId } = await addTrade(db, client, of, { quantity: '100' });
  const path = `/trx/admin/v1/ipo/${of.id}/allocation`;
  const lines = [{ trx_id: tradeId, allotted: 100 }];
  const draft = async (who: ApiClient) => {
    const { body } = await who.get(path);
    return who.call('PUT', path, { lines, version: body.version }, once());
  };
  return { of, path, draft, tradeId };
}

export const ordersOperations: LimitedOperations = {
  'POST /trx/admin/v1/{kind}/audit/{id}': async (world) => {
    const { server, client, maker } = world;
    await putIn(server.db, client, '2000.00');
    const order = await addTrade(server.db, client, await addProduct(server.db, 'quant'));
    await rowsOf(
      server.db,
      sql`update ${tradeRecord} set maker_id = ${maker.id} where id = ${order.id}`,
    );
    return {
      ask: (who) => tradeCalls(who).approve(order),
      reads: row(world, tradeRecord, order.id),
    };
  },
  'POST /trx/admin/v1/{kind}/settle/{id}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, String(Number(amount) * 100));
    const quantity = String(Math.ceil(Number(amount) / 0.5 / 100) * 100);
    const of = await addProduct(server.db, 'stock', {
      poolQty: 1_000_000,
      terms: { max_lots: 10_000 },
    });
    const order = await addTrade(server.db, client, of, { quantity });
    await allot(server.db, order);
    // Within the distance from 12.50 that a price may have.
    const price = (
      12.5 +
      (Number(amount) + Number(quantity) * 12.5 * 0.005) / Number(quantity)
    ).toFixed(6);
    return {
      ask: (who) => tradeCalls(who).sell(order, 2, { price }),
      reads: row(world, tradeRecord, order.id),
    };
  },
  'POST /fund/admin/v1/dealing/{id}': async (world, amount) => {
    const { server, client } = world;
    await putIn(server.db, client, '1000.00');
    const fund = await addProduct(server.db, 'fund', { terms: { fee_pct: '0' } });
    const order = await addTrade(server.db, client, fund);
    await holdFund(server.db, order, { nav: '1' });
    const redeemDay = new Date().toISOString().slice(0, 10);
    await server.db
      .update(tradeRecord)
      .set({ phase: 'redeeming', redeemDay, redeemCutoffAt: new Date() })
      .where(eq(tradeRecord.id, order.id));
    const nav = (1 + (Number(amount) + 1) / 1000).toFixed(4);
    const body = await strike(server.db, order, nav);
    return {
      ask: (who) => tradeCalls(who).confirm(fund.id, body),
      reads: row(world, tradeRecord, order.id),
    };
  },
  'POST /trx/admin/v1/{kind}/create': async (world) => {
    const { server, client } = world;
    await putIn(server.db, client, '2000.00');
    const of = await addProduct(server.db, 'stock');
    const body = {
      ...{ client_id: client.id, account_id: client.accounts['USD'] },
      ...{ product_id: of.id, quantity: 100 },
    };
    const ask = drafted(plain('POST', '/trx/admin/v1/stock/create', body), (who, made) =>
      tradeCalls(who).approve({ kind: 'stock', id: made.body.id }),
    );
    const held = sql`product_id = ${of.id} and status <> 'awaiting'`;
    return { ask, reads: count(world, tradeRecord, held) };
  },
  'POST /saving/admin/v1/holding/create': async (world) => {
    const { server, client } = world;
    await putIn(server.db, client, '2000.00');
    const of = await addProduct(server.db, 'saving');
    const body = {
      ...{ client_id: client.id, account_id: client.accounts['USD'], amount: '500.00' },
      ...{ product_id: of.id, product_version: of.version },
    };
    return {
      ask: plain('POST', '/saving/admin/v1/holding/create', body),
      reads: count(world, savingHolding, sql`product_id = ${of.id}`),
    };
  },
  'POST /user/admin/v1/order/sub/{id}': async (world) => {
    const { server, client } = world;
    await putIn(server.db, client, '100.00');
    const plan = await addProduct(server.db, 'ai');
    const body = {
      ...{ product_id: plan.id, account_id: client.accounts['USD'] },
      ...{ plan: 'Basic', auto_renew: true },
    };
    const ask = drafted(plain('POST', `/user/admin/v1/order/sub/${client.id}`, body), (who, made) =>
      tradeCalls(who).approve({ kind: 'subscribe', id: made.body.id }),
    );
    const running = sql`product_id = ${plan.id} and status <> 'awaiting'`;
    return { ask, reads: count(world, tradeRecord, running) };
  },
  'PUT /trx/admin/v1/{kind}/{productId}/allocation': async (world) => {
    const { draft, tradeId } = await addApplication(world);
    return { ask: draft, reads: row(world, tradeRecord, tradeId) };
  },
  'POST /trx/admin/v1/{kind}/{productId}/allocation/publish': async (world) => {
    const { draft, path, tradeId } = await addApplication(world);
    const ask = drafted(draft, (who, { body }) => {
      const { version } = body.allocation ?? body;
      return who.call('POST', `${path}/publish`, { version, ...acknowledged }, once());
    });
    return { ask, reads: row(world, tradeRecord, tradeId) };
  },
  'PUT /fund/admin/v1/{id}': async (world) => {
    const { id, terms } = await addFund(world);
    const ask = change(world, product, id, [
      'PUT',
      `/fund/admin/v1/${id}`,
      { ...terms, nav: '999999' },
    ]);
    return { ask, reads: row(world, product, id) };
  },
  'PUT /fund/admin/v1/nav/{id}': async (world) => {
    const { id, terms } = await addFund(world);
    const ask = change(world, product, id, [
      'PUT',
      `/fund/admin/v1/nav/${id}`,
      { nav: '999999', nav_at: terms.nav_at },
    ]);
    return { ask, reads: row(world, product, id) };
  },
};
