import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, recoveryCode, session, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import {
  type Authenticator,
  bind,
  forgetAuthenticators,
  signInWithCode,
  startBinding,
  verifyBinding,
} from '../../testing/authenticator.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const userinfo = '/auth/admin/v1/userinfo';

beforeEach(() => forgetAuthenticators(server().db));

const disable = (client: ApiClient, body: unknown) =>
  client.call('POST', '/user/v1/mfa/disable', body);

async function recoveryCodes(client: ApiClient): Promise<string[]> {
  return (await client.call('POST', '/user/v1/mfa/recovery_codes')).body.recovery_codes;
}

async function protectedPerson(username: string) {
  const first = await server().signIn(username);
  const authenticator = await bind(first);
  const codes = await recoveryCodes(first);
  const { body } = await signInWithCode(server(), username, authenticator.code(1));
  const later = apiClient(server().app, body);
  // The code of the next period was used to sign in; as it was before, so that it can be used here.
  await server()
    .db.update(staffUser)
    .set({ mfaStepUsed: null })
    .where(eq(staffUser.username, username));
  return { first, later, authenticator, codes };
}

describe('removing the authenticator', () => {
  it.each([
    ['a code of it', (authenticator: Authenticator) => ({ code: authenticator.code() })],
    ['a recovery code', (_: unknown, codes: string[]) => ({ recovery_code: codes[4] })],
  ])('ends every session with %s, and sign-ins need no code any more', async (_, proof) => {
    const { first, later, authenticator, codes } = await protectedPerson('angel');
    const answer = await disable(later, proof(authenticator, codes));
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    for (const client of [first, later]) {
      expect((await client.get(userinfo)).body.code).toBe('SESSION_ENDED');
    }
    const again = await server().signIn('angel');
    expect(again.tokens?.mfa).toBe(false);
    expect((await again.get(userinfo)).body.mfa).toBe(false);
    expect(await server().db.select().from(recoveryCode)).toEqual([]);
  });

  it('changes the record by one version and is recorded in the audit log, without the code', async () => {
    const { db } = server();
    const { first, codes } = await protectedPerson('angel');
    const mine = eq(staffUser.username, 'angel');
    const [before] = await db.select().from(staffUser).where(mine);
    await disable(first, { recovery_code: 'WRONG' });
    await disable(first, { recovery_code: codes[0] });
    const [after] = await db.select().from(staffUser).where(mine);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(after).toMatchObject({ mfaSecret: null, mfaStepUsed: null });
    const rows = await db.select().from(auditLog).orderBy(auditLog.seq);
    expect(rows.slice(-2)).toMatchObject([
      { action: 'user.mfa_disable_failed', after: { by: 'recovery_code' } },
      {
        action: 'user.mfa_disabled',
        before: { mfa: true },
        after: { mfa: false, by: 'recovery_code', sessions_ended: 2 },
      },
    ]);
    expect(JSON.stringify(rows) + server().logs.join('')).not.toContain(codes[0]);
    const ended = await db.select().from(session).where(eq(session.endReason, 'mfa_changed'));
    expect(ended.length).toBeGreaterThanOrEqual(2);
  });

  it('lets another one be set up at once, with the code of the same period', async () => {
    const { later, authenticator } = await protectedPerson('angel');
    await disable(later, { code: authenticator.code(1) });
    const again = await server().signIn('angel');
    const next = await startBinding(again);
    expect((await verifyBinding(again, next.code())).status).toBe(200);
  });

  it('needs an authenticator, and counts no guess if there is none', async () => {
    const angel = await server().signIn('angel');
    for (let i = 0; i < 6; i++) {
      expect((await disable(angel, { code: '123456' })).body).toMatchObject({
        status: 409,
        code: 'MFA_NOT_ENABLED',
      });
    }
  });

  // @rule tokens: Removal takes exactly one code or recovery code, any case, dashes optional
  it.each([
    ['neither', {}, 'code', 'FIELD_REQUIRED'],
    ['both', { code: '123456', recovery_code: 'x' }, 'recovery_code', 'FIELD_INVALID'],
    ['a code of five digits', { code: '12345' }, 'code', 'FIELD_INVALID'],
    ['an empty recovery code', { recovery_code: '' }, 'recovery_code', 'FIELD_REQUIRED'],
  ])('takes exactly one proof: not %s', async (_, body, field, code) => {
    const hero = await server().signIn('hero');
    expect((await disable(hero, body)).body).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      errors: [{ field, code }],
    });
  });
});

describe('a code of the authenticator', () => {
  it('is used up by the setup, and removes nothing', async () => {
    const angel = await server().signIn('angel');
    const authenticator = await startBinding(angel);
    const code = authenticator.code();
    await verifyBinding(angel, code);
    expect((await disable(angel, { code })).body).toMatchObject({
      status: 422,
      code: 'AUTHENTICATOR_CODE_WRONG',
    });
    expect((await disable(angel, { code: authenticator.code(1) })).status).toBe(200);
  });

  it('can be guessed five times at most, together with recovery codes', async () => {
    const { later, first, authenticator, codes } = await protectedPerson('angel');
    for (let i = 0; i < 3; i++) {
      expect((await disable(later, { code: authenticator.wrongCode() })).status).toBe(422);
    }
    for (const recovery_code of ['AAAA-AAAA-AAAA', ' - ']) {
      expect((await disable(first, { recovery_code })).status).toBe(422);
    }
    const refused = await disable(later, { recovery_code: codes[0] });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBeDefined();
    const signIn = await signInWithCode(server(), 'angel', authenticator.code(1));
    expect(signIn.status).toBe(429);
  });
});

describe('a recovery code', () => {
  it.each([
    ['in small letters', (code: string) => code.toLowerCase()],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with blanks and other dashes', (code: string) => ` ${code.replaceAll('-', ' – ')} `],
    [
      'in wide characters',
      (code: string) =>
        code.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
    ],
  ])('is taken %s', async (_, typed) => {
    const hero = await server().signIn('hero');
    await bind(hero);
    const [code = ''] = await recoveryCodes(hero);
    expect((await disable(hero, { recovery_code: typed(code) })).status).toBe(200);
  });

  it('is refused if it belongs to another user or to a removed authenticator', async () => {
    const hero = await protectedPerson('hero');
    const angel = await protectedPerson('angel');
    const refused = { status: 422, code: 'RECOVERY_CODE_WRONG' };
    expect((await disable(angel.later, { recovery_code: hero.codes[0] })).body).toMatchObject(
      refused,
    );
    await disable(angel.later, { recovery_code: angel.codes[0] });
    const again = await server().signIn('angel');
    await bind(again);
    for (const recovery_code of angel.codes.slice(0, 2)) {
      expect((await disable(again, { recovery_code })).body).toMatchObject(refused);
    }
  });
});

describe('at the same moment', () => {
  it.each([
    ['one code', (authenticator: Authenticator) => ({ code: authenticator.code() })],
    ['one recovery code', (_: unknown, codes: string[]) => ({ recovery_code: codes[0] })],
  ])('%s removes it once', async (_, proof) => {
    const { first, later, authenticator, codes } = await protectedPerson('angel');
    const given = proof(authenticator, codes);
    const answers = await Promise.all(
      [first, later, first, later].map((client) => disable(client, given)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const rows = await server().db.select().from(auditLog).orderBy(auditLog.seq);
    const removals = rows.slice(-4).filter(({ action }) => action === 'user.mfa_disabled');
    expect(removals).toHaveLength(1);
  });

  it('a removal and a sign-in with the same code: one of them uses it', async () => {
    for (let round = 0; round < 5; round++) {
      await forgetAuthenticators(server().db);
      const { later, authenticator } = await protectedPerson('angel');
      const half = await server().signIn('angel', { verifyMfa: false });
      const code = authenticator.code();
      const [removed, verified] = await Promise.all([
        disable(later, { code }),
        half.call('POST', '/auth/admin/v1/mfa/verify', { code }),
      ]);
      expect([removed.status, verified.status].filter((status) => status === 200)).toHaveLength(1);
      expect([removed.status, verified.status].every((status) => status < 500)).toBe(true);
    }
  });
});
