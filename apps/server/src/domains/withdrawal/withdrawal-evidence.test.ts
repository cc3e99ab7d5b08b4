import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { clientAccess, clientBank, deposit, kyc, withdrawal } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, bankDestination, putIn } from '../../testing/credit-fixtures.ts';
import { addClient, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { insertProduct, insertTrade } from '../../testing/trade-rows.ts';

// Deposits and orders stand here as they would after any history, without the money that would have moved.
const server = useTestServer({ brokenBooks: true });
let god: ApiClient;

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const cardNo = () => `62${randomUUID().replaceAll(/\D/g, '').padEnd(16, '7').slice(0, 16)}`;
const card = (more: object = {}) =>
  ({ ...bankDestination, acc_no: cardNo(), ...more }) as Extract<Destination, { kind: 'bank' }>;
const wallet: Destination = {
  kind: 'crypto',
  coin: 'USDT',
  network: 'TRC20',
  address: `T${randomUUID()}`,
  memo: null,
};

beforeAll(async () => {
  god = await server().signIn('god');
});

async function addVerified(
  fullName: string | null = '测试客户',
  options: Parameters<typeof addClient>[1] = {},
  latinName: string | null = null,
): Promise<ClientFixture> {
  const { db } = server();
  const added = await addClient(db, options);
  await putIn(db, added, '1000.00');
  if (fullName === null) return added;
  await db
    .update(kyc)
    .set({ status: 'approved', fullName, latinName, checkedAt: daysAgo(100) })
    .where(eq(kyc.clientId, added.id));
  return added;
}

async function evidenceOf(id: string, who = god): Promise<Schemas.WithdrawalEvidence> {
  const { status, body } = await who.get(`/withdraw/admin/v1/detail/${id}`);
  expect(status).toBe(200);
  return body.evidence;
}

async function access(
  of: ClientFixture,
  at: Date,
  more: Partial<typeof clientAccess.$inferInsert> = {},
) {
  await server()
    .db.insert(clientAccess)
    .values({
      clientId: of.id,
      at,
      action: 'signed_in',
      ip: '198.51.100.1',
      deviceOs: 'iOS',
      deviceType: 'mobile',
      country: 'CN',
      city: 'Shanghai',
      ...more,
    });
}

const approve = (id: string, version = 1, more: object = {}) =>
  god.call(
    'POST',
    `/withdraw/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version, ...more },
    once(),
  );

describe('the holder', () => {
  it('is compared with the verified name, in Chinese or Latin letters, and both are shown', async () => {
    const { db } = server();
    const own = await addVerified('陈静怡', {}, 'CHEN JINGYI');
    const same = await addWithdrawal(db, own, {
      amount: '1.00',
      destination: card({ holder_name: 'Jingyi Chen' }),
    });
    const other = await addWithdrawal(db, own, {
      amount: '1.00',
      destination: card({ holder_name: '王建国' }),
    });
    expect((await evidenceOf(same.id)).holder).toMatchObject({ odd: false, matches: true });
    expect((await evidenceOf(other.id)).holder).toEqual({
      odd: true,
      holder_name: '王建国',
      client_name: '陈静怡',
      latin_name: 'CHEN JINGYI',
      matches: false,
      verified_at: expect.any(String),
    });
  });

  it('is marked for a client who is not verified, also if the names agree; a wallet has none', async () => {
    const { db } = server();
    const own = await addVerified(null);
    await db
      .update(kyc)
      .set({ status: 'pending', fullName: '王建国' })
      .where(eq(kyc.clientId, own.id));
    const added = await addWithdrawal(db, own, { amount: '1.00' });
    expect((await evidenceOf(added.id)).holder).toMatchObject({
      odd: true,
      matches: true,
      client_name: '测试客户',
      verified_at: null,
    });
    const coins = await addWithdrawal(db, own, { amount: '1.00', destination: wallet });
    expect((await evidenceOf(coins.id)).holder).toBeNull();
  });
});

describe('the destination', () => {
  // @rule withdrawals: A reviewer sees how often and since when a destination was used
  // @in ./withdrawal-evidence.ts
  it('shows how often it was paid before, what came back apart, and since when it is saved', async () => {
    const { db } = server();
    const own = await addVerified();
    const destination = card();
    const savedAt = daysAgo(20);
    await db.insert(clientBank).values({
      clientId: own.id,
      bankName: '招商银行',
      holderName: '测试客户',
      accNo: destination.acc_no.replaceAll(/(.{4})/g, '$1 ').trim(),
      createdAt: savedAt,
    });
    const ask = (at: Date) => addWithdrawal(db, own, { amount: '1.00', at, destination });
    const [first, back, , now] = [
      await ask(daysAgo(9)),
      await ask(daysAgo(8)),
      await ask(daysAgo(7)),
      await ask(daysAgo(1)),
    ];
    expect((await evidenceOf(now.id)).destination).toMatchObject({ odd: true, approved_before: 0 });
    for (const { id } of [first, back]) expect((await approve(id)).status).toBe(200);
    await god.call(
      'PUT',
      `/withdraw/admin/v1/rollback/${back.id}`,
      { reason: 'returned', version: 2 },
      once(),
    );
    expect((await evidenceOf(now.id)).destination).toEqual({
      odd: false,
      first_used_at: first.madeAt.toISOString(),
      approved_before: 1,
      approved_last_at: expect.any(String),
      saved_at: savedAt.toISOString(),
    });
    expect((await evidenceOf(first.id)).destination.approved_before).toBe(0);
  });
});

describe('security', () => {
  // @rule withdrawals: A reviewer sees access changes before the request, as known at the decision
  // @in ./security-evidence.ts
  it('names a change of password within 30 days, and ended sessions, failures and devices of the last week', async () => {
    const { db } = server();
    const own = await addVerified();
    await access(own, daysAgo(90));
    const added = await addWithdrawal(db, own, { amount: '1.00' });
    expect((await evidenceOf(added.id)).security).toMatchObject({
      odd: false,
      password_changed_at: null,
      password_changed_by: null,
      sessions_ended_at: null,
      failed_sign_ins: 0,
      new_devices: [],
      mfa: false,
    });
    await access(own, daysAgo(31), { action: 'password_changed' });
    expect((await evidenceOf(added.id)).security).toMatchObject({
      odd: false,
      password_changed_at: null,
    });
    const changedAt = daysAgo(29);
    await access(own, changedAt, { action: 'password_changed' });
    const seenAt = daysAgo(1);
    await access(own, seenAt, { deviceOs: 'Android', country: 'SG', city: 'Singapore' });
    await access(own, daysAgo(0.5), { deviceOs: 'Android', country: 'SG', ip: '198.51.100.2' });
    // Failed attempts and old entries do not show the client's devices.
    await access(own, daysAgo(1), { action: 'sign_in_failed', deviceOs: 'Windows' });
    await access(own, daysAgo(9), { action: 'sign_in_failed' });
    expect((await evidenceOf(added.id)).security).toMatchObject({
      odd: true,
      password_changed_at: changedAt.toISOString(),
      password_changed_by: 'client',
      failed_sign_ins: 1,
      new_devices: [
        {
          os: 'Android',
          type: 'mobile',
          ip: '198.51.100.1',
          country: 'SG',
          city: 'Singapore',
          first_seen_at: seenAt.toISOString(),
        },
      ],
    });
    const headers = once();
    await god.call(
      'PUT',
      `/client/admin/v1/resetpwd/${own.id}`,
      { password: 'e1fc61084d3e278d3b9d66716766dacd' },
      headers,
    );
    expect((await evidenceOf(added.id)).security).toMatchObject({ password_changed_by: 'staff' });
  });

  it('is odd for three failures, not for two, and for sessions that staff have ended', async () => {
    const { db } = server();
    const own = await addVerified();
    await access(own, daysAgo(90));
    const added = await addWithdrawal(db, own, { amount: '1.00' });
    const fail = () => access(own, daysAgo(1), { action: 'sign_in_failed' });
    await fail();
    await fail();
    expect((await evidenceOf(added.id)).security).toMatchObject({ odd: false, failed_sign_ins: 2 });
    await fail();
    expect((await evidenceOf(added.id)).security).toMatchObject({ odd: true, failed_sign_ins: 3 });

    const other = await addVerified();
    await access(other, daysAgo(90));
    const theirs = await addWithdrawal(db, other, { amount: '1.00' });
    const ended = await god.call('PUT', `/client/admin/v1/offline/${other.id}`);
    expect(ended.status).toBe(200);
    expect((await evidenceOf(theirs.id)).security).toMatchObject({
      odd: true,
      sessions_ended_at: expect.any(String),
      failed_sign_ins: 0,
    });
  });

  it('is frozen at the decision of the withdrawal', async () => {
    const { db } = server();
    const own = await addVerified();
    const added = await addWithdrawal(db, own, { amount: '1.00', at: daysAgo(1) });
    await approve(added.id);
    const decidedAt = { checkedAt: daysAgo(0.5) };
    await db.update(withdrawal).set(decidedAt).where(eq(withdrawal.id, added.id));
    await access(own, daysAgo(0.2), { action: 'password_changed' });
    expect((await evidenceOf(added.id)).security).toMatchObject({ odd: false });
  });
});

describe('the turnover', () => {
  // @rule withdrawals: A reviewer sees the trading since the last credited deposit
  // @in ./withdrawal-evidence.ts features/withdrawals/review/evidence-strip.tsx
  it('is what was paid for orders on this account since the last approved deposit', async () => {
    const { db } = server();
    const own = await addVerified('测试客户', { currencies: ['USD', 'EUR'] });
    const added = await addWithdrawal(db, own, { amount: '1.00' });
    const usd = await insertProduct(db);
    const eur = await insertProduct(db, { currency: 'EUR' });
    const plan = await insertProduct(db, { kind: 'ai' });
    const trade = (of: typeof usd, paid: string, openedAt: Date, more = {}) =>
      insertTrade(db, own, of, { status: 'holding', paid, openedAt, ...more });
    await db
      .update(deposit)
      .set({ checkedAt: daysAgo(2) })
      .where(eq(deposit.clientId, own.id));
    await trade(usd, '400.00', daysAgo(3));
    await trade(eur, '5000.00', daysAgo(1));
    await trade(plan, '5000.00', daysAgo(1), { kind: 'subscribe' });
    await trade(usd, '600.00', daysAgo(1));
    expect((await evidenceOf(added.id)).turnover).toEqual({
      odd: true,
      deposit: {
        order_no: expect.stringMatching(/^D/),
        amount: '1000.00',
        approved_at: expect.any(String),
      },
      traded: '600.00',
      orders: 1,
    });
    await trade(usd, '400.00', daysAgo(1));
    expect((await evidenceOf(added.id)).turnover).toMatchObject({ odd: false, traded: '1000.00' });
  });

  it('is not marked if the deposit is a month old, or if there was none', async () => {
    const { db } = server();
    const own = await addVerified();
    const added = await addWithdrawal(db, own, { amount: '1.00' });
    await db
      .update(deposit)
      .set({ checkedAt: daysAgo(31) })
      .where(eq(deposit.clientId, own.id));
    expect((await evidenceOf(added.id)).turnover).toMatchObject({ odd: false, traded: '0.00' });
    await db.update(deposit).set({ status: 'rejected' }).where(eq(deposit.clientId, own.id));
    expect((await evidenceOf(added.id)).turnover).toMatchObject({ odd: false, deposit: null });
  });
});

describe('other clients', () => {
  // @rule withdrawals: Clients sharing an address or destination are named in scope, otherwise counted
  // @in ./security-evidence.ts
  it('are named in scope and only counted outside of it, at the same address or with the same card', async () => {
    const { db } = server();
    const own = await addVerified('测试客户', { agent: 'hero' });
    const near = await addVerified('测试客户', { agent: 'hero' });
    const far = await addVerified('测试客户', { agent: 'hero5' });
    const nobodys = await addVerified('测试客户', { agent: null });
    const robot = await addVerified('测试客户', { agent: 'hero', fake: true });
    const destination = card();
    const [added] = [await addWithdrawal(db, own, { amount: '1.00', destination })];
    const ip = `203.0.113.${own.id.slice(0, 4)}`;
    await access(own, daysAgo(30), { ip });
    for (const other of [near, far, nobodys, robot]) {
      await access(other, daysAgo(3), { ip });
      const spaced = { ...destination, acc_no: destination.acc_no.replace(/^(.{4})/, '$1-') };
      await addWithdrawal(db, other, { amount: '1.00', destination: spaced });
    }
    const hero = await evidenceOf(added.id, await server().signIn('hero'));
    for (const shared of [hero.shared_access, hero.shared_destination]) {
      expect(shared).toMatchObject({ odd: true, in_scope: 1, outside: 2 });
      expect(shared.clients.map(({ client }) => client.id)).toEqual([near.id]);
    }
    expect(hero.shared_access.clients[0]).toMatchObject({ ip });
    expect(JSON.stringify(hero)).not.toContain(far.id);
    expect(JSON.stringify(hero)).not.toContain(far.username);
    const leader = await evidenceOf(added.id, await server().signIn('superman'));
    expect(leader.shared_access).toMatchObject({ in_scope: 1, outside: 2 });
    const all = await evidenceOf(added.id);
    expect(all.shared_access).toMatchObject({ in_scope: 3, outside: 0 });
    expect(all.shared_destination.clients).toHaveLength(3);
  });

  it('are ignored if they were there long ago or failed to sign in; five are named at most', async () => {
    const { db } = server();
    const own = await addVerified();
    const ip = `192.0.2.${own.id.slice(0, 4)}`;
    const others = [];
    for (let number = 0; number < 6; number++) others.push(await addClient(db));
    const [old, failed] = [await addClient(db), await addClient(db)];
    await access(own, daysAgo(1), { ip });
    for (const other of others) await access(other, daysAgo(2), { ip });
    await access(old, daysAgo(120), { ip });
    await access(failed, daysAgo(1), { ip, action: 'sign_in_failed' });
    const added = await addWithdrawal(db, own, { amount: '1.00', destination: card() });
    const { shared_access: shared } = await evidenceOf(added.id);
    expect(shared.in_scope).toBe(6);
    expect(shared.clients).toHaveLength(5);
  });
});

describe('a decision', () => {
  // @rule withdrawals: No decision waits for this evidence, but some of it takes a reason
  it('waits for none of it: what is odd in every way is approved at once, for a written reason', async () => {
    const { db } = server();
    const own = await addVerified(null);
    await access(own, daysAgo(1), { action: 'password_changed' });
    const added = await addWithdrawal(db, own, {
      amount: '900.00',
      destination: card({ holder_name: '王建国' }),
    });
    const { holder, destination, security, turnover } = await evidenceOf(added.id);
    expect([holder?.odd, destination.odd, security.odd, turnover.odd]).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    expect((await approve(added.id, 1, { override_reason: '已电话核实' })).status).toBe(200);
  });
});
