import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, conversion, ledgerEntry, setting } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { accountIn, putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addPair,
  addRate,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let angel: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  angel = await server().signIn('angel');
  const { db } = server();
  for (const secondary of ['CNY', 'EUR', 'GBP', 'JPY']) {
    await addPair(db, { primary: 'USD', secondary });
  }
  await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7.1423' });
  await addRate(db, { primary: 'EUR', secondary: 'USD', final: '1.08' });
  await addRate(
    db,
    { primary: 'GBP', secondary: 'USD', final: '1.27' },
    { expiresAt: new Date(Date.now() - 1000) },
  );
});

beforeEach(async () => {
  const { db } = server();
  client = await addClient(db, { currencies: ['USD', 'CNY', 'EUR', 'GBP', 'JPY'] });
  await putIn(db, client, '100.00');
});

function change(body: object = {}, who = angel, headers = once(), id = client.id) {
  const defaults = {
    from_account: accountIn(client, 'USD'),
    to_account: accountIn(client, 'CNY'),
    amount: '10.01',
    rate: '7.1423',
  };
  return who.call('POST', `/acc/admin/v1/exchange/${id}`, { ...defaults, ...body }, headers);
}

const balance = async (currency: string) =>
  Number((await readAccount(server().db, client.accounts[currency])).balance);

describe('an exchange', () => {
  it('moves exactly the amount, and what it buys rounded down, both through firm accounts', async () => {
    const { status, body } = await change();
    expect(status).toBe(201);
    // 10.01 × 7.1423 = 71.494423
    expect(body).toMatchObject({
      amount: '10.01',
      currency: 'USD',
      received: '71.49',
      received_currency: 'CNY',
      rate: '7.1423',
      from_account: { balance: '89.99', available: '89.99' },
      to_account: { balance: '71.49' },
      maker: { name: '陈雅静' },
    });
    expect([await balance('USD'), await balance('CNY')]).toEqual([89.99, 71.49]);
    const { db } = server();
    const [written] = await db.select().from(auditLog).where(eq(auditLog.subjectId, body.id));
    expect(written).toMatchObject({ action: 'exchange.done', actorName: '陈雅静' });
    const firmEntries = await db
      .select()
      .from(ledgerEntry)
      .where(eq(ledgerEntry.firmAccount, 'exchange'));
    expect(firmEntries.slice(-2).map(({ amount, currency }) => [Number(amount), currency])).toEqual(
      [
        [10.01, 'USD'],
        [-71.49, 'CNY'],
      ],
    );
  });

  it('takes the whole of what is available, and not a cent more', async () => {
    const more = await change({ amount: '100.01' });
    expect([more.status, more.body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    expect((await change({ amount: '100.00' })).status).toBe(201);
    const empty = await change({ amount: '0.01' });
    expect(empty.body.code).toBe('INSUFFICIENT_FUNDS');
    expect(await balance('USD')).toBe(0);
  });

  it.each([
    ['0.00', 'AMOUNT_NOT_POSITIVE'],
    ['-1.00', 'FIELD_INVALID'],
    ['1.005', 'FIELD_INVALID'],
    [10, 'FIELD_INVALID'],
  ])('refuses the amount %s (%s)', async (amount, code) => {
    const { status, body } = await change({ amount });
    expect([status, body.errors?.[0]]).toMatchObject([400, { field: 'amount', code }]);
  });

  it('is refused if the currency received could not hold any of it', async () => {
    await addRate(server().db, { primary: 'USD', secondary: 'JPY', final: '0.5' });
    const to = { to_account: accountIn(client, 'JPY'), rate: '0.5' };
    const { status, body } = await change({ ...to, amount: '1.99' });
    expect([status, body.errors[0].code]).toEqual([400, 'AMOUNT_NOT_POSITIVE']);
    expect((await change({ ...to, amount: '2.00' })).body.received).toBe('1');
  });

  // @rule exchanges: An exchange is between two accounts of the client, available, two decimals
  it('is between two different accounts, both of the client', async () => {
    const same = await change({ to_account: accountIn(client, 'USD'), rate: '1' });
    expect([same.status, same.body.errors[0].field]).toEqual([400, 'to_account']);
    const other = await addClient(server().db);
    for (const field of ['from_account', 'to_account']) {
      const { status, body } = await change({ [field]: accountIn(other, 'USD') });
      expect([status, body.code]).toEqual([422, 'ACCOUNT_NOT_OF_CLIENT']);
    }
  });

  it('takes the right to fund a client: a salesman and a team leader are refused', async () => {
    for (const name of ['hero', 'superman']) {
      expect((await change({}, await server().signIn(name))).status).toBe(403);
    }
    expect((await change({}, await server().signIn('god'))).status).toBe(201);
    expect((await change({}, angel, once(), randomUUID())).status).toBe(404);
  });

  it('is done once for the same key, and only as often as there is money for', async () => {
    const headers = once();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => change({ amount: '10.00' }, angel, headers)),
    );
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => change({ amount: '20.00' })));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(await balance('USD')).toBe(10);
    const reused = await change({ amount: '11.00' }, angel, headers);
    expect([reused.status, reused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('the rate', () => {
  // @rule exchanges: An exchange uses the current rate, or is refused with it
  it.each(['7.1424', '7.1422', '71.423', '1'])(
    'has to be that of the moment: %s is refused with the present one, and nothing moves',
    async (rate) => {
      const { status, body } = await change({ rate });
      expect([status, body.code]).toEqual([409, 'RATE_CHANGED']);
      expect(body.current).toMatchObject({ primary: 'USD', secondary: 'CNY', rate: '7.1423' });
      expect(body.message).toContain('7.1423');
      expect([await balance('USD'), await balance('CNY')]).toEqual([100, 0]);
      expect(await server().db.$count(conversion, eq(conversion.clientId, client.id))).toBe(0);
    },
  );

  it('may be written with more zeros', async () => {
    expect((await change({ rate: '7.14230' })).status).toBe(201);
  });

  it('is the inverse if only the opposite pair is quoted', async () => {
    const { body } = await change({ to_account: accountIn(client, 'EUR'), rate: '0.9259259259' });
    expect(body).toMatchObject({ rate: '0.9259259259', received: '9.26' });
  });

  it('is unavailable if it has expired', async () => {
    const { status, body } = await change({ to_account: accountIn(client, 'GBP'), rate: '0.78' });
    expect([status, body.code]).toEqual([422, 'RATE_UNAVAILABLE']);
  });
});

describe('the quote', () => {
  const quote = (body: Record<string, string> = {}, who = angel, id = client.id) => {
    const defaults = {
      from_account: accountIn(client, 'USD'),
      to_account: accountIn(client, 'CNY'),
      amount: '10.01',
    };
    return who.get(
      `/acc/admin/v1/exchange/${id}/quote?${new URLSearchParams({ ...defaults, ...body })}`,
    );
  };

  const setFee = async (pct: string) => {
    const { body } = await server()
      .signIn('god')
      .then((god) => god.get('/config/admin/v1/trade'));
    const { version: _, ...value } = { ...body, fees: { ...body.fees, exchange_pct: pct } };
    await server()
      .db.insert(setting)
      .values({ key: 'trade', value })
      .onConflictDoUpdate({ target: setting.key, set: { value } });
  };

  it.each([
    ['0', '10.01'],
    ['0.1', '10.01'],
    ['0.5', '33.33'],
    ['12.345', '99.99'],
    ['50', '0.03'],
  ])('says what the booking does, to the cent: %s % of %s', async (pct, amount) => {
    await setFee(pct);
    try {
      const { status, body: quoted } = await quote({ amount });
      expect([status, quoted.fee_pct]).toEqual([200, pct]);
      const { body: booked } = await change({ amount, rate: quoted.rate });
      const { fee_pct: _, ...same } = quoted;
      expect(booked).toMatchObject(same);
    } finally {
      await setFee('0');
    }
  });

  it.each(['0.01', '0', '0.02000001'])(
    'holds for the fee as well: one of %s is refused with the present one, and nothing moves',
    async (fee) => {
      await setFee('0.1');
      try {
        const { status, body } = await change({ fee });
        expect([status, body.code]).toEqual([409, 'FEE_CHANGED']);
        expect(body.current).toEqual({ fee: '0.02', fee_pct: '0.1', currency: 'USD' });
        expect(body.message).toContain('0.02 USD');
        expect([await balance('USD'), await balance('CNY')]).toEqual([100, 0]);
        expect((await change({ fee: '0.020' })).body).toMatchObject({ fee: '0.02' });
      } finally {
        await setFee('0');
      }
    },
  );

  // @rule exchanges: An exchange previews rate, fee and proceeds; a changed rate or fee is refused
  // @in ./compute-exchange.ts features/client-actions/exchange/exchange-quote.ts
  it('books nothing, and takes what is not there: money is asked for by the booking alone', async () => {
    const { body } = await quote({ amount: '5000.00' });
    expect(body).toMatchObject({ amount: '5000.00', received: '35711.50', currency: 'USD' });
    expect([await balance('USD'), await balance('CNY')]).toEqual([100, 0]);
    expect(await server().db.$count(conversion, eq(conversion.clientId, client.id))).toBe(0);
  });

  it('is refused for what the booking is refused for', async () => {
    const refused = async (body: Record<string, string>) => (await quote(body)).body.code;
    expect(await refused({ amount: '0.00' })).toBe('VALIDATION');
    expect(await refused({ to_account: accountIn(client, 'USD') })).toBe('VALIDATION');
    expect(await refused({ to_account: randomUUID() })).toBe('ACCOUNT_NOT_OF_CLIENT');
    expect(await refused({ to_account: accountIn(client, 'GBP') })).toBe('RATE_UNAVAILABLE');
  });

  it('takes the right to fund a client, and a client of the own scope', async () => {
    expect((await quote({}, await server().signIn('hero'))).status).toBe(403);
    expect((await quote({}, angel, randomUUID())).status).toBe(404);
  });
});
