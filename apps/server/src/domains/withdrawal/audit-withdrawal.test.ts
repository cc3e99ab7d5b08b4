import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, event, ledgerEntry } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { addWithdrawal, putIn, type WithdrawalFixture } from '../../testing/credit-fixtures.ts';
import {
  addClient,
  addRate,
  type ClientFixture,
  readAccount,
  takeOut,
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
  client = await addClient(server().db, { currencies: ['USD', 'EUR', 'GBP'] });
  await addRate(server().db, { primary: 'EUR', secondary: 'USD', final: '1.1' });
  for (const currency of ['USD', 'EUR', 'GBP']) {
    await putIn(server().db, client, '500000.00', currency);
  }
});

const ask = (options?: WithdrawalFixture) => addWithdrawal(server().db, client, options);
const key = () => ({ 'idempotency-key': randomUUID() });

function audit(who: ApiClient, id: string, body: object, headers = key()): Promise<ApiAnswer> {
  return who.call('POST', `/withdraw/admin/v1/audit/${id}`, { version: 1, ...body }, headers);
}
const approve = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'approved', ...acknowledged, version });
const reject = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'rejected', reason: 'not the holder', version });
const rollback = (who: ApiClient, id: string, version = 2) =>
  who.call('PUT', `/withdraw/admin/v1/rollback/${id}`, { reason: 'returned', version }, key());

const figures = async (currency = 'USD') => {
  const { balance, frozen, withdrawal } = await readAccount(server().db, client.accounts[currency]);
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
  it('freezes the whole amount at once, so that it cannot be spent twice', async () => {
    const before = await figures();
    await ask({ amount: '250.00', fee: '5.00' });
    const after = await figures();
    expect(after).toEqual({ ...before, frozen: before.frozen + 250 });
  });

  it('is refused whole where less is available', async () => {
    const poor = await addClient(server().db);
    await putIn(server().db, poor, '99.99');
    await expect(addWithdrawal(server().db, poor, { amount: '100.00' })).rejects.toThrow(
      'INSUFFICIENT_FUNDS',
    );
    const account = await readAccount(server().db, poor.accounts['USD']);
    expect([account.balance, account.frozen].map(Number)).toEqual([99.99, 0]);
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

  it('hangs on no fee and no other money: what is frozen is enough', async () => {
    const own = await addClient(server().db);
    await putIn(server().db, own, '100.00');
    const { id } = await addWithdrawal(server().db, own, { amount: '100.00', fee: '99.99' });
    const { body } = await approve(angel, id);
    expect(body).toMatchObject({ status: 'approved', net_amount: '0.01' });
  });

  it('needs the right to approve: a salesman and a team leader are refused', async () => {
    const { id } = await ask();
    for (const name of ['hero', 'superman']) {
      const who = await server().signIn(name);
      const { status, body } = await approve(who, id);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
      const seen = await who.get(`/withdraw/admin/v1/detail/${id}`);
      expect(seen.body.withdrawal.decision).toMatchObject({ approve: false, reject: false });
    }
    expect((await approve(await server().signIn('god'), id)).status).toBe(200);
  });

  it('replays the first answer to the same key, and refuses the key for something else', async () => {
    const { id } = await ask();
    const headers = key();
    const first = await audit(angel, id, { result: 'approved', ...acknowledged }, headers);
    const second = await audit(angel, id, { result: 'approved', ...acknowledged }, headers);
    expect(second.body).toEqual(first.body);
    const other = await audit(angel, id, { result: 'rejected', reason: 'x' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
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

describe('the order of refusals', () => {
  it('is NOT_FOUND for a withdrawal that is not there', async () => {
    const { status, body } = await approve(angel, randomUUID());
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is ALREADY_DECIDED, with the record and who decided, also for an old version', async () => {
    const { id } = await ask();
    await approve(angel2, id);
    const { status, body } = await approve(angel, id, 1);
    expect([status, body.code]).toEqual([409, 'ALREADY_DECIDED']);
    expect(body).toMatchObject({
      changed_by: 'Victoria Lam',
      current: { id, status: 'approved', version: 2 },
    });
  });

  it('is STALE_RECORD for another version, before the two-person rule', async () => {
    const { id } = await ask({ amount: '20000.00', maker: 'angel' });
    const { status, body } = await approve(angel, id, 7);
    expect([status, body.code]).toEqual([409, 'STALE_RECORD']);
    expect(body).toMatchObject({ current: { id, version: 1 } });
  });
});

describe('the two-person rule', () => {
  const cases: [string, WithdrawalFixture, boolean][] = [
    ['at the limit', { amount: '10000.00' }, true],
    ['a cent above the limit', { amount: '10000.01' }, false],
    ['above it by less than a cent', { amount: '9090.92', currency: 'EUR' }, false],
    ['below it in another currency', { amount: '9090.90', currency: 'EUR' }, true],
    ['without a rate to the base currency', { amount: '1.00', currency: 'GBP' }, false],
  ];
  it.each(cases)('for one that the person made, %s', async (_, options, allowed) => {
    const { id } = await ask({ ...options, maker: 'angel' });
    const seen = await angel.get(`/withdraw/admin/v1/detail/${id}`);
    const { status, body } = await approve(angel, id);
    expect(status).toBe(allowed ? 200 : 403);
    const { decision } = seen.body.withdrawal;
    expect(decision).toMatchObject({ approve: allowed, reject: true, rollback: false });
    if (allowed) return;
    expect(body.code).toBe('SELF_APPROVAL');
    expect(decision).toMatchObject({ blocked_code: 'SELF_APPROVAL', blocked_reason: body.message });
    expect((await approve(angel2, id)).status).toBe(200);
  });

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

  it('lets nobody say alone, above the limit, that the money came back', async () => {
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
  it('frees exactly what was frozen', async () => {
    const before = await figures();
    const { id } = await ask({ amount: '77.70', fee: '7.70' });
    const { body } = await reject(angel, id);
    expect(body).toMatchObject({ status: 'rejected', reason: 'not the holder', version: 2 });
    expect(await figures()).toEqual(before);
  });

  it.each([{}, { reason: '   ' }, { reason_code: 'other' }])(
    'without a reason is refused: %j',
    async (why) => {
      const { id } = await ask();
      const { status, body } = await audit(angel, id, { result: 'rejected', ...why });
      expect([status, body.errors?.[0]]).toMatchObject([
        400,
        { field: 'reason', code: 'REASON_REQUIRED' },
      ]);
    },
  );

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
    await takeOut(server().db, own.accounts['USD'] ?? '', '30.00');
    expect((await rollback(angel, id)).status).toBe(200);
  });
});

describe('every change of state', () => {
  const ways = {
    pending: async () => {},
    approved: (id: string) => approve(angel, id),
    rejected: (id: string) => reject(angel, id),
    rolled_back: async (id: string) => {
      await approve(angel, id);
      await rollback(angel, id);
    },
  };
  const versions = { pending: 1, approved: 2, rejected: 2, rolled_back: 3 };
  const actions = { approve, reject, rollback };
  const done = { approve: 'approved', reject: 'rejected', rollback: 'rolled_back' };
  const allowed: Record<string, readonly string[]> = {
    pending: ['approve', 'reject'],
    approved: ['rollback'],
    rejected: [],
    rolled_back: [],
  };
  const pairs = (['pending', 'approved', 'rejected', 'rolled_back'] as const).flatMap((from) =>
    (['approve', 'reject', 'rollback'] as const).map((action) => [from, action] as const),
  );

  it.each(pairs)('%s → %s', async (from, action) => {
    // A client of its own: who gave money back alone does not pay it out alone.
    const of = await addClient(server().db);
    await putIn(server().db, of, '50.00');
    const { id } = await addWithdrawal(server().db, of, { amount: '10.00' });
    await ways[from](id);
    const shown = await angel.get(`/withdraw/admin/v1/detail/${id}`);
    const possible = allowed[from]?.includes(action) ?? false;
    expect(shown.body.withdrawal.decision[action]).toBe(possible);
    const { status, body } = await actions[action](angel, id, versions[from]);
    if (possible) {
      expect([status, body.status]).toEqual([200, done[action]]);
      return;
    }
    const neverApproved = action === 'rollback' && from !== 'rolled_back';
    const code = neverApproved ? 'INVALID_TRANSITION' : 'ALREADY_DECIDED';
    expect([status, body.code]).toEqual([409, code]);
    const now = await angel.get(`/withdraw/admin/v1/detail/${id}`);
    expect(now.body.withdrawal).toMatchObject({ status: from, version: versions[from] });
  });
});
