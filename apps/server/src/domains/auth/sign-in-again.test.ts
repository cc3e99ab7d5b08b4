import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../http/contract.ts';
import {
  auditLog,
  bulkItem,
  bulkRun,
  deposit,
  session,
  staffUser,
} from '../../kernel/db/schema.ts';
import { acknowledged } from '../../testing/acknowledged.ts';
import { type ApiClient, apiClient, md5, sessionOf } from '../../testing/api-client.ts';
import { endOfBulk, startBulk, stateOfItems } from '../../testing/bulk-runs.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import {
  giveRecoveryCode,
  openSession,
  personPassword,
  signedInPerson,
  type TestPerson,
} from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { auditProposal, waitingProposals } from '../../testing/two-person-fixtures.ts';

const server = useTestServer();
const minuteMs = 60_000;
let client: ClientFixture;

beforeAll(async () => {
  client = await addClient(server().db);
});

async function age(who: ApiClient, minutes = 11): Promise<void> {
  const signedInAt = new Date(Date.now() - minutes * minuteMs);
  await server()
    .db.update(session)
    .set({ signedInAt })
    .where(eq(session.id, sessionOf(who)));
}

const giveAgain = (who: ApiClient, body: object) =>
  who.call('POST', '/auth/admin/v1/sign_in_again', body);
const givePassword = (who: ApiClient, password = personPassword) =>
  giveAgain(who, { password: md5(password) });

const approve = (who: ApiClient, id: string, result = 'approved', key = once()) =>
  who.call(
    'PUT',
    `/deposit/admin/v1/audit/${id}`,
    { result, version: 1, ...(result === 'rejected' ? { reason: 'no' } : acknowledged) },
    key,
  );

const statusOf = async (id: string) =>
  (await server().db.select().from(deposit).where(eq(deposit.id, id)))[0]?.status;

const entries = async (who: ApiClient) => {
  const about = and(
    eq(auditLog.subjectId, sessionOf(who)),
    like(auditLog.action, 'session.sign%again%'),
  );
  const rows = await server().db.select().from(auditLog).where(about).orderBy(auditLog.seq);
  return rows.map(({ action, after }) => [action, after]);
};

describe('a password or a code given again', () => {
  // @rule sign-in: Factors, staff, limits, IP rules and large decisions ask for a password of 10 minutes
  // @in platform/sessions/recent.ts domains/approval/two-people.ts
  it('opens in the same session what an old sign-in does not, for ten minutes', async () => {
    const { api } = await signedInPerson(server());
    const start = async () => (await api.call('POST', '/user/v1/mfa/bind/start')).body.code;
    await age(api, 9);
    expect(await start()).toBeUndefined();
    await age(api);
    expect(await start()).toBe('SIGN_IN_AGAIN');
    expect((await givePassword(api)).body).toEqual({ ok: true });
    expect(await start()).toBeUndefined();
    await age(api);
    expect(await start()).toBe('SIGN_IN_AGAIN');
    expect(await entries(api)).toEqual([['session.signed_in_again', { by: 'password' }]]);
  });

  // @rule tokens: The tokens of before are refused once their user has signed in again
  // @in platform/sessions/sessions.ts
  it('ends the tokens of before, and a used refresh token the session', async () => {
    const { api } = await signedInPerson(server());
    const copy = apiClient(server().app, api.tokens);
    const path = '/auth/admin/v1/userinfo';
    await givePassword(api, 'wrong');
    expect((await copy.get(path)).status).toBe(200);
    await givePassword(api);
    expect((await copy.get(path)).body).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect((await api.get(path)).status).toBe(200);
    const { refresh_token } = copy.tokens ?? {};
    await copy.call('POST', '/auth/admin/v1/token/refresh', { refresh_token });
    expect((await api.get(path)).body.code).toBe('SESSION_ENDED');
  });

  it('leaves other sessions of the user as old as they were', async () => {
    const { api, ...person } = await signedInPerson(server());
    const other = apiClient(server().app, await openSession(server(), person));
    await age(api);
    await age(other);
    await givePassword(api);
    expect((await other.call('POST', '/user/v1/mfa/bind/start')).body.code).toBe('SIGN_IN_AGAIN');
  });

  it('is not renewed by new tokens', async () => {
    const { api } = await signedInPerson(server());
    await age(api);
    const { body } = await api.call('POST', '/auth/admin/v1/token/refresh', {
      refresh_token: api.tokens?.refresh_token,
    });
    const renewed = apiClient(server().app, body);
    expect((await renewed.call('POST', '/user/v1/mfa/bind/start')).body.code).toBe('SIGN_IN_AGAIN');
  });

  // @rule sign-in: Wrong passwords and codes given again count towards the lock-out
  it('is guessed at five times, together with the old password of a changed one', async () => {
    const { api } = await signedInPerson(server());
    for (let guess = 0; guess < 4; guess++) {
      expect((await givePassword(api, 'wrong')).body.code).toBe('PASSWORD_WRONG');
    }
    const change = { old_password: md5('wrong'), new_password: md5('A password of another') };
    expect((await api.call('POST', '/user/v1/change_pwd', change)).body.code).toBe(
      'PASSWORD_WRONG',
    );
    expect((await givePassword(api)).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await api.call('POST', '/user/v1/change_pwd', change)).status).toBe(429);
    expect(await entries(api)).toEqual(
      Array.from({ length: 4 }, () => ['session.sign_in_again_failed', { by: 'password' }]),
    );
  });

  it('is guessed at five times at once, not more', async () => {
    const { api } = await signedInPerson(server());
    const tries = Array.from({ length: 12 }, () => givePassword(api, 'wrong'));
    const codes = (await Promise.all(tries)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'PASSWORD_WRONG').length).toBeLessThanOrEqual(5);
  });

  it('takes a code of the authenticator once, and no recovery code', async () => {
    const { api, ...person } = await signedInPerson(server(), { mfa: true });
    await age(api);
    const code = new TOTP({ secret: Secret.fromBase32(person.secret ?? '') }).generate();
    expect(
      (await giveAgain(api, { code: code === '000000' ? '111111' : '000000' })).body.code,
    ).toBe('AUTHENTICATOR_CODE_WRONG');
    expect((await giveAgain(api, { code })).status).toBe(200);
    await age(api);
    expect((await giveAgain(api, { code })).body.code).toBe('AUTHENTICATOR_CODE_WRONG');
    const recovery = { recovery_code: await giveRecoveryCode(server(), person) };
    expect((await giveAgain(api, recovery)).status).toBe(400);
    expect((await api.call('POST', '/user/v1/mfa/recovery_codes')).body.code).toBe('SIGN_IN_AGAIN');
  });

  it('counts wrong codes with those of other operations', async () => {
    const { api } = await signedInPerson(server(), { mfa: true });
    for (let guess = 0; guess < 5; guess++) await giveAgain(api, { code: '000000' });
    expect((await api.call('POST', '/user/v1/mfa/disable', { code: '000000' })).status).toBe(429);
  });

  it('is exactly one of the two', async () => {
    const { api } = await signedInPerson(server());
    expect((await giveAgain(api, {})).status).toBe(400);
    expect((await giveAgain(api, { password: md5('x'), code: '000000' })).status).toBe(400);
    expect((await giveAgain(api, { code: '000000' })).body.code).toBe('MFA_NOT_ENABLED');
  });
});

describe('a stolen access token', () => {
  const guarded = readContract().filter(({ asksAgain }) => asksAgain);

  it.each(guarded.map(({ id, method, path }) => [id, method, path] as const))(
    'is refused by %s without the password',
    async (_, method, path) => {
      const { api } = await signedInPerson(server(), { role: 'god' });
      await age(api);
      const url = path.replace(/\{\w+\}/g, () => randomUUID());
      // Methods of the contract.
      const call = () => api.call(method as 'POST', url, {}, once());
      expect((await call()).body.code).toBe('SIGN_IN_AGAIN');
      await givePassword(api);
      expect((await call()).body.code).not.toBe('SIGN_IN_AGAIN');
    },
  );

  it('covers factors, staff, programs, limits and IP rules', () => {
    expect(guarded.map(({ id }) => id).toSorted()).toEqual([
      'addPasskey',
      'changeStaffStatus',
      'closeStaffMfa',
      'collectInvitationHalf',
      'collectServiceSecret',
      'confirmOwnEmail',
      'createIpRule',
      'createMfaRecoveryCodes',
      'createServiceAccount',
      'createStaff',
      'deleteIpRule',
      'deleteStaff',
      'endSession',
      'inviteStaff',
      'removeOwnEmail',
      'removePasskey',
      'renewServiceSecret',
      'startMfaBinding',
      'startOwnEmail',
      'startPasskey',
      'updateIpRule',
      'updateServiceAccount',
      'updateStaff',
      'updateTradeConfig',
    ]);
  });

  // @rule sign-in: A user ends own sessions with a password of the last ten minutes
  // @in http/authenticate.ts
  it('ends no other session of its owner, and signs out at any time', async () => {
    const { api, ...person } = await signedInPerson(server());
    const other = apiClient(server().app, await openSession(server(), person));
    const end = () => api.call('DELETE', `/auth/admin/v1/session/${sessionOf(other)}`);
    await age(api);
    expect((await end()).body.code).toBe('SIGN_IN_AGAIN');
    expect((await other.get('/auth/admin/v1/userinfo')).status).toBe(200);
    await givePassword(api);
    expect((await end()).body).toEqual({ ok: true });
    expect((await other.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
    await age(api);
    expect((await api.call('POST', '/auth/admin/v1/logout')).status).toBe(200);
  });

  // @rule sign-in: A stolen access token binds no authenticator and gets no recovery codes
  // @in http/authenticate.ts
  it('binds no authenticator, and leaves no start of one', async () => {
    const { api, id } = await signedInPerson(server());
    await age(api);
    await api.call('POST', '/user/v1/mfa/bind/start');
    const [row] = await server().db.select().from(staffUser).where(eq(staffUser.id, id));
    expect([row?.mfaPendingSecret, row?.mfaSecret]).toEqual([null, null]);
  });
});

describe('a decision of an old sign-in', () => {
  let maker: TestPerson & { api: ApiClient };
  let approver: TestPerson & { api: ApiClient };

  beforeAll(async () => {
    maker = await signedInPerson(server());
    approver = await signedInPerson(server());
  });

  it('goes ahead below the limits, and asks above them, with the same key afterwards', async () => {
    const { db } = server();
    await age(approver.api);
    const small = await addDeposit(db, client, { amount: '10.00' });
    expect((await approve(approver.api, small.id)).body.status).toBe('approved');

    const large = await addDeposit(db, client, { amount: '20000.00' });
    const key = once();
    expect((await approve(approver.api, large.id, 'approved', key)).body.code).toBe(
      'SIGN_IN_AGAIN',
    );
    expect(await waitingProposals(approver.api)).toEqual([]);
    await givePassword(approver.api);
    const answer = await approve(approver.api, large.id, 'approved', key);
    expect(answer.body.decision.second_person.waiting.mine).toBe(true);
    expect((await approve(approver.api, large.id, 'approved', key)).body).toEqual(answer.body);

    await age(maker.api);
    const [waiting] = await waitingProposals(maker.api);
    if (waiting === undefined) throw new Error('Nothing waits.');
    expect((await auditProposal(maker.api, waiting)).body.code).toBe('SIGN_IN_AGAIN');
    expect((await approve(maker.api, large.id)).body.code).toBe('SIGN_IN_AGAIN');
    expect(await statusOf(large.id)).toBe('pending');
    await givePassword(maker.api);
    expect((await approve(maker.api, large.id)).body.status).toBe('approved');
  });

  it('rejects and withdraws without the password', async () => {
    await age(approver.api);
    const large = await addDeposit(server().db, client, { amount: '20000.00' });
    expect((await approve(approver.api, large.id, 'rejected')).body.status).toBe('rejected');
  });

  it('starts no bulk run, which asks once for all of its items', async () => {
    const { db } = server();
    const ids: string[] = [];
    while (ids.length < 3) ids.push((await addDeposit(db, client, { amount: '10.00' })).id);
    const items = ids.map((id) => ({ id, version: 1, body: { ...acknowledged } }));
    const request = { operation: 'auditDeposit', body: { result: 'approved' }, items } as const;
    const { api } = approver;
    await age(api);
    expect((await startBulk(api, request)).body.code).toBe('SIGN_IN_AGAIN');
    const disguised = items.map((item) => ({
      ...item,
      body: { ...item.body, result: 'approved' },
    }));
    const rejecting = { ...request, body: { result: 'rejected', reason: 'no' } } as const;
    expect((await startBulk(api, { ...rejecting, items: disguised })).body.code).toBe(
      'SIGN_IN_AGAIN',
    );
    await givePassword(api);
    const { body: run } = await startBulk(api, request);
    await age(api, 60);
    expect(stateOfItems(await endOfBulk(api, run.id))).toEqual(['done', 'done', 'done']);
  });

  it('repeats no bulk run', async () => {
    const { db } = server();
    const { id } = await addDeposit(db, client, { amount: '10.00' });
    const item = { id, version: 7, body: { ...acknowledged } };
    const { api } = approver;
    await givePassword(api);
    const { body: run } = await startBulk(api, {
      operation: 'auditDeposit',
      body: { result: 'approved' },
      items: [item],
    });
    await endOfBulk(api, run.id);
    await age(api);
    const retry = () => api.call('PUT', `/bulk/admin/v1/retry/${run.id}`, { state: 'refused' });
    expect((await retry()).body.code).toBe('SIGN_IN_AGAIN');
    const [kept] = await db.select().from(bulkItem).where(eq(bulkItem.runId, run.id));
    const [ended] = await db.select().from(bulkRun).where(eq(bulkRun.id, run.id));
    expect([kept?.state, ended?.status]).toEqual(['refused', 'finished']);
  });
});
