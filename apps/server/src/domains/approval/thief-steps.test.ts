import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { currencyPair, rate, serviceSecret } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { confirmed } from '../../testing/confirmed.ts';
import { accountIn, addWithdrawal, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, addRate, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { kycForm } from '../../testing/kyc-fixtures.ts';
import { signedInPerson } from '../../testing/people.ts';
import {
  addService,
  exchange as exchangeSecret,
  servicePath,
  signedIn,
  type TestService,
  tokenFor,
} from '../../testing/service-accounts.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { tie } from '../../testing/two-person-fixtures.ts';

/* What one person would gain in two steps, each of which looks harmless. */

const server = useTestServer();
let god: ApiClient;
let god2: ApiClient;
let angel: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  god = await signedIn(server(), 'god');
  god2 = await signedIn(server(), 'god2');
  angel = await signedIn(server(), 'angel');
  hero = await signedIn(server(), 'hero');
});

const identity = (what: string) => `/identify/admin/v1/${what}`;

async function filledBy(who: ApiClient, by: 'hero' | 'god', of: ClientFixture, fields = {}) {
  const form = await kycForm(server(), by, fields);
  const { status, body } = await who.call('PUT', identity(`fill/${of.id}`), form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

const approve = (who: ApiClient, { id, version }: { id: string; version: number }) =>
  who.call('POST', identity(`audit/${id}`), { result: 'approved', version });

async function renewed(
  { id }: Pick<TestService, 'id'>,
  collector: ApiClient,
  second: ApiClient,
): Promise<{ secret: string }> {
  const path = `${servicePath}/${id}`;
  const { version } = (await collector.get(path)).body;
  const request = { overlap_hours: 0, version };
  await confirmed(second, await collector.call('POST', `${path}/secret`, request, once()));
  return (await collector.call('POST', `${path}/secret/collect`)).body;
}

describe('an identity check', () => {
  // @rule second-person: No user approves an identity check that they filled in or corrected
  // @in domains/kyc/kyc-row.ts
  it('is not approved by the salesman who filled it in, and is by a colleague', async () => {
    const of = await addClient(server().db);
    const kyc = await filledBy(hero, 'hero', of);
    expect(kyc.decision).toMatchObject({
      approve: false,
      reject: true,
      blocked_code: 'SELF_APPROVAL',
      second_person: { limit: 'kyc', waiting: null },
    });
    const own = await approve(hero, kyc);
    expect([own.status, own.body.code]).toEqual([403, 'SELF_APPROVAL']);
    expect(own.body.message).not.toContain('李思源');
    const { status, body } = await approve(angel, kyc);
    expect([status, body.status, body.decision.second_person]).toEqual([
      200,
      'approved',
      undefined,
    ]);
  });

  // @rule second-person: A person who corrected an identity check does not approve it
  // @in domains/kyc/kyc-row.ts
  it('is not approved by the user who corrected it, also if another one had filled it in', async () => {
    const of = await addClient(server().db);
    const kyc = await filledBy(hero, 'hero', of);
    const { documents: _, ...fields } = await kycForm(server(), 'god', { full_name: '王晓明' });
    const documents = [{ type: 'id_card', side: 'front', file_id: kyc.documents[0].file_id }];
    const corrected = await god.call('PUT', identity(kyc.id), { ...fields, documents, version: 2 });
    expect(corrected.status).toBe(200);
    for (const who of [god, hero]) {
      expect((await approve(who, corrected.body)).body.code).toBe('SELF_APPROVAL');
    }
    expect((await approve(angel, corrected.body)).body.status).toBe('approved');
  });

  it('may be rejected by the user who filled it in, and is free again with the next attempt', async () => {
    const of = await addClient(server().db);
    const kyc = await filledBy(hero, 'hero', of);
    const rejection = { result: 'rejected', reason_code: 'name_differs', version: 2 };
    expect((await hero.call('POST', identity(`audit/${kyc.id}`), rejection)).status).toBe(200);
    const again = await filledBy(god, 'god', of, { version: 3 });
    expect((await approve(hero, again)).body.status).toBe('approved');
  });

  it('is not approved by an account that is tied to the one that filled it in', async () => {
    const { db } = server();
    const of = await addClient(db);
    const kyc = await filledBy(hero, 'hero', of);
    await tie(db, 'hero', 'god');
    expect((await approve(god, kyc)).body.code).toBe('TIED_APPROVAL');
    await tie(db, 'hero', null);
    expect((await approve(god, kyc)).body.status).toBe('approved');
  });

  // @rule second-person: Who had a program’s secret within 30 days is tied to what the program enters
  // @in ./colleagues.ts
  it('filled in by a program is approved neither by its maker nor by who collected a secret of it', async () => {
    const program = await addService(server(), { scopes: ['kyc:update', 'client:read'] });
    const { secret } = await renewed(program, god2, god);
    const api = await tokenFor(server(), { id: program.id, secret });
    const of = await addClient(server().db);
    const kyc = await api.call('PUT', identity(`fill/${of.id}`), await kycForm(server(), program));
    expect(kyc.body.maker?.id ?? kyc.body).toBe(program.id);
    const third = await signedInPerson(server(), { role: 'god' });
    await renewed(program, third.api, god);
    for (const who of [god, god2, third.api]) {
      expect((await approve(who, kyc.body)).body.code).toBe('TIED_APPROVAL');
    }
    const endedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await server()
      .db.update(serviceSecret)
      .set({ endedAt })
      .where(eq(serviceSecret.prefix, secret.slice(0, 10)));
    expect((await approve(god2, kyc.body)).body.status).toBe('approved');
  });
});

describe('a payout', () => {
  // @rule second-person: What a program did for a client counts for each holder of its secret
  // @in ./colleagues.ts
  it('is not approved alone by an earlier holder of a program that changed the mobile number', async () => {
    const { db } = server();
    const program = await addService(server(), { scopes: ['client:update', 'client:read'] });
    const { secret } = await renewed(program, god2, god);
    const api = await tokenFor(server(), { id: program.id, secret });
    const of = await addClient(db);
    await putIn(db, of, '5000.00');
    const { body: seen } = await god.get(`/client/admin/v1/detail/${of.id}`);
    const { version, full_name, vip_level, score } = seen.client ?? seen;
    const mobile = `+86136${String(Date.now()).slice(-8)}`;
    const change = { full_name, vip_level, score, remark: null, version, mobile };
    const changed = await api.call('PUT', `/client/admin/v1/${of.id}`, change);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const third = await signedInPerson(server(), { role: 'god' });
    await renewed(program, third.api, god);
    const { id } = await addWithdrawal(db, of, { amount: '100.00' });
    const body = { result: 'approved', ...acknowledged, version: 1 };
    const path = `/withdraw/admin/v1/audit/${id}`;
    expect((await god2.call('POST', path, body, once())).body).toMatchObject({
      status: 'pending',
      decision: { second_person: { bound: 'own_credit', waiting: { mine: true } } },
    });
    expect((await angel.call('POST', path, body, once())).body.status).toBe('approved');
  });
});

describe('a withdrawal to a card with another holder', () => {
  const foreignCard = {
    kind: 'bank',
    bank_name: '招商银行',
    holder_name: 'Somebody Else',
    acc_no: '6222 3333 4444 5555',
    address: null,
    phone: null,
  } as const;

  // @rule second-person: A renamed, unverified client fits no other card
  // @in domains/withdrawal/withdrawal-evidence.ts
  it('keeps its risk when the client is renamed to its holder', async () => {
    const { db } = server();
    const of = await addClient(db);
    await putIn(db, of, '5000.00');
    const { id } = await addWithdrawal(db, of, { amount: '900.00', destination: foreignCard });
    const read = async () => (await god.get(`/withdraw/admin/v1/detail/${id}`)).body;
    expect((await read()).withdrawal.risk).toBe('stop');
    const { body: seen } = await hero.get(`/client/admin/v1/detail/${of.id}`);
    const { version, vip_level, score } = seen.client ?? seen;
    const body = { full_name: 'Somebody Else', vip_level, score, remark: null, version };
    expect((await hero.call('PUT', `/client/admin/v1/${of.id}`, body)).status).toBe(200);
    const { withdrawal, evidence } = await read();
    expect(withdrawal.risk).toBe('stop');
    expect(evidence.holder).toMatchObject({ matches: false, client_name: '测试客户' });
  });
});

describe('money of a robot', () => {
  // @rule second-person: Money of a robot is never paid out
  // @in domains/withdrawal/withdrawal-row.ts
  it('is never paid out, no matter who signs, and is given back by rejecting', async () => {
    const { db } = server();
    const robot = await addClient(db, { fake: true });
    await putIn(db, robot, '5000.00');
    const { id } = await addWithdrawal(db, robot, { amount: '900.00' });
    const path = `/withdraw/admin/v1/audit/${id}`;
    const { body: seen } = await god.get(`/withdraw/admin/v1/detail/${id}`);
    expect(seen.withdrawal.decision).toMatchObject({
      approve: false,
      reject: true,
      blocked_code: 'ROBOT_NOT_PAID_OUT',
    });
    const body = { result: 'approved', override_reason: 'checked', version: 1 };
    for (const who of [god, god2]) {
      const refused = await who.call('POST', path, body, once());
      expect([refused.status, refused.body.code]).toEqual([409, 'ROBOT_NOT_PAID_OUT']);
    }
    const reject = { result: 'rejected', reason_code: 'suspicious', version: 1 };
    expect((await god.call('POST', path, reject, once())).body.status).toBe('rejected');
  });
});

describe('an exchange', () => {
  const exchange = (of: ClientFixture, [from, to]: [string, string], amount: string, at: string) =>
    god.call(
      'POST',
      `/acc/admin/v1/exchange/${of.id}`,
      { from_account: accountIn(of, from), to_account: accountIn(of, to), amount, rate: at },
      once(),
    );

  // @rule second-person: A rate that was ended is not replaced by the inverse of the opposite one
  // @in domains/currency/find-rate.ts
  it('is not made at the inverse of the opposite rate after one person has ended its own rate', async () => {
    const { db } = server();
    const of = await addClient(db, { currencies: ['SGD', 'EUR'] });
    await putIn(db, of, '1000.00', 'SGD');
    await addRate(db, { primary: 'SGD', secondary: 'EUR', final: '0.60' });
    await addRate(db, { primary: 'EUR', secondary: 'SGD', final: '1.25' });
    const [own] = await db.select().from(rate).where(eq(rate.primary, 'SGD'));
    const path = `/config/admin/v1/rate/${own?.id}?version=${own?.version}`;
    expect((await god.call('DELETE', path)).body.status).toBe('ended');
    // The inverse would be 0.8: a third more than was quoted.
    const answer = await exchange(of, ['SGD', 'EUR'], '100.00', '0.8');
    expect(answer.body.code).toBe('RATE_UNAVAILABLE');
  });

  // @rule second-person: Removing a disabled currency pair takes two people
  // @in domains/currency-pair/change-pair.ts
  it('is not made possible by one person after two people have stopped its pair', async () => {
    const { db } = server();
    const of = await addClient(db, { currencies: ['USD', 'CNY'] });
    await putIn(db, of, '1000.00');
    await addRate(db, { primary: 'USD', secondary: 'CNY', final: '7' });
    const stopped = { primary: 'USD', secondary: 'CNY', minAmount: '10', maxAmount: '20' };
    const [pair] = await db
      .insert(currencyPair)
      .values({ ...stopped, weight: 1, status: 'disabled' })
      .returning();
    const path = `/config/admin/v1/currency_pair/${pair?.id}`;
    const removal = await god.call('DELETE', `${path}?version=1`);
    expect(removal.body).toMatchObject({ status: 'pending', limit: 'config' });
    const refused = await exchange(of, ['USD', 'CNY'], '500.00', '7');
    expect(refused.body.code).toBe('PAIR_DISABLED');
    const { body: listed } = await god.get('/config/admin/v1/currency_pair');
    expect(listed.waiting).toContainEqual(
      expect.objectContaining({ operation: 'deleteCurrencyPair', mine: true }),
    );
    await confirmed(god2, removal);
    expect(await db.$count(currencyPair)).toBe(0);
    // Both together cannot either: a pair that is not set up is not exchanged.
    const after = await exchange(of, ['USD', 'CNY'], '500.00', '7');
    expect(after.body.code).toBe('PAIR_DISABLED');
  });
});

describe('a program', () => {
  // @rule second-person: A program with its own secret gets the reason of a refusal, and waits for nothing
  // @in domains/service-account/exchange-secret.ts
  it('gets the reason of the refusal with its own secret, however often it tries', async () => {
    const program = await addService(server(), { scopes: ['client:read'] });
    const { body } = await god.get(`${servicePath}/${program.id}`);
    const revocation = { version: body.version };
    await god.call('PUT', `${servicePath}/${program.id}/revoke`, revocation);
    for (let tries = 0; tries < 7; tries += 1) {
      expect((await exchangeSecret(server(), program)).body.code).toBe('SERVICE_ACCOUNT_REVOKED');
    }
    const guess = { ...program, secret: `bds_${'x'.repeat(43)}` };
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      codes.push((await exchangeSecret(server(), guess)).body.code);
    }
    expect(codes).toEqual([...Array(5).fill('CREDENTIALS_WRONG'), 'TOO_MANY_ATTEMPTS']);
  });
});
