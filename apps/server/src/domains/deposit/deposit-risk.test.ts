import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, deposit, event, file } from '../../kernel/db/schema.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import {
  addClient,
  addDeposit,
  type ClientFixture,
  type DepositFixture,
  staffId,
} from '../../testing/deposit-fixtures.ts';
import { kycForm } from '../../testing/kyc-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, liftSums } from '../../testing/two-person-fixtures.ts';
import { refreshRisks } from '../sweep/refresh-risks.ts';

const server = useTestServer();
let angel: ApiClient;
let own: ClientFixture;

beforeAll(async () => {
  angel = await server().signIn('angel');
  await liftSums(server().db);
  own = await addClient(server().db, { identity: 'approved' });
});

const path = '/deposit/admin/v1';
const audit = (id: string, more: object = {}, who = angel) =>
  who.call('PUT', `${path}/audit/${id}`, { result: 'approved', version: 1, ...more }, once());
const detail = async (id: string) => (await angel.get(`${path}/detail/${id}`)).body.deposit;
const add = (fields: DepositFixture = {}, of = own) => addDeposit(server().db, of, fields);

async function proof(bytes: string): Promise<string> {
  const id = randomUUID();
  await server()
    .db.insert(file)
    .values({
      id,
      purpose: 'deposit_proof',
      contentType: 'image/png',
      size: 1,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      stored: true,
      uploadedById: await staffId(server().db, 'angel'),
      expiresAt: new Date(),
    });
  return id;
}

describe('each reason alone', () => {
  it('nothing odd is no risk', async () => {
    const { id } = await add({ payerName: '测试客户', referenceNo: randomUUID() });
    expect(await detail(id)).toMatchObject({ risk: 'none', risk_reasons: [] });
  });

  // @rule deposits: A repeated reference, hash or proof is a stop, of any client
  it.each([
    ['same_reference', () => ({ referenceNo: 'FT-1' })],
    ['same_txid', () => ({ txid: '0xabc' })],
    ['same_proof', async () => ({ screenshotId: await proof('same') })],
  ] as const)('%s as another that waits or was credited is a stop', async (code, fields) => {
    const other = await addClient(server().db, { agent: 'hero5', identity: 'approved' });
    const first = await add(await fields(), other);
    const second = await add(await fields());
    expect(await detail(second.id)).toMatchObject({
      risk: 'stop',
      risk_reasons: [{ code, level: 'stop' }],
    });
    expect((await audit(first.id, { result: 'rejected', reason: '重复' })).status).toBe(200);
    expect(await detail(second.id)).toMatchObject({ risk: 'none' });
    const [stored] = await server().db.select().from(deposit).where(eq(deposit.id, second.id));
    expect(stored?.riskLevel).toBe(0);
  });

  // @rule deposits: A payer who is not the client is a look
  it('a payer who is not the client, by any spelling, is a look', async () => {
    const same = await addClient(server().db, {
      fullName: '陈静怡 Chen Jingyi',
      identity: 'approved',
    });
    const fits = await add({ payerName: 'CHEN, Jing Yi' }, same);
    expect(await detail(fits.id)).toMatchObject({ risk: 'none' });
    const { id } = await add({ payerName: '王建国' }, same);
    expect((await detail(id)).risk_reasons).toEqual([{ code: 'payer_differs', level: 'look' }]);
  });

  // @rule deposits: More than five times the usual amount is a look
  it('more than five times what the client usually pays is a look, once that is known', async () => {
    const { id: first } = await add({ amount: '501.00' }, await withCredited(2));
    expect(await detail(first)).toMatchObject({ risk: 'none' });
    const typical = await withCredited(3);
    const { id: five } = await add({ amount: '500.00' }, typical);
    expect(await detail(five)).toMatchObject({ risk: 'none' });
    const { id: more } = await add({ amount: '500.01' }, typical);
    expect((await detail(more)).risk_reasons).toEqual([{ code: 'unusual_amount', level: 'look' }]);
  });
});

describe('a deposit recorded by staff', () => {
  const codes = async (id: string) =>
    (await detail(id)).risk_reasons.map(({ code }: { code: string }) => code);

  // @rule deposits: A deposit recorded by staff without proof is a look
  it('is a look without a proof, and none with a proof or as coins with a transaction', async () => {
    const { id: unproven } = await add({ maker: 'angel2', referenceNo: randomUUID() });
    expect((await detail(unproven)).risk_reasons).toEqual([
      { code: 'recorded_without_proof', level: 'look' },
    ]);
    const screenshotId = await proof(randomUUID());
    expect(await codes((await add({ maker: 'angel2', screenshotId })).id)).toEqual([]);
    const coins = { maker: 'angel2', txid: randomUUID(), subType: 'crypto' } as const;
    expect(await codes((await add(coins)).id)).toEqual([]);
    // No chain knows of a bank transfer.
    const bank = { maker: 'angel2', txid: randomUUID() } as const;
    expect(await codes((await add(bank)).id)).toEqual(['recorded_without_proof']);
    expect(await codes((await add({ referenceNo: randomUUID() })).id)).toEqual([]);
  });

  it('names its maker as the one who approved it, for the mark on the record', async () => {
    const { id } = await add({ maker: 'angel', amount: '10.00' });
    const { body } = await audit(id, { acknowledged_reasons: ['recorded_without_proof'] });
    expect([body.status, body.maker.id]).toEqual(['approved', body.checker.id]);
  });
});

describe('the identity of the client', () => {
  const unverified = [{ code: 'client_unverified', level: 'look' }];

  // @rule deposits: The identity of the client, unless approved, is a look
  it.each(['unverified', 'pending', 'rejected'] as const)(
    'is a look while it is %s',
    async (status) => {
      const of = await addClient(server().db, { identity: status });
      const { id } = await add({}, of);
      expect((await detail(id)).risk_reasons).toEqual(unverified);
    },
  );

  // @rule deposits: Submitting or deciding an identity reassesses the client's waiting deposits
  it('reassesses the deposits that wait when it is submitted, rejected and approved', async () => {
    const { db, signIn } = server();
    const of = await addClient(db);
    const { id } = await add({}, of);
    await refreshRisks({ db }, new Date());
    const listed = async () =>
      (await angel.get(`${path}/list?client_id=${of.id}`)).body.list[0].risk_reasons;
    const god = await signIn('god');
    const fill = async (more: object) => {
      const form = await kycForm(server(), 'god', { full_name: '测试客户', ...more });
      return god.call('PUT', `/identify/admin/v1/fill/${of.id}`, form, once());
    };
    const decide = (who: ApiClient, kycId: string, body: object) =>
      who.call('POST', `/identify/admin/v1/audit/${kycId}`, body, once());
    expect(await listed()).toEqual(unverified);
    const filled = (await fill({})).body;
    expect(filled).toMatchObject({ status: 'pending' });
    const rejected = await decide(angel, filled.id, {
      ...{ result: 'rejected', reason_code: 'document_unreadable', version: filled.version },
    });
    expect(rejected.status).toBe(200);
    expect(await listed()).toEqual(unverified);
    const again = (await fill({ version: rejected.body.version })).body;
    const told = () => db.$count(event, and(eq(event.topic, 'deposit'), eq(event.recordId, id)));
    const before = await told();
    const approved = await decide(angel, again.id, { result: 'approved', version: again.version });
    expect(approved.body).toMatchObject({ status: 'approved' });
    // Stored for the list at once, without the job that looks every minute.
    expect(await listed()).toEqual([]);
    expect(await told()).toBe(before + 1);
  });
});

async function withCredited(count: number): Promise<ClientFixture> {
  const of = await addClient(server().db, { identity: 'approved' });
  for (let number = 0; number < count; number++) {
    const { id } = await add({ at: new Date(Date.now() - 60_000 * (count - number)) }, of);
    expect((await audit(id)).status).toBe(200);
  }
  return of;
}

describe('a deposit at stop', () => {
  // @rule deposits: A record at stop is approved only with a typed reason, kept and audited
  // @in domains/risk/risk.ts business/decision/approve-dialog.tsx
  it('is credited by no call without a typed reason, and with one it is kept and audited', async () => {
    const referenceNo = randomUUID();
    const first = await add({ referenceNo });
    const second = await add({ referenceNo });
    const refused = await audit(second.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'RISK_NEEDS_OVERRIDE' } });
    expect(refused.body.message ?? refused.body.detail).toContain('流水号与其他入金重复');
    expect((await audit(second.id, { override_reason: '  ' })).body.code).toBe(
      'RISK_NEEDS_OVERRIDE',
    );
    const bulk = await audit(second.id, { bulk: true, override_reason: '都一样' });
    expect(bulk).toMatchObject({ status: 409, body: { code: 'RISK_NOT_IN_BULK' } });
    const why = { override_reason: '银行确认两笔均到账' };
    const proposed = await audit(second.id, why);
    expect(proposed.body).toMatchObject({
      ...{ status: 'pending', risk: 'stop' },
      decision: { second_person: { bound: 'risk', waiting: { mine: true } } },
    });
    const done = await audit(second.id, why, await server().signIn('angel2'));
    expect(done.body).toMatchObject({ status: 'approved', risk: 'stop' });
    const { body } = await angel.get(`${path}/detail/${second.id}`);
    expect(body.history.at(-1)).toMatchObject({ override_reason: '银行确认两笔均到账' });
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, second.id), eq(auditLog.action, 'deposit.approved')));
    expect(entry?.after).toMatchObject({
      override_reason: '银行确认两笔均到账',
      risk_reasons: ['same_reference'],
    });
    expect(await detail(first.id)).toMatchObject({ risk: 'stop' });
  });

  it('is rejected without one, but not in bulk', async () => {
    const referenceNo = randomUUID();
    await add({ referenceNo });
    const { id } = await add({ referenceNo });
    const reject = { result: 'rejected', reason_code: 'duplicate' };
    expect((await audit(id, { ...reject, bulk: true })).body.code).toBe('RISK_NOT_IN_BULK');
    expect((await audit(id, reject)).status).toBe(200);
  });
});

// @rule lists: In bulk, risks at look must be acknowledged by their codes
// @in domains/risk/risk.ts
describe('a deposit at look', () => {
  const refused = {
    status: 409,
    body: {
      code: 'RISK_NOT_ACKNOWLEDGED',
      errors: [{ field: 'acknowledged_reasons', code: 'RISK_NOT_ACKNOWLEDGED' }],
    },
  };
  const seen = { acknowledged_reasons: ['payer_differs'] };

  // @rule lists: Alone and in bulk, risks at look must be acknowledged by their codes
  // @in domains/risk/risk.ts
  it.each([
    ['alone', {}],
    ['in bulk', { bulk: true }],
  ])('is approved %s only with each reason acknowledged', async (_, how) => {
    const { id } = await add({ payerName: '王建国' });
    const unseen = await audit(id, how);
    expect(unseen).toMatchObject(refused);
    expect(unseen.body.errors[0].message).toContain('付款人与客户不符');
    const others = { ...how, acknowledged_reasons: ['unusual_amount'] };
    expect(await audit(id, others)).toMatchObject(refused);
    expect((await audit(id, { ...how, ...seen })).status).toBe(200);
  });

  // @rule deposits: A risk that appeared after the approver looked is refused
  // @in domains/risk/risk.ts
  it('is refused for a reason that appeared after the approver looked', async () => {
    const { id } = await add({ maker: 'angel2' });
    const early = { acknowledged_reasons: ['recorded_without_proof'] };
    await server().db.update(deposit).set({ payerName: '王建国' }).where(eq(deposit.id, id));
    const { body } = await audit(id, early);
    expect(body.code).toBe('RISK_NOT_ACKNOWLEDGED');
    expect(body.errors[0].message).toContain('付款人与客户不符');
    expect(body.errors[0].message).not.toContain('员工登记');
  });

  it('is rejected without', async () => {
    const { id } = await add({ payerName: '王建国' });
    expect((await audit(id, { result: 'rejected', reason: '不符' })).status).toBe(200);
  });

  // @rule deposits: Acknowledged risks are kept in the audit entry and the history
  // @in domains/risk/risk.ts
  it('keeps what was acknowledged in its audit entry and history', async () => {
    const { id } = await add({ payerName: '王建国' });
    await audit(id, { acknowledged_reasons: ['unusual_amount', 'payer_differs'] });
    const { body } = await angel.get(`${path}/detail/${id}`);
    expect(body.history.at(-1)).toMatchObject({ action: 'approved', ...seen });
    const [entry] = await server()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'deposit.approved')));
    expect(entry?.after).toMatchObject(seen);
  });

  // @rule second-person: Each of two approvers acknowledges the risks on their own
  // @in domains/approval/reviewed-record.ts
  it('is acknowledged by each of two approvers, also in the list of proposals', async () => {
    const of = await addClient(server().db, { identity: 'approved' });
    const { id } = await add({ payerName: '王建国', amount: '20000.00' }, of);
    const { body: waits } = await audit(id, seen);
    const { waiting } = waits.decision.second_person;
    const angel2 = await server().signIn('angel2');
    const confirm = (more: object) => {
      const body = { result: 'approved', version: 1, ...more };
      return angel2.call('PUT', `/approval/admin/v1/audit/${waiting.id}`, body, once());
    };
    expect((await confirm({})).body.code).toBe('RISK_NOT_ACKNOWLEDGED');
    expect((await confirm(seen)).body.status).toBe('applied');
    expect((await detail(id)).status).toBe('approved');
  });
});

it('the list filters and sorts by risk, with what was stored for what waits', async () => {
  const of = await addClient(server().db, { identity: 'approved' });
  const ids: Record<string, string> = {};
  for (const [risk, fields] of [
    ['none', {}],
    ['look', { payerName: '王建国' }],
    ['stop', { referenceNo: 'FT-LIST' }],
  ] as const) {
    ids[risk] = (await add(fields, of)).id;
  }
  await add({ referenceNo: 'FT-LIST' });
  await refreshRisks({ db: server().db }, new Date());
  const list = async (query: string) => {
    const { body } = await angel.get(`${path}/list?client_id=${of.id}&${query}`);
    expect(body.total).toBe(body.list.length);
    return body.list.map(({ id, risk }: { id: string; risk: string }) => `${risk} ${id}`);
  };
  for (const risk of ['none', 'look', 'stop']) {
    expect(await list(`risk=${risk}`)).toEqual([`${risk} ${ids[risk]}`]);
  }
  const worstFirst = ['stop', 'look', 'none'].map((risk) => `${risk} ${ids[risk]}`);
  expect(await list('sort=-risk')).toEqual(worstFirst);
  expect(await list('sort=risk')).toEqual(worstFirst.toReversed());
});

// @rule settings: Risk levels are configured by two people and apply to what waits
// @in domains/risk/risk.ts
it('a changed level applies to what waits, and takes two people', async () => {
  const { signIn, db } = server();
  const { id } = await add({ payerName: '王建国' });
  await refreshRisks({ db }, new Date());
  const god = await signIn('god');
  const { waiting: _, ...config } = (await god.get('/config/admin/v1/trade')).body;
  const risk = { ...config.risk, deposit: { ...config.risk.deposit, payer_differs: 'stop' } };
  const { body: proposal } = await god.call('PUT', '/config/admin/v1/trade', { ...config, risk });
  expect(proposal.changes).toEqual([
    { field: 'risk.deposit.payer_differs', before: 'look', after: 'stop' },
  ]);
  expect(await detail(id)).toMatchObject({ risk: 'look' });
  expect((await auditProposal(await signIn('god2'), proposal)).status).toBe(200);
  const { body } = await angel.get(`${path}/list?risk=stop&client_id=${own.id}&status=pending`);
  expect(body.list.map((row: { id: string }) => row.id)).toContain(id);
  expect((await audit(id)).body.code).toBe('RISK_NEEDS_OVERRIDE');
});

it('the figures without a risk are all of them less the few that have one', async () => {
  const { body: all } = await angel.get(`${path}/list?size=1`);
  const { body: none } = await angel.get(`${path}/list?size=200&risk=none`);
  const { body: look } = await angel.get(`${path}/list?size=1&risk=look`);
  const { body: stop } = await angel.get(`${path}/list?size=1&risk=stop`);
  expect(none.total).toBe(none.list.length);
  expect(none.total).toBe(all.total - look.total - stop.total);
  expect(none.totals[0].count).toBe(none.total);
});
