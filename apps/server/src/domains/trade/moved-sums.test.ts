import type { Schemas } from '@brokerdesk/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { runBulk, stateOfItems } from '../../testing/bulk-runs.ts';
import type { ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  allot,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
let god: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  [angel, angel2, god] = await Promise.all([signIn('angel'), signIn('angel2'), signIn('god')]);
  await liftSums(server().db);
});

/** Holdings of 1,000.00 in a strategy with a fee of 2 per cent. */
async function heldStrategies(count: number) {
  const { db } = server();
  const client = await addRichClient(db);
  const of = await addProduct(db, 'quant');
  const trades = [];
  while (trades.length < count) {
    const trade = await addTrade(db, client, of);
    expect((await tradeCalls(god).approve(trade)).status).toBe(200);
    trades.push(trade);
  }
  return { client, trades };
}

describe('the totals of a list of orders at one step', () => {
  const totals = async ({ id }: ClientFixture, kind: string, filter: string) => {
    const { body } = await angel.get(`/trx/admin/v1/${kind}/list?client_id=${id}&${filter}`);
    return [body.totals.map(({ amount }: { amount: string }) => amount), body.base?.amount];
  };

  // @rule lists: The totals of orders at one step are what the step moves
  // @in ./list-trades.ts
  it('are what is held, and what is paid out once it is sold', async () => {
    const { client, trades } = await heldStrategies(2);
    const [first, second] = trades;
    if (!first || !second) throw new Error('Two were held.');
    const calls = tradeCalls(angel, angel2);
    expect(await totals(client, 'quant', 'status=holding')).toEqual([['2000.00'], '2000.00']);
    await calls.sell(first, 2, { profit: '30.00' });
    await calls.sell(second, 2, { profit: '-50.00' });
    // 980.00 each after the fee of 20.00, with 30.00 more and 50.00 less.
    expect(await totals(client, 'quant', 'status=sold')).toEqual([['1940.00'], '1940.00']);
    await calls.clear(first, 3);
    expect(await totals(client, 'quant', 'status=unsettled')).toEqual([['1010.00'], '1010.00']);
    expect(await totals(client, 'quant', 'phase=awaiting_settlement')).toEqual([
      ['1010.00'],
      '1010.00',
    ]);
    expect(await totals(client, 'quant', 'page=1')).toEqual([['2000.00'], '2000.00']);
    await calls.complete(first, 4);
    expect(await totals(client, 'quant', 'status=completed')).toEqual([['1000.00'], '1000.00']);
  });

  it('are what is outstanding of allotments', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const terms = { funding_model: 'pay_on_win', pay_deadline: '2099-01-01T00:00:00Z' };
    const of = await addProduct(db, 'ipo', { terms });
    const trade = await addTrade(db, client, of, { quantity: '500' });
    await allot(db, trade, { quantity: '300' });
    expect(await totals(client, 'ipo', 'phase=payment_due')).toEqual([['3000.00'], '3000.00']);
    await tradeCalls(angel).pay(trade, 2, '1200.00');
    expect(await totals(client, 'ipo', 'status=outstanding')).toEqual([['1800.00'], '1800.00']);
  });
});

describe('the report of a bulk run', () => {
  // @rule lists: The report of a bulk run has what each item moves
  // @in domains/bulk-run/bulk-operations.ts
  it('has the payout of sales by their own results, and of their confirmation', async () => {
    const { client, trades } = await heldStrategies(2);
    const profits = ['30.00', '-50.00'];
    const request: Schemas.BulkRunRequest = {
      ...{ operation: 'settleTrade', kind: 'quant' },
      body: { to: 'sold', remark: 'Statement of November, page 3' },
      items: trades.map(({ id }, at) => ({ id, version: 2, body: { profit: profits[at] } })),
    };
    const report = await runBulk(angel, request);
    expect(stateOfItems(report)).toEqual(['proposed', 'proposed']);
    expect(report.items.map(({ amount }) => amount)).toEqual(['1010.00', '930.00']);
    const { body } = await angel2.get(`/trx/admin/v1/quant/list?client_id=${client.id}`);
    const proposed = trades.map(({ id }) =>
      body.list.find((one: Schemas.Trade) => one.id === id),
    ) as Schemas.Trade[];
    expect(proposed.map((one) => one.proposed_payout)).toEqual(['1010.00', '930.00']);
    const confirmed = await runBulk(angel2, {
      ...{ operation: 'auditProposal', body: { result: 'approved' } },
      items: proposed.flatMap(({ decision: { second_person } }) => {
        const { id = '', version = 0 } = second_person?.waiting ?? {};
        return [{ id, version }];
      }),
    });
    expect(stateOfItems(confirmed)).toEqual(['done', 'done']);
    expect(confirmed.items.map(({ amount }) => amount)).toEqual(['1010.00', '930.00']);
    const settle = { ...request, body: { to: 'unsettled' } };
    const items = trades.map(({ id }) => ({ id, version: 3 }));
    const cleared = await runBulk(angel, { ...settle, items });
    expect(cleared.items.map(({ amount }) => amount)).toEqual(['1010.00', '930.00']);
  });

  it('has the payout at one price, of the whole holding or a part of it', async () => {
    const { db } = server();
    const client = await addRichClient(db);
    const of = await addProduct(db, 'ipo');
    const [whole, part] = [await addTrade(db, client, of), await addTrade(db, client, of)];
    for (const trade of [whole, part]) await allot(db, trade);
    const report = await runBulk(angel, {
      ...{ operation: 'settleTrade', kind: 'ipo', body: { to: 'sold', price: '10.40' } },
      items: [
        { id: whole.id, version: 2 },
        { id: part.id, version: 2, body: { quantity: 300 } },
      ],
    });
    expect(stateOfItems(report)).toEqual(['done', 'done']);
    // 1,000 and 300 pieces at 10.40, less 1 per cent of their cost.
    expect(report.items.map(({ amount }) => amount)).toEqual(['10300.00', '3090.00']);
  });
});
