import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversion, currencyPair, ledgerEntry, setting } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { confirmed } from '../../testing/confirmed.ts';
import { accountIn, addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addRate,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let god: ApiClient;
let god2: ApiClient;
let angel2: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  god = await server().signIn('god');
  god2 = await server().signIn('god2');
  angel2 = await server().signIn('angel2');
  const { db } = server();
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7.1423' });
});

beforeEach(async () => {
  const { db } = server();
  client = await addClient(db, { currencies: ['USD', 'CNY', 'GBP'] });
  await putIn(db, client, '1000.00');
});

afterEach(async () => {
  await server().db.delete(currencyPair);
  await server().owner.delete(setting).where(eq(setting.key, 'trade'));
});

const exchangeBetween = (from: string, to: string, amount: string, rate: string) =>
  god.call(
    'POST',
    `/acc/admin/v1/exchange/${client.id}`,
    {
      from_account: accountIn(client, from),
      to_account: accountIn(client, to),
      amount,
      rate,
    },
    once(),
  );

const exchange = (amount: string) => exchangeBetween('USD', 'CNY', amount, '7.1423');
/** The pair is quoted one way: this is the inverse of its rate. */
const exchangeBack = (amount: string) => exchangeBetween('CNY', 'USD', amount, '0.1400109208');

const addPair = (fields: Partial<typeof currencyPair.$inferInsert> = {}) =>
  server()
    .db.insert(currencyPair)
    .values({ primary: 'USD', secondary: 'CNY', minAmount: '10', weight: 1, ...fields });

async function charge(fees: object) {
  const path = '/config/admin/v1/trade';
  const { body: seen } = await god.get(path);
  const { waiting: _, ...config } = seen;
  const wanted = { ...config, fees: { ...config.fees, ...fees } };
  await confirmed(god2, await god.call('PUT', path, wanted));
}

const balance = async (currency: string) =>
  Number((await readAccount(server().db, client.accounts[currency])).balance);

describe('a currency pair', () => {
  // @rule settings: An exchange keeps its pair's limits; a disabled pair exchanges nothing
  // @in domains/currency-pair/require-exchangeable.ts
  it('takes amounts from its least to its most, and nothing else', async () => {
    await addPair({ maxAmount: '500' });
    const small = await exchange('9.99');
    expect([small.status, small.body.errors]).toMatchObject([
      400,
      [{ field: 'amount', code: 'VALUE_TOO_SMALL' }],
    ]);
    const large = await exchange('500.01');
    expect(large.body.errors).toMatchObject([{ field: 'amount', code: 'VALUE_TOO_LARGE' }]);
    expect(large.body.errors[0].message).toContain('500.00');
    expect((await exchange('10.00')).status).toBe(201);
    expect((await exchange('500.00')).status).toBe(201);
  });

  // @rule settings: Currencies are exchanged only with an enabled pair
  // @in domains/currency-pair/require-exchangeable.ts
  it('exchanges nothing if it is not configured', async () => {
    await addPair({ secondary: 'GBP' });
    for (const refused of [await exchange('20.00'), await exchangeBack('20.00')]) {
      expect([refused.status, refused.body.code]).toEqual([422, 'PAIR_DISABLED']);
    }
    expect([await balance('USD'), await balance('CNY')]).toEqual([1000, 0]);
  });

  it('takes any amount without a maximum', async () => {
    await addPair({ maxAmount: null });
    expect((await exchange('999.50')).status).toBe(201);
  });

  // @rule settings: A currency pair's limits apply in reverse, unless that has its own
  // @in domains/currency-pair/require-exchangeable.ts
  it('takes no less and no more the other way, counted by what the amount buys', async () => {
    await putIn(server().db, client, '9000.00', 'CNY');
    await addPair({ maxAmount: '500' });
    // 71.42 CNY buy 9.9995... USD, and 71.43 buy 10.0009...
    const small = await exchangeBack('71.42');
    expect([small.status, small.body.errors]).toMatchObject([
      400,
      [{ field: 'amount', code: 'VALUE_TOO_SMALL' }],
    ]);
    expect(small.body.errors[0].message).toContain('10.00 USD');
    // 3571.16 CNY buy 500.001... USD.
    const large = await exchangeBack('3571.16');
    expect(large.body.errors).toMatchObject([{ field: 'amount', code: 'VALUE_TOO_LARGE' }]);
    expect(large.body.errors[0].message).toContain('500.00 USD');
    expect((await exchangeBack('71.43')).status).toBe(201);
    expect((await exchangeBack('3571.15')).status).toBe(201);
  });

  it('quotes at most the largest amount that it takes, in either direction', async () => {
    const quoted = async (from: string, to: string, amount: string) => {
      const accounts = `from_account=${accountIn(client, from)}&to_account=${accountIn(client, to)}`;
      const path = `/acc/admin/v1/exchange/${client.id}/quote?${accounts}&amount=${amount}`;
      return (await god.get(`${path}&at_most=true`)).body.amount;
    };
    await addPair({ maxAmount: '500' });
    expect(await quoted('USD', 'CNY', '1000.00')).toBe('500.00');
    expect(await quoted('USD', 'CNY', '20.00')).toBe('20.00');
    expect(await quoted('CNY', 'USD', '9000.00')).toBe('3571.15');
    await server().db.update(currencyPair).set({ maxAmount: null });
    expect(await quoted('USD', 'CNY', '1000.00')).toBe('1000.00');
  });

  it('has its own limits in the other direction if that is set up too', async () => {
    await putIn(server().db, client, '1000.00', 'CNY');
    await addPair();
    await addPair({ primary: 'CNY', secondary: 'USD', minAmount: '5' });
    expect((await exchangeBack('5.00')).status).toBe(201);
    expect((await exchangeBack('4.99')).body.errors[0].message).toContain('5.00 CNY');
    expect((await exchange('9.99')).body.errors[0].message).toContain('10.00 USD');
  });

  it('exchanges nothing if it is disabled, and the way back only if that is configured itself', async () => {
    await putIn(server().db, client, '1000.00', 'CNY');
    await addPair({ status: 'disabled' });
    const { status, body } = await exchange('20.00');
    expect([status, body.code]).toEqual([422, 'PAIR_DISABLED']);
    const accounts = `from_account=${accountIn(client, 'USD')}&to_account=${accountIn(client, 'CNY')}`;
    const quoted = await god.get(`/acc/admin/v1/exchange/${client.id}/quote?${accounts}&amount=20`);
    expect([quoted.status, quoted.body.code]).toEqual([422, 'PAIR_DISABLED']);
    expect((await exchangeBack('20.00')).body.code).toBe('PAIR_DISABLED');
    expect([await balance('USD'), await balance('CNY')]).toEqual([1000, 1000]);
    await addPair({ primary: 'CNY', secondary: 'USD' });
    expect((await exchangeBack('20.00')).status).toBe(201);
  });
});

describe('the fee of an exchange', () => {
  beforeEach(() => addPair({ minAmount: '0.01' }));

  // @rule settings: Exchange and withdrawal fees are exact to the cent, through the firm's `fee` account
  // @in ./book-exchange.ts
  it('is taken from the amount, rounded up, and the rest is exchanged', async () => {
    await charge({ exchange_pct: '0.35' });
    const { body } = await exchange('99.99');
    // 0.349965 of fee; 99.64 × 7.1423 = 711.658...
    expect(body).toMatchObject({ amount: '99.99', fee: '0.35', received: '711.65' });
    expect([await balance('USD'), await balance('CNY')]).toEqual([900.01, 711.65]);
    const { db } = server();
    const fees = await db.select().from(ledgerEntry).where(eq(ledgerEntry.firmAccount, 'fee'));
    expect(Number(fees.at(-1)?.amount)).toBe(0.35);
    const [kept] = await db.select().from(conversion).where(eq(conversion.id, body.id));
    expect(Number(kept?.fee)).toBe(0.35);
  });

  it('is not avoided by exchanging in small pieces', async () => {
    await charge({ exchange_pct: '0.5' });
    // 1.93 × 0.5 % = 0.00965
    expect((await exchange('1.93')).body).toMatchObject({ fee: '0.01' });
    expect((await exchange('0.02')).body).toMatchObject({ fee: '0.01', received: '0.07' });
    expect((await exchange('0.01')).body.errors).toMatchObject([{ code: 'AMOUNT_NOT_POSITIVE' }]);
    expect((await exchange('200.00')).body).toMatchObject({ fee: '1.00' });
  });

  it('leaves something to be exchanged, or nothing is done', async () => {
    await charge({ exchange_pct: '100' });
    const { body } = await exchange('10.00');
    expect(body.errors).toMatchObject([{ field: 'amount', code: 'AMOUNT_NOT_POSITIVE' }]);
  });
});

describe('the fee of a withdrawal', () => {
  const withdraw = (amount: string, currency = 'USD') =>
    addWithdrawal(server().db, client, { amount, currency, fee: null });

  it('is the percentage rounded up, and no less than the least, frozen with the amount and earned when paid', async () => {
    await charge({ withdrawal_pct: '1.5', withdrawal_min: '3' });
    const small = await withdraw('100.00');
    const large = await withdraw('333.33');
    expect([small, large].map(({ fee, netAmount }) => [Number(fee), Number(netAmount)])).toEqual([
      [3, 97],
      [5, 328.33],
    ]);
    const path = `/withdraw/admin/v1/audit/${large.id}`;
    const decision = { result: 'approved', ...acknowledged, version: 1 };
    const { body } = await angel2.call('POST', path, decision, once());
    expect(body).toMatchObject({ status: 'approved', fee: '5.00', net_amount: '328.33' });
    const { db } = server();
    const fees = await db.select().from(ledgerEntry).where(eq(ledgerEntry.firmAccount, 'fee'));
    expect(Number(fees.at(-1)?.amount)).toBe(5);
    expect(await balance('USD')).toBe(666.67);
  });

  it('has its least in the currency of the account, and without a rate nothing is booked', async () => {
    const { db } = server();
    await putIn(db, client, '1000.00', 'CNY');
    await putIn(db, client, '1000.00', 'GBP');
    await charge({ withdrawal_min: '3' });
    expect(Number((await withdraw('100.00', 'CNY')).fee)).toBe(21.43);
    const code = 'RATE_UNAVAILABLE';
    await expect(withdraw('100.00', 'GBP')).rejects.toMatchObject({ code });
  });

  it('leaves something to pay out', async () => {
    await charge({ withdrawal_min: '3' });
    await expect(withdraw('3.00')).rejects.toMatchObject({
      details: { errors: [{ field: 'amount', code: 'VALUE_NOT_ABOVE' }] },
    });
    expect(Number((await withdraw('3.01')).netAmount)).toBe(0.01);
  });
});
