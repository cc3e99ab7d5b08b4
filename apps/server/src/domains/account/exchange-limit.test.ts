import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rate, setting, signature } from '../../kernel/db/schema.ts';
import { compare, times } from '../../kernel/money/decimal.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { atOnce } from '../../testing/at-once.ts';
import { once } from '../../testing/config-calls.ts';
import { accountIn, putIn } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addPair,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal } from '../../testing/two-person-fixtures.ts';
import { findRates } from '../currency/find-rate.ts';

const server = useTestServer();
const hourMs = 60 * 60 * 1000;
let angel: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  angel = await server().signIn('angel');
  for (const secondary of ['EUR', 'GBP']) {
    await addPair(server().db, { primary: 'USD', secondary });
  }
});

beforeEach(async () => {
  const { db } = server();
  client = await addClient(db, { currencies: ['USD', 'EUR', 'GBP'] });
  await putIn(db, client, '100000.00');
  await server().owner.delete(rate);
  await quote('EUR', 'USD', '1.08', '0.01');
});

async function quote(
  primary: string,
  secondary: string,
  mid: string,
  spread: string,
  effectiveAt = new Date(Date.now() - 60_000),
) {
  const final = (Number(mid) - Number(spread)).toFixed(8);
  await server()
    .db.insert(rate)
    .values({ primary, secondary, mid, spread, final, source: 'test', effectiveAt });
}

const rateOf = async (primary: string, secondary: string) =>
  (await angel.get(`/currency/admin/v1/rate?primary=${primary}&secondary=${secondary}`)).body.rate;

async function exchange(amount: string, who = angel, to = 'EUR') {
  const body = {
    from_account: accountIn(client, 'USD'),
    to_account: accountIn(client, to),
    amount,
    rate: await rateOf('USD', to),
  };
  const key = once();
  return who.call('POST', `/acc/admin/v1/exchange/${client.id}`, body, key);
}

describe('a rate for a client', () => {
  it('is the mid less the spread, and on the way back the inverse of the mid plus the spread', async () => {
    expect(await rateOf('EUR', 'USD')).toBe('1.07');
    // 1 / 1.09, rounded down.
    expect(await rateOf('USD', 'EUR')).toBe('0.9174311926');
  });

  // @rule exchanges: A client pays the spread in both directions
  // @in domains/currency/find-rate.ts
  it.each([
    ['1.08', '0.01'],
    ['0.00003333', '0.00000001'],
    ['7.1423', '0'],
  ])('costs at least the spread there and back at %s ± %s', async (mid, spread) => {
    await quote('GBP', 'USD', mid, spread);
    const product = times(await rateOf('GBP', 'USD'), await rateOf('USD', 'GBP'));
    const least = (Number(mid) - Number(spread)) / (Number(mid) + Number(spread));
    expect(compare(product, '1')).toBeLessThanOrEqual(0);
    expect(Number(product)).toBeLessThanOrEqual(least + 1e-12);
  });

  it('is the worse one if both directions are quoted, so that no round trip gains', async () => {
    await quote('USD', 'EUR', '0.95', '0.001');
    expect(await rateOf('USD', 'EUR')).toBe('0.9174311926');
    const product = times(await rateOf('EUR', 'USD'), await rateOf('USD', 'EUR'));
    expect(compare(product, '1')).toBeLessThan(0);
  });

  it('is not what an amount is valued at: that is the mid', async () => {
    const at = new Date();
    const [back] = await findRates(server().db, [{ primary: 'USD', secondary: 'EUR', at }]);
    const [there] = await findRates(server().db, [{ primary: 'EUR', secondary: 'USD', at }]);
    expect([there?.rate, back?.rate]).toEqual(['1.08', '0.9259259259']);
  });

  // @rule exchanges: A rate older than the configured age books nothing
  // @in domains/currency/find-rate.ts
  it('older than the trade config allows is refused with its date, in both languages', async () => {
    const { db } = server();
    const old = new Date(Date.now() - 73 * hourMs);
    await quote('GBP', 'USD', '1.27', '0.01', old);
    const [before] = await db.select().from(setting).where(eq(setting.key, 'trade'));
    const value = { max_ages: { rate_hours: 72 } };
    const upsert = (value: Record<string, unknown>) =>
      db
        .insert(setting)
        .values({ key: 'trade', value })
        .onConflictDoUpdate({ target: setting.key, set: { value } });
    await upsert(value);
    const { status, body } = await exchange('10.00', angel, 'GBP');
    expect([status, body.code, body.times]).toEqual([422, 'RATE_OUTDATED', [old.toISOString()]]);
    expect(body.messages['zh-CN']).toContain(old.toISOString());
    const quoted = await angel.get(
      `/acc/admin/v1/exchange/${client.id}/quote?from_account=${accountIn(client, 'USD')}&to_account=${accountIn(client, 'GBP')}&amount=10.00`,
    );
    expect([quoted.status, quoted.body.code]).toEqual([422, 'RATE_OUTDATED']);
    expect(body.messages['en-US']).toContain('more than 72 hours ago');
    await upsert({ max_ages: { rate_hours: 74 } });
    expect((await exchange('10.00', angel, 'GBP')).status).toBe(201);
    await upsert(before?.value ?? {});
  });
});

describe('the limit of exchanges', () => {
  const balance = async () =>
    Number((await readAccount(server().db, client.accounts['USD'])).balance);

  // @rule exchanges: Above a limit an exchange takes two people, with sums
  // @in ./exchange-funds.ts
  it('takes a second person above one amount, who confirms what the first has asked for', async () => {
    const { status, body } = await exchange('10000.01');
    expect([status, body.order_no]).toEqual([201, undefined]);
    expect(body).toMatchObject({ limit: 'exchange', status: 'pending' });
    expect(await balance()).toBe(100_000);
    const confirm = (who: ApiClient) => auditProposal(who, body);
    expect((await confirm(angel)).body.code).toBe('SELF_APPROVAL');
    expect((await confirm(await server().signIn('god'))).status).toBe(200);
    expect(await balance()).toBe(89_999.99);
  });

  it('is not confirmed at another rate than the first has seen', async () => {
    const { body } = await exchange('10000.01');
    await quote('EUR', 'USD', '1.05', '0.01', new Date());
    const god = await server().signIn('god');
    const answer = await auditProposal(god, body);
    expect(answer.body.code).toBe('RATE_CHANGED');
    expect(await balance()).toBe(100_000);
  });

  it('counts all that one person exchanges for one client on a day, at once too', async () => {
    const answers = await atOnce(5, () => exchange('3000.00'));
    expect(answers.filter(({ body }) => body.order_no !== undefined)).toHaveLength(3);
    const alone = await server().db.$count(signature, eq(signature.clientId, client.id));
    expect([alone, await balance()]).toEqual([3, 91_000]);
  });
});
