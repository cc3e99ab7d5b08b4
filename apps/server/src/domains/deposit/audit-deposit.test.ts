import { beforeAll, describe, expect, it } from 'vitest';
import { staffUser } from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import type { ApiAnswer, ApiClient } from '../../testing/api-client.ts';
import { atOnce, countStatuses } from '../../testing/at-once.ts';
import { once } from '../../testing/config-calls.ts';
import {
  addClient,
  addDeposit,
  addRate,
  type ClientFixture,
  type DepositFixture,
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
  await addRate(server().db, { primary: 'EUR', secondary: 'USD', final: '1.1' });
});

const book = (options?: DepositFixture) => addDeposit(server().db, client, options);

function audit(who: ApiClient, id: string, body: object, headers = once()): Promise<ApiAnswer> {
  return who.call('PUT', `/deposit/admin/v1/audit/${id}`, { version: 1, ...body }, headers);
}
const approve = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'approved', ...acknowledged, version });
const reject = (who: ApiClient, id: string, version = 1) =>
  audit(who, id, { result: 'rejected', reason: 'not ours', version });
const rollback = (who: ApiClient, id: string, version = 2) =>
  who.call('PUT', `/deposit/admin/v1/rollback/${id}`, { reason: 'returned', version }, once());

describe('approving', () => {
  // @rule deposits: Approving credits exactly the amount, once
  // @in ./audit-deposit.ts
  it('credits exactly the amount, once, and returns the record as it stands', async () => {
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
});

it('approvals of several deposits at once add up on one account', async () => {
  const own = await addClient(server().db);
  const made = await atOnce(20, () => addDeposit(server().db, own, { amount: '10.01' }));
  const answers = await Promise.all(
    made.map(({ id }, number) => approve(number % 2 ? angel : angel2, id)),
  );
  expect(countStatuses(answers)).toEqual({ 200: made.length });
  const { balance } = await readAccount(server().db, own.accounts['USD']);
  expect(Number(balance)).toBeCloseTo(200.2, 8);
});

describe('the two-person rule', () => {
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

describe('rolling back', () => {
  // @rule deposits: Rolling back takes exactly the credited amount, never more than is available
  // @in ./audit-deposit.ts
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

  it('is refused with what is available, and becomes possible when money is back', async () => {
    const own = await addClient(server().db);
    const { id } = await addDeposit(server().db, own, { amount: '100.00' });
    await approve(angel, id);
    await debitAccount(server().db, own.accounts['USD'] ?? '', '30.00');
    const refused = await rollback(angel2, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'INSUFFICIENT_FUNDS']);
    for (const money of ['70.00 USD', '100.00 USD']) expect(refused.body.message).toContain(money);
    const { deposit } = (await angel2.get(`/deposit/admin/v1/detail/${id}`)).body;
    expect(deposit).toMatchObject({
      status: 'approved',
      decision: { rollback: false, blocked_code: 'INSUFFICIENT_FUNDS' },
    });
    const more = await addDeposit(server().db, own, { amount: '30.00' });
    await approve(angel, more.id);
    expect((await rollback(angel2, id)).status).toBe(200);
    expect(Number((await readAccount(server().db, own.accounts['USD'])).balance)).toBe(0);
  });

  it('lets only as many of several at once through as there is money', async () => {
    const own = await addClient(server().db);
    const made = await atOnce(6, () => addDeposit(server().db, own, { amount: '10.00' }));
    for (const { id } of made) await approve(angel, id);
    await debitAccount(server().db, own.accounts['USD'] ?? '', '25.00');
    const answers = await Promise.all(
      made.map(({ id }, number) => rollback(number % 2 ? angel : angel2, id)),
    );
    expect(countStatuses(answers)).toEqual({ 200: 3, 409: 3 });
    expect(Number((await readAccount(server().db, own.accounts['USD'])).balance)).toBe(5);
  });
});
