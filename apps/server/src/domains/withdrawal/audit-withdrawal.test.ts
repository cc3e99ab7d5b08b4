import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, event, ledgerEntry } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { once } from '../../testing/config-calls.ts';
import { addWithdrawal, putIn, type WithdrawalFixture } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  type ClientFixture,
  debitAccount,
  readAccount,
} from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { liftSums } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
let angel: ApiClient;
let angel2: ApiClient;
let client: ClientFixture;

beforeAll(async () => {
  await liftSums(server().db);
  angel = await server().signIn('angel');
  angel2 = await server().signIn('angel2');
  client = await addClient(server().db);
  await putIn(server().db, client, '500000.00');
});

const ask = (options?: WithdrawalFixture) => addWithdrawal(server().db, client, options);

function audit(who: ApiClient, id: string, body: object, headers = once()): Promise<ApiAnswer> {
  return who.call('POST', `/withdraw/admin/v1/audit/${id}`, { version: 1, ...body }, headers);
}
const approve = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'approved', ...acknowledged, version });
const reject = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'rejected', reason: 'not the holder', version });
const rollback = (who: ApiClient, id: string, version = 2) =>
  who.call('PUT', `/withdraw/admin/v1/rollback/${id}`, { reason: 'returned', version }, once());

const figures = async () => {
  const { balance, frozen, withdrawal } = await readAccount(server().db, client.accounts['USD']);
  return { balance: Number(balance), frozen: Number(frozen), withdrawal: Number(withdrawal) };
};

const firmEntriesOf = async (firmAccount: string) => {
  const rows = await server()
    .db.select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.firmAccount, firmAccount));
  return rows.reduce((total, { amount }) => total + Number(amount), 0);
};

describe('asking for money', () => {
  // @rule withdrawals: A withdrawal freezes its amount at once, never more than is available
  // @in ./book-withdrawal.ts
  it('freezes the whole amount at once, so that it cannot be spent twice', async () => {
    const before = await figures();
    await ask({ amount: '250.00', fee: '5.00' });
    const after = await figures();
    expect(after).toEqual({ ...before, frozen: before.frozen + 250 });
  });

  it('is refused whole if less is available', async () => {
    const poor = await addClient(server().db);
    await putIn(server().db, poor, '99.99');
    await expect(addWithdrawal(server().db, poor, { amount: '100.00' })).rejects.toThrow(
      'INSUFFICIENT_FUNDS',
    );
    const account = await readAccount(server().db, poor.accounts['USD']);
    expect([account.balance, account.frozen].map(Number)).toEqual([99.99, 0]);
  });

  it('is granted to several requests at once only as far as there is money', async () => {
    const own = await addClient(server().db);
    await putIn(server().db, own, '25.00');
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => addWithdrawal(server().db, own, { amount: '10.00' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const account = await readAccount(server().db, own.accounts['USD']);
    expect([account.balance, account.frozen].map(Number)).toEqual([25, 20]);
  });

  it.each([
    ['the whole amount', '100.00', '100.00'],
    ['more than the amount', '100.00', '100.01'],
    ['less than nothing', '100.00', '-0.01'],
    ['a part of a cent', '100.00', '0.001'],
  ])('takes no fee of %s', async (_, amount, fee) => {
    await expect(ask({ amount, fee })).rejects.toThrow('VALIDATION');
  });
});

describe('approving', () => {
  it('pays out exactly what was frozen, and the firm keeps exactly the fee', async () => {
    const fees = await firmEntriesOf('fee');
    const paid = await firmEntriesOf('clearing');
    const before = await figures();
    const { id } = await ask({ amount: '1234.56', fee: '12.34' });
    const { status, body } = await approve(angel, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'approved',
      version: 2,
      amount: '1234.56',
      fee: '12.34',
      net_amount: '1222.22',
      checker: { name: '陈雅静' },
    });
    const after = await figures();
    expect(after.balance).toBeCloseTo(before.balance - 1234.56, 8);
    expect(after.frozen).toBe(before.frozen);
    expect(after.withdrawal).toBeCloseTo(before.withdrawal + 1234.56, 8);
    expect(await firmEntriesOf('fee')).toBeCloseTo(fees + 12.34, 8);
    expect(await firmEntriesOf('clearing')).toBeCloseTo(paid + 1222.22, 8);
  });

  // @rule withdrawals: The fee comes out of the amount; none is paid beforehand
  // @in ./audit-withdrawal.ts
  it('hangs on no fee and no other money: what is frozen is enough', async () => {
    const own = await addClient(server().db);
    await putIn(server().db, own, '100.00');
    const { id } = await addWithdrawal(server().db, own, { amount: '100.00', fee: '99.99' });
    const { body } = await approve(angel, id);
    expect(body).toMatchObject({ status: 'approved', net_amount: '0.01' });
  });

  it('is audited with who and what, and sends events', async () => {
    const { id } = await ask({ amount: '40.00', fee: '1.00' });
    await approve(angel, id);
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.seq);
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['withdrawal.created', null],
      ['withdrawal.approved', '陈雅静'],
    ]);
    expect(entries[1]?.after).toMatchObject({ status: 'approved', paid_out: expect.any(String) });
    const events = await server().db.select().from(event).where(eq(event.recordId, id));
    expect(events.map(({ topic, version, clientId }) => [topic, version, clientId])).toEqual([
      ['withdrawal', 1, client.id],
      ['withdrawal', 2, client.id],
    ]);
  });
});

describe('the two-person rule', () => {
  it('takes a second member of staff for one that the client made: the first approval waits', async () => {
    const before = await figures();
    const { id } = await ask({ amount: '10000.01' });
    const first = await approve(angel, id);
    expect(first.body).toMatchObject({
      status: 'pending',
      version: 1,
      decision: {
        approve: false,
        blocked_code: 'SELF_APPROVAL',
        second_person: {
          limit: 'withdrawal',
          bound: 'record',
          max: '10000.00',
          used: '10000.01',
          waiting: { mine: true, maker: { name: '陈雅静' }, operation: 'auditWithdrawal' },
        },
      },
    });
    const again = await approve(angel, id);
    expect([again.status, again.body.code]).toEqual([403, 'SELF_APPROVAL']);
    const second = await approve(angel2, id);
    expect(second.body).toMatchObject({ status: 'approved', checker: { name: 'Victoria Lam' } });
    expect(await figures()).not.toEqual(before);
  });

  it('does not let one user alone, above the limit, record that the money came back', async () => {
    const { id } = await ask({ amount: '10000.01' });
    await approve(angel, id);
    await approve(angel2, id);
    const first = await rollback(angel, id);
    expect(first.body).toMatchObject({ status: 'approved', version: 2 });
    const again = await rollback(angel, id);
    expect([again.status, again.body.code]).toEqual([403, 'SELF_APPROVAL']);
    expect((await rollback(angel2, id)).body.status).toBe('rolled_back');
  });
});

describe('rejecting', () => {
  // @rule withdrawals: Rejecting releases what was frozen
  // @in ./audit-withdrawal.ts
  it('frees exactly what was frozen', async () => {
    const before = await figures();
    const { id } = await ask({ amount: '77.70', fee: '7.70' });
    const { body } = await reject(angel, id);
    expect(body).toMatchObject({ status: 'rejected', reason: 'not the holder', version: 2 });
    expect(await figures()).toEqual(before);
  });

  it('takes a code that says it, and no code of a deposit', async () => {
    const { id } = await ask();
    const foreign = await audit(angel, id, { result: 'rejected', reason_code: 'proof_unreadable' });
    expect([foreign.status, foreign.body.errors?.[0].field]).toEqual([400, 'reason_code']);
    const { body } = await audit(angel, id, { result: 'rejected', reason_code: 'holder_differs' });
    expect(body).toMatchObject({ status: 'rejected', reason_code: 'holder_differs', reason: null });
  });
});

describe('giving back', () => {
  it('returns the whole amount, the fee with it, and keeps both people in the record', async () => {
    const fees = await firmEntriesOf('fee');
    const before = await figures();
    const { id } = await ask({ amount: '300.00', fee: '3.00' });
    await approve(angel2, id);
    const { body } = await rollback(angel, id);
    expect(body).toMatchObject({
      status: 'rolled_back',
      version: 3,
      checker: { name: 'Victoria Lam' },
      rolled_back_by: { name: '陈雅静' },
      rollback_reason: 'returned',
    });
    expect(await figures()).toEqual(before);
    expect(await firmEntriesOf('fee')).toBeCloseTo(fees, 8);
  });

  it('is possible though the account is empty: it takes nothing from it', async () => {
    const own = await addClient(server().db);
    await putIn(server().db, own, '50.00');
    const { id } = await addWithdrawal(server().db, own, { amount: '20.00' });
    await approve(angel, id);
    await debitAccount(server().db, own.accounts['USD'] ?? '', '30.00');
    expect((await rollback(angel, id)).status).toBe(200);
  });
});
