import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { accountIn, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, addPair, addRate, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let god: ApiClient;
let mine: ClientFixture;
let others: ClientFixture;

async function exchange(of: ClientFixture, from: string, to: string, amount: string, rate: string) {
  const body = {
    ...{ from_account: accountIn(of, from), to_account: accountIn(of, to) },
    ...{ amount, rate },
  };
  const key = once();
  const done = await god.call('POST', `/acc/admin/v1/exchange/${of.id}`, body, key);
  expect(done.status).toBe(201);
  return done.body;
}

beforeAll(async () => {
  const { db } = server();
  god = await server().signIn('god');
  await addPair(db, { primary: 'USD', secondary: 'CNY' });
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7' });
  await addRate(db, { primary: 'CNY', secondary: 'USD', final: '0.14' });
  mine = await addClient(db, { agent: 'hero', currencies: ['USD', 'CNY'] });
  others = await addClient(db, { agent: 'hero2', currencies: ['USD', 'CNY'] });
  for (const client of [mine, others]) await putIn(db, client, '100.00');
  await exchange(mine, 'USD', 'CNY', '20.00', '7');
  await exchange(mine, 'CNY', 'USD', '50.00', '0.14');
  await exchange(others, 'USD', 'CNY', '10.00', '7');
});

const list = async (query = '', who = god) =>
  (await who.get(`/acc/admin/v1/exchange/list?${query}`)).body;
const amounts = async (query: string) =>
  (await list(query)).list.map((one: { amount: string }) => one.amount);

describe('the list of exchanges', () => {
  it('has what left and what came, each by its currency, the latest first', async () => {
    const body = await list(`client_id=${mine.id}`);
    expect(body.list).toMatchObject([
      {
        ...{ amount: '50.00', currency: 'CNY', received: '7.00', received_currency: 'USD' },
        ...{ from_account_id: accountIn(mine, 'CNY'), to_account_id: accountIn(mine, 'USD') },
        ...{ rate: '0.14', fee: '0.00', maker: { name: '高建明' } },
      },
      { amount: '20.00', currency: 'USD', received: '140.00', received_currency: 'CNY' },
    ]);
    expect(body.totals).toEqual([
      { currency: 'CNY', count: 1, amount: '50.00' },
      { currency: 'USD', count: 1, amount: '20.00' },
    ]);
    expect(body.received_totals).toEqual([
      { currency: 'CNY', count: 1, amount: '140.00' },
      { currency: 'USD', count: 1, amount: '7.00' },
    ]);
  });

  it('is filtered by both currencies, time, number and team, and totals follow', async () => {
    expect(await amounts(`client_id=${mine.id}&currency=USD&received_currency=CNY`)).toEqual([
      '20.00',
    ]);
    expect((await list('to=2020-01-01T00:00:00Z')).totals).toEqual([]);
    const [{ order_no: number }] = (await list(`client_id=${others.id}`)).list;
    expect(await amounts(`q=${number}`)).toEqual(['10.00']);
    expect(await amounts(`client_id=${mine.id}&sort=amount`)).toEqual(['20.00', '50.00']);
    expect((await list(`client_id=${mine.id}&fake=true`)).total).toBe(0);
  });

  it('is of the clients in the scope alone, and so is its export', async () => {
    const hero = await server().signIn('hero');
    expect((await list(`client_id=${mine.id}`, hero)).total).toBe(2);
    expect((await list(`client_id=${others.id}`, hero)).total).toBe(0);
    expect((await hero.get('/acc/admin/v1/exchange/export')).status).toBe(403);
    const { body } = await god.get(`/acc/admin/v1/exchange/export?client_id=${mine.id}`);
    const rows = String(body).trim().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('50.00,CNY,0.00,0.14');
  });
});
