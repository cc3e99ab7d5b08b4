import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deposit } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addOverdrawn, addWithdrawal } from '../../testing/credit-fixtures.ts';
import { addClient, addDeposit } from '../../testing/deposit-fixtures.ts';
import { kycForm } from '../../testing/kyc-fixtures.ts';
import { addService } from '../../testing/service-accounts.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { addProduct, addRichClient, addTrade } from '../../testing/trade-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let hero: ApiClient;

beforeAll(async () => {
  const { signIn } = server();
  angel = await signIn('angel');
  hero = await signIn('hero');
});

async function summary(who: ApiClient, id: string): Promise<Schemas.ClientSummary> {
  const { status, body } = await who.get(`/client/admin/v1/summary/${id}`);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

async function busyClient() {
  const { db } = server();
  const of = await addRichClient(db, { money: '900.00' });
  const waiting = await addDeposit(db, of, { amount: '40.00' });
  const withdrawal = await addWithdrawal(db, of, { amount: '25.00' });
  await addOverdrawn(db, of, { amount: '10.00' });
  const product = await addProduct(db, 'daily');
  const order = await addTrade(db, of, product, { amount: '100.00' });
  return { of, waiting, withdrawal, order };
}

describe('GET /client/admin/v1/summary/{id}', () => {
  // @rule clients: A client's summary has balance, money in and out, and what waits
  it('sums the balance, lifetime deposits and withdrawals, and lists the records that wait', async () => {
    const { of, waiting, withdrawal, order } = await busyClient();
    const found = await summary(hero, of.id);
    expect(found.balance).toEqual({
      totals: [{ currency: 'USD', count: 1, amount: '900.00' }],
      base: { currency: 'USD', amount: '900.00', rates: 'current', unrated: 0 },
    });
    expect(found.deposited).toEqual({
      totals: [{ currency: 'USD', count: 1, amount: '900.00' }],
      base: { currency: 'USD', amount: '900.00', rates: 'booked', unrated: 0 },
    });
    expect(found.withdrawn).toMatchObject({ totals: [], base: { amount: '0.00' } });
    expect(
      found.pending.map(({ what, kind, count, totals, only_id: only }) => [
        what,
        kind,
        count,
        totals[0]?.amount,
        only,
      ]),
    ).toEqual([
      ['deposit', null, 1, '40.00', waiting.id],
      ['withdrawal', null, 1, '25.00', withdrawal.id],
      ['loan', null, 1, '10.00', expect.any(String)],
      ['order', 'daily', 1, '100.00', order.id],
    ]);
    await addDeposit(server().db, of, { amount: '2.00' });
    const [two] = (await summary(hero, of.id)).pending;
    expect(two).toMatchObject({ count: 2, only_id: null, totals: [{ count: 2, amount: '42.00' }] });
    const decision = { result: 'approved', ...acknowledged, version: 1 };
    await angel.call('POST', `/withdraw/admin/v1/audit/${withdrawal.id}`, decision, once());
    const paid = await summary(hero, of.id);
    expect(paid.withdrawn).toMatchObject({ totals: [{ count: 1, amount: '25.00' }] });
    expect(paid.pending.map(({ what }) => what)).toEqual(['deposit', 'loan', 'order']);
  });

  it('has the worst risk of the records that wait, each reason once', async () => {
    const { db } = server();
    const { of } = await busyClient();
    const payer = { code: 'payer_differs', level: 'look' } as const;
    const proof = { code: 'same_proof', level: 'stop' } as const;
    await db
      .update(deposit)
      .set({ riskReasons: [payer], riskLevel: 1 })
      .where(eq(deposit.clientId, of.id));
    const second = await addDeposit(db, of);
    await db
      .update(deposit)
      .set({ riskReasons: [proof, payer], riskLevel: 2 })
      .where(eq(deposit.id, second.id));
    expect((await summary(hero, of.id)).risk).toEqual({ level: 'stop', reasons: [proof, payer] });
    const clean = await addClient(db);
    expect((await summary(hero, clean.id)).risk).toEqual({ level: 'none', reasons: [] });
  });

  it('has the identity check that waits, the last message and the last note', async () => {
    const of = await addClient(server().db);
    const blank = await summary(hero, of.id);
    expect([blank.pending, blank.last_contact]).toEqual([
      [],
      { message: null, note: null, seen_at: null },
    ]);
    const { body: kyc } = await hero.get(`/identify/admin/v1/client_detail/${of.id}`);
    const form = await kycForm(server(), 'hero');
    const filled = await hero.call('PUT', `/identify/admin/v1/fill/${of.id}`, form, once());
    expect(filled.status).toBe(200);
    await angel.call(
      'POST',
      '/message/admin/v1/create',
      {
        audience: 'client',
        client_id: of.id,
        title_zh: '一',
        title_en: 'One',
        body_zh: '二',
        body_en: 'Two',
      },
      once(),
    );
    await hero.call('POST', `/client/admin/v1/note/${of.id}`, { text: '致电' }, once());
    const { pending, last_contact: last } = await summary(hero, of.id);
    expect(pending).toMatchObject([{ what: 'kyc', count: 1, totals: [], only_id: kyc.kyc.id }]);
    expect(last).toMatchObject({
      message: { read_at: null },
      note: { author: { name: '李思源' } },
    });
  });

  // @rule clients: A client's summary leaves out what the caller may not read
  it('leaves out what the caller may not read', async () => {
    const { of } = await busyClient();
    const { api } = await addService(server(), { scopes: ['client:read'] });
    const found = await summary(api, of.id);
    expect(found).toMatchObject({
      balance: { base: { amount: '900.00' } },
      deposited: null,
      withdrawn: null,
      pending: [],
      risk: { level: 'none', reasons: [] },
    });
  });

  it('returns 404 for a client outside the scope, and marks a robot', async () => {
    const outside = await addClient(server().db, { agent: 'hero5' });
    expect((await hero.get(`/client/admin/v1/summary/${outside.id}`)).status).toBe(404);
    const robot = await addClient(server().db, { fake: true });
    expect((await summary(hero, robot.id)).fake).toBe(true);
  });
});
