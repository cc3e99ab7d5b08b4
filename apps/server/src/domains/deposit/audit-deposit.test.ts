import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffUser } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
  type DepositFixture,
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
  client = await addClient(server().db, { currencies: ['USD', 'CNY'] });
  await addRate(server().db, { primary: 'USD', secondary: 'CNY', final: '7.1' });
  await addRate(server().db, { primary: 'EUR', secondary: 'USD', final: '1.1' });
  await addRate(server().db, { primary: 'GBP', secondary: 'CNY', final: '9' });
});

const book = (options?: DepositFixture) => addDeposit(server().db, client, options);
const key = () => ({ 'idempotency-key': randomUUID() });

function audit(who: ApiClient, id: string, body: object, headers = key()): Promise<ApiAnswer> {
  return who.call('PUT', `/deposit/admin/v1/audit/${id}`, { version: 1, ...body }, headers);
}
const approve = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'approved', ...acknowledged, version });
const reject = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'rejected', reason: 'not ours', version });
const rollback = (who: ApiClient, id: string, version = 2) =>
  who.call('PUT', `/deposit/admin/v1/rollback/${id}`, { reason: 'returned', version }, key());

describe('approving', () => {
  it('credits exactly the amount, once, and answers the record as it stands', async () => {
    const { id } = await book({ amount: '1234.56' });
    const before = await readAccount(server().db, client.accounts['USD']);
    const { status, body } = await approve(angel, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'approved', version: 2, checker: { name: '陈雅静' } });
    const after = await readAccount(server().db, client.accounts['USD']);
    expect(Number(after.balance) - Number(before.balance)).toBeCloseTo(1234.56, 8);
    expect(Number(after.deposit) - Number(before.deposit)).toBeCloseTo(1234.56, 8);
    expect(after.version).toBe(before.version + 1);
  });

  it('credits the other currency at the rate of booking, rounded down', async () => {
    const { id } = await book({ amount: '0.99', currency: 'EUR', into: 'USD' });
    const { body } = await approve(angel, id);
    expect(body).toMatchObject({ rate: '1.1', credited_amount: '1.08', currency: 'EUR' });
  });

  it('needs the right to approve: a salesman and a team leader are refused', async () => {
    const { id } = await book();
    for (const name of ['hero', 'superman']) {
      const { status, body } = await approve(await server().signIn(name), id);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('replays the first answer to the same key, and refuses the key for something else', async () => {
    const { id } = await book();
    const headers = key();
    const first = await audit(angel, id, { result: 'approved', ...acknowledged }, headers);
    const second = await audit(angel, id, { result: 'approved', ...acknowledged }, headers);
    expect(second.body).toEqual(first.body);
    const other = await audit(angel, id, { result: 'rejected', reason: 'x' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

describe('the order of refusals', () => {
  it('is NOT_FOUND for a deposit that is not there', async () => {
    const { status, body } = await approve(angel, randomUUID());
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is ALREADY_DECIDED, with the record and who decided, also for an old version', async () => {
    const { id } = await book();
    await approve(angel2, id);
    const { status, body } = await approve(angel, id, 1);
    expect([status, body.code]).toEqual([409, 'ALREADY_DECIDED']);
    expect(body).toMatchObject({
      changed_by: 'Victoria Lam',
      current: { id, status: 'approved', version: 2 },
    });
    expect(Date.parse(body.changed_at)).toBeGreaterThan(0);
  });

  it('is STALE_RECORD for another version, before the two-person rule', async () => {
    const { id } = await book({ amount: '20000.00', maker: 'angel' });
    const { status, body } = await approve(angel, id, 7);
    expect([status, body.code]).toEqual([409, 'STALE_RECORD']);
    expect(body).toMatchObject({ current: { id, version: 1 } });
  });
});

describe('the two-person rule', () => {
  const cases: [string, DepositFixture, boolean][] = [
    ['below the limit', { amount: '9999.99' }, true],
    ['at the limit', { amount: '10000.00' }, true],
    ['a cent above the limit', { amount: '10000.01' }, false],
    ['below it in another currency', { amount: '70000.00', currency: 'CNY', into: 'USD' }, true],
    ['above it in another currency', { amount: '71001.00', currency: 'CNY', into: 'USD' }, false],
    ['above it by less than a cent', { amount: '9090.92', currency: 'EUR', into: 'USD' }, false],
    [
      'without a rate to the base currency',
      { amount: '1.00', currency: 'GBP', into: 'CNY' },
      false,
    ],
  ];
  it.each(cases)('for the own deposit %s', async (_, options, allowed) => {
    const { id } = await book({ ...options, maker: 'angel' });
    const seen = await angel.get(`/deposit/admin/v1/detail/${id}`);
    const { status, body } = await approve(angel, id);
    expect(status).toBe(allowed ? 200 : 403);
    const { decision } = seen.body.deposit;
    expect(decision).toMatchObject({ approve: allowed, reject: true, rollback: false });
    if (!allowed) {
      expect(body.code).toBe('SELF_APPROVAL');
      expect(body.message).toContain('10,000.00 USD');
      expect(decision).toMatchObject({
        blocked_code: 'SELF_APPROVAL',
        blocked_reason: body.message,
      });
      expect((await approve(angel2, id)).status).toBe(200);
    }
  });

  it('says why in the language of the reader', async () => {
    const { id } = await book({ amount: '20000.00', maker: 'angel' });
    const path = `/deposit/admin/v1/detail/${id}`;
    const zh = await angel.get(path, { 'accept-language': 'zh-CN' });
    const en = await angel.get(path, { 'accept-language': 'en-US' });
    expect(zh.body.deposit.decision.blocked_reason).toContain('须由另一位同事审核');
    expect(en.body.deposit.decision.blocked_reason).toContain('A second approver has to sign it');
  });

  it('says who else can, and never names the maker', async () => {
    const { id } = await book({ amount: '20000.00', maker: 'angel' });
    const { body } = await angel.get(`/deposit/admin/v1/detail/${id}`);
    const names = await server()
      .db.select({ username: staffUser.username, name: staffUser.name, role: staffUser.role })
      .from(staffUser);
    const nameOf = (username: string) => names.find((one) => one.username === username)?.name ?? '';
    const { blocked_reason: reason } = body.deposit.decision;
    expect(reason).toContain(nameOf('angel2'));
    expect(reason).toContain(nameOf('god'));
    expect(reason).not.toContain(`${nameOf('angel')}、`);
    expect(reason).not.toContain(nameOf('hero'));
  });

  it('lets the maker withdraw an own deposit by rejecting it: nothing is credited', async () => {
    const { id } = await book({ amount: '20000.00', maker: 'angel' });
    expect((await reject(angel, id)).body.status).toBe('rejected');
  });
});

describe('rejecting', () => {
  const refused = [
    {},
    { reason: null },
    { reason: '   ' },
    { reason_code: 'other' },
    { reason_code: 'other', reason: ' ' },
  ];
  it.each(refused)('without a reason is refused: %j', async (why) => {
    const { id } = await book();
    const { status, body } = await audit(angel, id, { result: 'rejected', ...why });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.errors).toMatchObject([{ field: 'reason', code: 'REASON_REQUIRED' }]);
  });

  const taken = [
    { reason: 'not ours' },
    { reason_code: 'duplicate' },
    { reason_code: 'other', reason: 'asked to cancel' },
  ];
  it.each(taken)('takes a code that says it, or words: %j', async (why) => {
    const { id } = await book();
    const { body } = await audit(angel, id, { result: 'rejected', ...why });
    expect(body).toMatchObject({ status: 'rejected', reason: null, ...why });
  });
});

describe('rolling back', () => {
  it('takes exactly the credited amount back, and keeps both people in the record', async () => {
    const { id } = await book({ amount: '300.00' });
    const before = await readAccount(server().db, client.accounts['USD']);
    await approve(angel2, id);
    const old = await rollback(angel, id, 1);
    expect([old.status, old.body.code]).toEqual([409, 'STALE_RECORD']);
    const { body } = await rollback(angel, id);
    expect(body).toMatchObject({
      status: 'rolled_back',
      version: 3,
      checker: { name: 'Victoria Lam' },
      rolled_back_by: { name: '陈雅静' },
      rollback_reason: 'returned',
    });
    const after = await readAccount(server().db, client.accounts['USD']);
    expect([after.balance, after.deposit]).toEqual([before.balance, before.deposit]);
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
    const { id } = await book({ amount: '10.00' });
    await ways[from](id);
    const shown = await angel.get(`/deposit/admin/v1/detail/${id}`);
    const possible = allowed[from]?.includes(action) ?? false;
    expect(shown.body.deposit.decision[action]).toBe(possible);
    const { status, body } = await actions[action](angel, id, versions[from]);
    if (possible) {
      expect([status, body.status]).toEqual([200, done[action]]);
      return;
    }
    const neverApproved = action === 'rollback' && from !== 'rolled_back';
    const code = neverApproved ? 'INVALID_TRANSITION' : 'ALREADY_DECIDED';
    expect([status, body.code]).toEqual([409, code]);
    const now = await angel.get(`/deposit/admin/v1/detail/${id}`);
    expect(now.body.deposit).toMatchObject({ status: from, version: versions[from] });
  });
});
