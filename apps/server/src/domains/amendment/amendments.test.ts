import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { amendment, deposit, file } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { fieldsOf, lastEntryAndEvent, once, statusesByRole } from '../../testing/config-calls.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { nextStatus } from './amendment-row.ts';

const server = useTestServer();
let god: ApiClient;
let god2: ApiClient;
let angel: ApiClient;
let client: ClientFixture;
beforeAll(async () => {
  const started = server();
  god = await started.signIn('god');
  angel = await started.signIn('angel');
  const second = await createPerson(started, { role: 'god' });
  god2 = apiClient(started.app, await openSession(started, second));
  client = await addClient(started.db, { currencies: ['USD', 'HKD', 'KRW'] });
});

const path = '/emergency/admin/v1';
type Target = typeof deposit.$inferSelect;

const ask = (
  target: Pick<Target, 'id' | 'version'>,
  after: object,
  fields: object = {},
  headers = once(),
) =>
  god.call(
    'POST',
    `${path}/amend`,
    {
      kind: 'deposit',
      target_id: target.id,
      base_version: target.version,
      after,
      reason_code: 'entry_error',
      reason: '录入有误',
      ...fields,
    },
    headers,
  );
const decide = (who: ApiClient, id: string, fields: object = {}, headers = once()) =>
  who.call('PUT', `${path}/audit/${id}`, { result: 'approved', version: 1, ...fields }, headers);
const auditDeposit = (who: ApiClient, id: string, version: number) =>
  who.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result: 'approved', ...acknowledged, version },
    once(),
  );

const pending = (options = {}) => addDeposit(server().db, client, options);
const read = async (id: string): Promise<Target> => {
  const [found] = await server().db.select().from(deposit).where(eq(deposit.id, id));
  if (found === undefined) throw new Error('There is no such deposit.');
  return found;
};
async function approved(): Promise<Target> {
  const made = await pending({ maker: 'angel2' });
  await auditDeposit(angel, made.id, 1);
  return read(made.id);
}

describe('an order to be amended', () => {
  it('is shown whole, with the account it is booked on', async () => {
    const target = await pending({ payerName: '付款人' });
    const { status, body } = await god.get(`${path}/order?kind=deposit&order_no=${target.orderNo}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currency: 'USD',
      account: { id: target.accountId, currency: 'USD' },
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'payer_name', value: '付款人', amendable: true }),
      ]),
    });
    const { body: added } = await ask(target, { payer_name: '另一付款人' });
    const detail = await god.get(`${path}/detail/${added.id}`);
    expect(detail.body).toMatchObject({
      amendment: { id: added.id, after: { payer_name: '另一付款人' } },
      order: { order_no: target.orderNo, amendments: [{ id: added.id }] },
    });
    expect((await god.get(`${path}/detail/${randomUUID()}`)).status).toBe(404);
    const names = body.facts.map(({ name, currency }: { name: string; currency: string }) => [
      name,
      currency,
    ]);
    expect(names).toEqual([
      ['sub_type', null],
      ['acc_no', null],
      ['credited_amount', 'USD'],
      ['rate', null],
      ['created_at', null],
    ]);
  });
});

describe('asking for an amendment', () => {
  it('changes nothing, keeps the values before and after, is audited, and sends an event', async () => {
    const target = await pending({ payerName: '旧名', referenceNo: 'R-1' });
    const { status, body } = await ask(target, { payer_name: ' 新名 ', reference_no: 'R-2' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      order_no: target.orderNo,
      base_version: 1,
      before: { payer_name: '旧名', reference_no: 'R-1' },
      after: { payer_name: '新名', reference_no: 'R-2' },
      maker: { name: '高建明' },
      decision: { approve: false, reject: true, blocked_code: 'SELF_APPROVAL' },
    });
    expect(await read(target.id)).toEqual(target);
    expect(await lastEntryAndEvent(server())).toMatchObject({
      entry: { action: 'amendment.created', subjectId: body.id },
      sent: { topic: 'amendment', recordId: body.id, clientId: client.id },
    });
  });

  // @rule amendments: An order has one pending amendment at a time, decided once
  // @in ./ask-for-amendment.ts
  it('is once for each key, and one at a time for each order, also when many ask at once', async () => {
    const target = await pending();
    const key = once();
    const first = await ask(target, { txid: '0xabc' }, {}, key);
    expect((await ask(target, { txid: '0xabc' }, {}, key)).body).toEqual(first.body);
    expect((await ask(target, { txid: '0xdef' })).body).toMatchObject({
      status: 409,
      code: 'AMENDMENT_OPEN',
    });
    const other = await pending();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ask(other, { remark: `${at}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it.each([
    [{ amount: '0' }, 'after.amount', 'AMOUNT_NOT_POSITIVE'],
    [{ amount: '-5' }, 'after.amount', 'FIELD_INVALID'],
    [{ amount: '1e3' }, 'after.amount', 'FIELD_INVALID'],
    [{ amount: null }, 'after.amount', 'FIELD_INVALID'],
    [{ amount: '100' }, 'after.amount', 'FIELD_INVALID'],
    [{ payer_name: 'x'.repeat(121) }, 'after.payer_name', 'FIELD_INVALID'],
    [{ payer_name: '' }, 'after.payer_name', 'FIELD_INVALID'],
    [{ status: 'approved' }, 'after.status', 'FIELD_UNKNOWN'],
    [{ credited_amount: '1.00' }, 'after.credited_amount', 'FIELD_UNKNOWN'],
    [{ constructor: 'x' }, 'after.constructor', 'FIELD_UNKNOWN'],
    [{}, 'after', 'FIELD_INVALID'],
  ])('is refused with %j at %s', async (after, field, code) => {
    expect(fieldsOf(await ask(await pending({ amount: '100.00' }), after))).toEqual({
      [field]: code,
    });
  });

  it('takes away neither the payer of a bank transfer nor its only evidence', async () => {
    const known = { payerName: '旧名', referenceNo: 'R-1' };
    const taken = async (after: object) => fieldsOf(await ask(await pending(known), after));
    expect(await taken({ payer_name: null })).toEqual({ 'after.payer_name': 'FIELD_REQUIRED' });
    expect(await taken({ reference_no: ' ' })).toEqual({
      'after.reference_no': 'PAYMENT_EVIDENCE_REQUIRED',
    });
  });

  it('refuses digits that the currency does not have', async () => {
    const won = await pending({ amount: '1000', currency: 'KRW' });
    expect(fieldsOf(await ask(won, { amount: '1000.5' }))).toEqual({
      'after.amount': 'FIELD_INVALID',
    });
  });

  // @rule amendments: Only a pending deposit's amount is amended, at the deposit's rate
  // @in ./amendable-cash.ts
  it('never names the amount of an order that is decided', async () => {
    const target = await approved();
    expect(fieldsOf(await ask(target, { amount: '1.00' }))).toEqual({
      'after.amount': 'FIELD_INVALID',
    });
  });

  it('needs the version that was seen, and an order that there is', async () => {
    const target = await pending({ maker: 'angel2' });
    await auditDeposit(angel, target.id, 1);
    const stale = await ask(target, { txid: 'x' });
    expect(stale.body).toMatchObject({
      code: 'STALE_RECORD',
      current: { version: 2, status: 'approved' },
      changed_by: '陈雅静',
      changed_at: expect.any(String),
    });
    expect((await ask({ id: randomUUID(), version: 1 }, { txid: 'x' })).body.code).toBe(
      'NOT_FOUND',
    );
  });

  it('takes evidence that the user uploaded for this, once, and shows it', async () => {
    const { db, services } = server();
    const [me] = await db.select().from(amendment).limit(1);
    const evidence = await upload({ uploadedById: me?.makerId ?? null });
    const { body } = await ask(await pending(), { txid: 'e1' }, { evidence });
    expect(body.evidence).toMatchObject({ file_id: evidence, content_type: 'image/png' });
    const shown = await god2.get(`${path}/evidence/${body.id}`);
    expect([shown.status, shown.raw.toString()]).toEqual([200, 'proof']);
    expect((await ask(await pending(), { txid: 'e2' }, { evidence })).body.code).toBe(
      'FILE_NOT_READY',
    );
    const others = await upload({ uploadedById: null });
    const answer = await ask(await pending(), { txid: 'e3' }, { evidence: others });
    expect(answer.body.code).toBe('FILE_NOT_READY');
    expect(services.files).toBeDefined();
  });

  async function upload(fields: Partial<typeof file.$inferInsert>): Promise<string> {
    const { db, services } = server();
    const id = randomUUID();
    const received = await services.files.receive(Readable.from([Buffer.from('proof')]), 100);
    if (received === null) throw new Error('The file is too large.');
    await received.publish(id);
    await db.insert(file).values({
      id,
      purpose: 'amendment_evidence',
      contentType: 'image/png',
      size: 5,
      sha256: received.sha256,
      stored: true,
      expiresAt: new Date(),
      ...fields,
    });
    return id;
  }
});

describe('deciding an amendment', () => {
  // @rule amendments: An amendment changes nothing until another person applies it
  // @in ./audit-amendment.ts
  it('applies it to the order in the same step, by someone else than its maker', async () => {
    const target = await pending({ payerName: '旧名' });
    const { body: added } = await ask(target, { payer_name: '新名', remark: '更正' });
    expect((await decide(god, added.id)).body).toMatchObject({
      status: 403,
      code: 'SELF_APPROVAL',
    });
    expect((await read(target.id)).payerName).toBe('旧名');
    const applied = await decide(god2, added.id);
    expect(applied.body).toMatchObject({
      status: 'applied',
      version: 2,
      checker: { name: 'Ada Person' },
    });
    expect(await read(target.id)).toMatchObject({ payerName: '新名', remark: '更正', version: 2 });
    expect(await lastEntryAndEvent(server())).toMatchObject({
      entry: {
        action: 'amendment.applied',
        before: { payer_name: '旧名' },
        after: { payer_name: '新名' },
      },
      sent: { topic: 'deposit', recordId: target.id, version: 2 },
    });
  });

  it('may be refused by its maker, with a reason, and then the order may be amended again', async () => {
    const target = await pending();
    const { body: added } = await ask(target, { txid: 'a' });
    const rejected = await decide(god, added.id, {
      result: 'rejected',
      reason_code: 'not_justified',
    });
    expect(rejected.body).toMatchObject({
      status: 'rejected',
      decision_code: 'not_justified',
      reason: '录入有误',
    });
    expect(await read(target.id)).toEqual(target);
    expect((await ask(target, { txid: 'b' })).status).toBe(201);
  });

  // @rule amendments: An amendment applies only to the version of the order it was made for
  // @in ./audit-amendment.ts
  it('is not applied to an order that has changed since; then it can only be rejected', async () => {
    const target = await pending({ maker: 'angel2' });
    const { body: added } = await ask(target, { amount: '5.00' });
    await auditDeposit(angel, target.id, 1);
    const late = await decide(god2, added.id);
    expect(late.body).toMatchObject({ status: 409, code: 'AMENDMENT_OUTDATED' });
    const rejected = await decide(god2, added.id, { result: 'rejected', reason_code: 'outdated' });
    expect(rejected.body.status).toBe('rejected');
    expect((await read(target.id)).amount).toBe(target.amount);
  });

  it('counts a pending amount at the rate of the deposit, and the account gets exactly that', async () => {
    const { db } = server();
    await addRate(db, { primary: 'USD', secondary: 'HKD', final: '7.7777' });
    const target = await addDeposit(db, client, {
      amount: '100.00',
      currency: 'USD',
      into: 'HKD',
      maker: 'angel2',
    });
    const { body: added } = await ask(target, { amount: '0.99' });
    expect(added).toMatchObject({ before: { amount: '100.00' }, after: { amount: '0.99' } });
    await addRate(
      db,
      { primary: 'USD', secondary: 'HKD', final: '9' },
      { effectiveAt: new Date() },
    );
    await decide(god2, added.id);
    const amended = await read(target.id);
    expect(amended.rate).toBe(target.rate);
    expect([
      Number(amended.amount),
      Number(amended.creditedAmount),
      Number(amended.baseAmount),
    ]).toEqual([0.99, 7.69, 0.99]);
    const before = await readAccount(db, client.accounts['HKD']);
    expect((await auditDeposit(angel, target.id, 2)).status).toBe(200);
    const after = await readAccount(db, client.accounts['HKD']);
    expect(Number(after.balance) - Number(before.balance)).toBeCloseTo(7.69, 8);
  });

  it('keeps the maker from approving the deposit if the new amount is above the two-person limit', async () => {
    const target = await pending({ amount: '100.00', maker: 'angel' });
    const { body: added } = await ask(target, { amount: '10000.01' });
    await decide(god2, added.id);
    expect((await auditDeposit(angel, target.id, 2)).body.code).toBe('SELF_APPROVAL');
  });

  it('moves no money of a decided order', async () => {
    const target = await approved();
    const before = await readAccount(server().db, target.accountId);
    const { body: added } = await ask(target, { reference_no: 'NEW' });
    await decide(god2, added.id);
    expect(await readAccount(server().db, target.accountId)).toEqual(before);
    expect(await read(target.id)).toMatchObject({ referenceNo: 'NEW', status: 'approved' });
  });

  it('follows the table of states', () => {
    const states = ['pending', 'applied', 'rejected'] as const;
    const ways = states.map((from) => [nextStatus(from, 'approve'), nextStatus(from, 'reject')]);
    expect(ways).toEqual([
      ['applied', 'rejected'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  // @rule amendments: Amendments are append-only
  // @in apps/server/migrations/0000_baseline.sql
  it('the database itself refuses to change what was asked for, to remove it, and one person for two', async () => {
    const { db, owner } = server();
    const { body: added } = await ask(await pending(), { txid: 'db' });
    const mine = eq(amendment.id, added.id);
    const [row] = await db.select().from(amendment).where(mine);
    const alone = { status: 'applied' as const, checkerId: row?.makerId ?? null };
    await expect(
      owner
        .update(amendment)
        .set({ after: { txid: 'other' } })
        .where(mine)
        .execute(),
    ).rejects.toThrow();
    await expect(owner.update(amendment).set(alone).where(mine).execute()).rejects.toThrow();
    await expect(owner.delete(amendment).where(mine).execute()).rejects.toThrow();
    await decide(god2, added.id);
    await expect(
      owner.update(amendment).set({ status: 'pending' }).where(mine).execute(),
    ).rejects.toThrow();
  });
});

describe('reading', () => {
  it('an order by its number shows what can be amended of it now, and what was', async () => {
    const target = await approved();
    const { body: added } = await ask(target, { txid: 'shown' });
    const { body } = await god.get(`${path}/order?kind=deposit&order_no=${target.orderNo}`);
    expect(body).toMatchObject({
      id: target.id,
      status: 'approved',
      version: 2,
      client: { id: client.id },
    });
    const fields = Object.fromEntries(
      body.fields.map(({ name, amendable }: { name: string; amendable: boolean }) => [
        name,
        amendable,
      ]),
    );
    expect(fields).toEqual({
      amount: false,
      payer_name: true,
      reference_no: true,
      txid: true,
      network: true,
      remark: true,
    });
    expect(body.amendments.map(({ id }: { id: string }) => id)).toEqual([added.id]);
    expect((await god.get(`${path}/order?kind=deposit&order_no=D-0`)).status).toBe(404);
    expect((await god.get(`${path}/order?kind=stock&order_no=D-0`)).status).toBe(400);
  });

  it('the list excludes robots by default, filters, and is exported', async () => {
    const { db } = server();
    const robot = await addClient(db, { fake: true, fullName: '机器人甲' });
    const { body: added } = await ask(await addDeposit(db, robot), { txid: 'r' });
    const found = async (query: string) => {
      const { body } = await god.get(`${path}/list?q=${added.order_no}&${query}`);
      return body.total;
    };
    expect([await found(''), await found('fake=true')]).toEqual([0, 1]);
    expect(await found('fake=true&status=applied')).toBe(0);
    expect(await found('fake=true&kind=deposit&from=2020-01-01T00:00:00Z')).toBe(1);
    expect(await found('fake=true&to=2020-01-01T00:00:00Z')).toBe(0);
    expect((await god.get(`${path}/list?sort=after`)).status).toBe(400);
    const { body: csv } = await god.get(`${path}/export?fake=true&q=${added.order_no}`, {
      'accept-language': 'en-US',
    });
    expect(csv).toContain('机器人甲,Yes');
    expect((await lastEntryAndEvent(server())).entry).toMatchObject({
      action: 'amendment.exported',
    });
  });

  it('is for administrators alone, as is every other call', async () => {
    const target = await pending();
    const calls = [
      { method: 'GET', path: `${path}/list` },
      { method: 'GET', path: `${path}/order?kind=deposit&order_no=${target.orderNo}` },
      { method: 'GET', path: `${path}/export` },
    ] as const;
    for (const call of calls) {
      expect(await statusesByRole(server(), () => call)).toEqual([200, 403, 403, 403]);
    }
  });
});
