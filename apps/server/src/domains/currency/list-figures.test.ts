import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { addOverdrawn, addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';

const server = useTestServer();
let god: ApiClient;
let own: ClientFixture;

beforeAll(async () => {
  const { db } = server();
  god = await server().signIn('god');
  own = await addClient(db, { agent: 'hero', currencies: ['USD', 'CNY', 'JPY'] });
  await addRate(db, { primary: 'CNY', secondary: 'USD', final: '0.1437' });
  await addDeposit(db, own, { amount: '100.10' });
  await addDeposit(db, own, { amount: '33.33', currency: 'CNY' });
  await addDeposit(db, own, { amount: '600', currency: 'JPY' });
  for (const currency of ['USD', 'CNY', 'JPY']) await putIn(db, own, '1000', currency);
  await addWithdrawal(db, own, { amount: '10.01' });
  await addWithdrawal(db, own, { amount: '20.00', currency: 'CNY' });
  await addWithdrawal(db, own, { amount: '5', currency: 'JPY' });
  await addOverdrawn(db, own, { amount: '7.00', currency: 'CNY' });
  await addOverdrawn(db, own, { amount: '9', currency: 'JPY' });
  for (const currency of ['CNY', 'JPY']) {
    const product = await insertProduct(db, { kind: 'block', currency });
    await insertTrade(db, own, product, { amount: '33.00' });
  }
  await addRate(db, { primary: 'CNY', secondary: 'USD', final: '0.2' });
});

const baseOf = async (path: string) => (await god.get(path)).body.base;
const ofAll = 'from=2001-01-01T00:00:00Z';

describe('totals in the base currency', () => {
  it.each([
    ['from kept figures', '/deposit/admin/v1/list?status=pending'],
    ['from the days', `/deposit/admin/v1/list?status=pending&${ofAll}`],
    ['from the bands of amounts', '/deposit/admin/v1/list?status=pending&amount_min=0.01'],
    ['from both', `/deposit/admin/v1/list?status=pending&amount_min=0.01&${ofAll}`],
    ['less those with a risk', '/deposit/admin/v1/list?status=pending&risk=none'],
    ['of a search', '/deposit/admin/v1/list?status=pending&q=client'],
  ])('are as booked for deposits, and name how many had no rate: %s', async (_, path) => {
    // 33.33 at 0.1437 is 4.789521: booked rounded up, as limits are compared.
    const base = { currency: 'USD', amount: '104.89', rates: 'booked', unrated: 1 };
    expect(await baseOf(path)).toEqual(base);
  });

  it.each(['', `?${ofAll}`])(
    'of withdrawals are as booked, tallied and counted: %s',
    async (query) => {
      const base = { currency: 'USD', amount: '12.89', rates: 'booked', unrated: 1 };
      expect(await baseOf(`/withdraw/admin/v1/list${query}`)).toEqual(base);
    },
  );

  it.each(['', `?${ofAll}`])('of loans are as booked, tallied and counted: %s', async (query) => {
    const base = { currency: 'USD', amount: '1.01', rates: 'booked', unrated: 1 };
    expect(await baseOf(`/overdrawn/admin/v1/record/list${query}`)).toEqual(base);
  });

  it.each(['', `?${ofAll}`])('of orders are as booked, tallied and counted: %s', async (query) => {
    // 33.00 at 0.1437 is 4.7421, and no yen had a rate.
    const base = { currency: 'USD', amount: '4.74', rates: 'booked', unrated: 1 };
    expect(await baseOf(`/trx/admin/v1/block/list${query}`)).toEqual(base);
  });

  it('are at the current rates for balances and a statement, each currency rounded down', async () => {
    const base = { currency: 'USD', amount: '1200.00', rates: 'current', unrated: 1 };
    const credited = `/user/admin/v1/tfl/${own.id}?reference_type=deposit`;
    expect(await baseOf(credited)).toEqual(base);
    expect(await baseOf('/client/admin/v1/list')).toEqual(base);
    await addRate(server().db, { primary: 'JPY', secondary: 'USD', final: '0.0067891' });
    // 1000 yen at 0.0067891 are 6.7891.
    expect(await baseOf('/client/admin/v1/list')).toEqual({
      ...base,
      amount: '1206.78',
      unrated: 0,
    });
  });

  it('are zero if there is nothing, not null', async () => {
    const none = { currency: 'USD', amount: '0.00', rates: 'booked', unrated: 0 };
    expect(await baseOf('/deposit/admin/v1/list?status=rolled_back')).toEqual(none);
    expect(await baseOf('/trx/admin/v1/fund/list')).toEqual(none);
  });

  it('follow a base amount that is booked later', async () => {
    const { db } = server();
    await db.execute(sql`update deposit set base_amount = 4 where currency = 'JPY'`);
    expect(await baseOf('/deposit/admin/v1/list?status=pending')).toMatchObject({
      amount: '108.89',
      unrated: 0,
    });
  });
});
