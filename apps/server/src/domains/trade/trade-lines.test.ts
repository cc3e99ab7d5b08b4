import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let trx: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  angel = await server().signIn('angel');
  trx = tradeCalls(angel);
});

const linesOf = async (kind: string, query: string): Promise<Schemas.LedgerLineList> =>
  (await angel.get(`/trx/admin/v1/${kind}/lines?${query}`)).body;

describe('the ledger entries behind orders', () => {
  it('are those of the orders that the filter lets through, and of no other kind', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const stock = await addTrade(db, client, await addProduct(db, 'stock'), { quantity: '100' });
    const fund = await addTrade(db, client, await addProduct(db, 'fund'), { amount: '200.00' });
    await allot(db, stock);
    const all = await linesOf('stock', `client_id=${client.id}`);
    expect(new Set(all.list.map(({ record }) => record?.id))).toEqual(new Set([stock.id]));
    expect(all.totals).toMatchObject([{ currency: 'USD', amount: '-1250.00' }]);
    expect((await linesOf('stock', `client_id=${client.id}&status=awaiting`)).total).toBe(0);
    expect((await linesOf('stock', `ids=${fund.id}`)).total).toBe(0);
    expect((await linesOf('fund', `ids=${fund.id}`)).total).toBe(2);
  });
});

describe('the detail of an order', () => {
  it('says how much of the pool it can be allotted while it waits, in which lots', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const of = await addProduct(db, 'stock');
    const first = await addTrade(db, client, of, { quantity: '1000' });
    const second = await addTrade(db, client, of, { quantity: '500' });
    await allot(db, first);
    const { body } = await trx.detail(second);
    expect(body.allotment).toEqual({ lot_size: '100', pool_left: '9000' });
    expect((await trx.detail(first)).body.allotment).toBeNull();
  });

  it('says which limit its sale falls under, and who may be the second person above it', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const held = await addTrade(db, client, await addProduct(db, 'quant'));
    expect((await trx.detail(held)).body.sale_signing).toBeNull();
    await trx.approve(held);
    const { body } = await trx.detail(held);
    expect(body.sale_signing).toMatchObject({ limit: 'profit', max: '10000.00', waiting: null });
    const names = body.sale_signing.may.map(({ name }: Schemas.Person) => name);
    expect(names.length).toBeGreaterThan(0);
  });
});
