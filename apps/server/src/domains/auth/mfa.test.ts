import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readContract } from '../../http/contract.ts';
import { attempt, auditLog, notification, staffUser } from '../../kernel/db/schema.ts';
import { demoTotpSecret } from '../../seed/staff.ts';
import { type ApiClient, apiClient, totpCode } from '../../testing/api-client.ts';
import { fieldsOf } from '../../testing/config-calls.ts';
import { createPerson, giveRecoveryCode, personPassword } from '../../testing/people.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

const verify = (client: ApiClient, code = totpCode()) =>
  client.call('POST', '/auth/admin/v1/mfa/verify', { code });

const halfSignedIn = () => server().signIn('mfa', { verifyMfa: false });

beforeEach(async () => {
  const { db } = server();
  await db.update(staffUser).set({ mfaStepUsed: null });
  await db.delete(attempt);
});

describe('before the code', () => {
  // @rule tokens: Pending tokens allow only verifying the code and logging out
  // @in http/authenticate.ts
  it('opens verify and logout, and nothing else', async () => {
    const half = await halfSignedIn();
    expect(half.tokens?.mfa).toBe(true);
    const closed = readContract().filter(
      ({ access, openDuringMfa }) => access.kind !== 'public' && !openDuringMfa,
    );
    expect(closed.length).toBeGreaterThan(15);
    for (const { key, method, path } of closed) {
      const { body } = await half.inject({
        // Every method of the contract is one of these.
        method: method as 'GET' | 'PUT' | 'POST' | 'DELETE',
        url: path.replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000'),
      });
      expect([key, body]).toMatchObject([key, { status: 401, code: 'MFA_REQUIRED' }]);
    }
    expect((await half.call('POST', '/auth/admin/v1/logout')).status).toBe(200);
    expect((await verify(half)).body.code).toBe('SESSION_ENDED');
  });

  it('is not left by refreshing', async () => {
    const half = await halfSignedIn();
    const { body } = await half.call('POST', '/auth/admin/v1/token/refresh', {
      refresh_token: half.tokens?.refresh_token,
    });
    expect(body.mfa).toBe(true);
    const refreshed = apiClient(server().app, body);
    expect((await refreshed.get('/auth/admin/v1/userinfo')).body.code).toBe('MFA_REQUIRED');
  });
});

it('a session is either verified or ended if both come at once, and never waits for ever', async () => {
  for (let round = 0; round < 10; round++) {
    await server().db.update(staffUser).set({ mfaStepUsed: null });
    await server().db.delete(attempt);
    const half = await halfSignedIn();
    const answers = await Promise.all([
      verify(half),
      half.call('POST', '/auth/admin/v1/logout'),
      half.call('POST', '/auth/admin/v1/token/refresh', {
        refresh_token: half.tokens?.refresh_token,
      }),
    ]);
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
  }
});

describe('the code', () => {
  it('returns fresh tokens that open everything; the first ones stay useless', async () => {
    const half = await halfSignedIn();
    const { status, body } = await verify(half);
    expect([status, body.mfa]).toEqual([200, false]);
    const whole = apiClient(server().app, body);
    expect((await whole.get('/auth/admin/v1/userinfo')).body).toMatchObject({
      userName: 'mfa',
      mfa: true,
    });
    expect((await half.get('/auth/admin/v1/userinfo')).body.code).toBe('MFA_REQUIRED');
    expect((await verify(whole)).body).toMatchObject({ status: 409, code: 'MFA_NOT_PENDING' });
    const again = await half.call('POST', '/auth/admin/v1/token/refresh', {
      refresh_token: half.tokens?.refresh_token,
    });
    expect(again.status).toBe(401);
  });

  // @rule tokens: A code is used once and may be one 30-second period off
  // @in ./authenticator.ts
  it('opens one session once', async () => {
    const code = totpCode();
    const [first, second] = [await halfSignedIn(), await halfSignedIn()];
    const answers = await Promise.all([verify(first, code), verify(second, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)?.body.code).toBe('MFA_CODE_WRONG');
  });

  it('is refused when an earlier period follows a later one', async () => {
    expect((await verify(await halfSignedIn(), totpCode(1))).status).toBe(200);
    expect((await verify(await halfSignedIn(), totpCode(-1))).body.code).toBe('MFA_CODE_WRONG');
  });

  it('may be a period off, not three', async () => {
    const half = await halfSignedIn();
    expect((await verify(half, totpCode(3))).body.code).toBe('MFA_CODE_WRONG');
    expect((await verify(half, totpCode(-3))).body.code).toBe('MFA_CODE_WRONG');
    expect((await verify(half, totpCode(1))).status).toBe(200);
  });

  // @rule sign-in: An authenticator code can be guessed 5 times
  // @in ./attempts.ts
  it('is guessed five times at most, over all sessions of the user', async () => {
    const wrong = totpCode() === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) {
      expect((await verify(await halfSignedIn(), wrong)).body.code).toBe('MFA_CODE_WRONG');
    }
    const refused = await verify(await halfSignedIn());
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBeDefined();
  });

  it('is written to the audit log, right or wrong', async () => {
    const half = await halfSignedIn();
    await verify(half, totpCode(3));
    await verify(half);
    const rows = await server().db.select().from(auditLog).orderBy(auditLog.seq);
    expect(rows.slice(-2).map(({ action }) => action)).toEqual([
      'session.mfa_failed',
      'session.mfa_verified',
    ]);
  });
});

describe('a recovery code', () => {
  const recover = (client: ApiClient, code: string) =>
    client.call('POST', '/auth/admin/v1/mfa/verify', { recovery_code: code });
  const withCodes = async () => {
    const person = await createPerson(server(), { mfa: true });
    const [code, other] = [
      await giveRecoveryCode(server(), person),
      await giveRecoveryCode(server(), person),
    ];
    const half = () =>
      server().signIn(person.username, { password: personPassword, verifyMfa: false });
    return { person, code, other, half };
  };

  // @rule sign-in: Without the authenticator a recovery code completes the sign-in, once
  // @in ./second-factor.ts ./mfa.ts
  it('completes the sign-in once, however it is written', async () => {
    const { code, half } = await withCodes();
    const { status, body } = await recover(await half(), code.replaceAll('-', ' ').toLowerCase());
    expect([status, body.mfa]).toEqual([200, false]);
    const whole = apiClient(server().app, body);
    expect((await whole.get('/auth/admin/v1/userinfo')).body.mfa).toBe(true);
    expect((await recover(await half(), code)).body).toMatchObject({
      status: 422,
      code: 'RECOVERY_CODE_WRONG',
    });
  });

  it('opens one of two sessions that ask at once', async () => {
    const { code, half } = await withCodes();
    const halves = [await half(), await half()] as const;
    const answers = await Promise.all(halves.map((one) => recover(one, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is refused for a different user', async () => {
    const [{ code }, { half }] = [await withCodes(), await withCodes()];
    expect((await recover(await half(), code)).body.code).toBe('RECOVERY_CODE_WRONG');
  });

  it('is guessed five times at most, together with the codes of the authenticator', async () => {
    const { code, half } = await withCodes();
    const wrong = totpCode() === '000000' ? '000001' : '000000';
    for (let i = 0; i < 4; i++) await recover(await half(), 'XXXX-XXXX-XXXX');
    expect((await verify(await half(), wrong)).body.code).toBe('MFA_CODE_WRONG');
    expect((await recover(await half(), code)).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('is asked for alone: with a code of the authenticator, or without any, nothing is looked at', async () => {
    const { code, half } = await withCodes();
    const call = async (body: object) =>
      (await half()).call('POST', '/auth/admin/v1/mfa/verify', body);
    expect(fieldsOf(await call({ code: totpCode(), recovery_code: code }))).toEqual({
      recovery_code: 'FIELD_INVALID',
    });
    expect(fieldsOf(await call({}))).toEqual({ code: 'FIELD_REQUIRED' });
    expect((await recover(await half(), code)).status).toBe(200);
  });

  it('is recorded with how many are left, and the user is notified', async () => {
    const { person, code, half } = await withCodes();
    await recover(await half(), 'XXXX-XXXX-XXXX');
    await recover(await half(), code);
    const entries = await server().db.select().from(auditLog).orderBy(auditLog.seq);
    expect(
      entries.filter(({ action }) => action.startsWith('session.mfa_')).slice(-2),
    ).toMatchObject([
      { action: 'session.mfa_failed', after: { by: 'recovery_code' } },
      { action: 'session.mfa_verified', after: { by: 'recovery_code', codes_left: 1 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(code);
    const notices = await server()
      .db.select()
      .from(notification)
      .where(and(eq(notification.userId, person.id), eq(notification.kind, 'sign_in_changed')));
    expect(notices).toMatchObject([{ values: { change: 'recovery_code_used', count: '1' } }]);
  });

  it('ends no tie of its user to a colleague: others may have read it', async () => {
    const { person, code, half } = await withCodes();
    await recover(await half(), code);
    const [row] = await server().db.select().from(staffUser).where(eq(staffUser.id, person.id));
    expect(row?.ownFactorAt).toBeNull();
  });
});

// @rule server: The secret of a person's authenticator is stored encrypted
// @in platform/secrets.ts
it('the secret of the authenticator is kept encrypted', async () => {
  const [person] = await server().db.select().from(staffUser).where(eq(staffUser.username, 'mfa'));
  expect(person?.mfaSecret).not.toContain(demoTotpSecret);
  expect(server().services.secrets.unseal(person?.mfaSecret ?? '')).toBe(demoTotpSecret);
});
