import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, event, session, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, apiClient, sessionOf, tryLogin } from '../../testing/api-client.ts';
import {
  bind,
  forgetAuthenticators,
  signInWithCode,
  startBinding,
  verifyBinding,
} from '../../testing/authenticator.ts';
import { testCaptcha, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const userinfo = '/auth/admin/v1/userinfo';
const elevenMinutesAgo = () => new Date(Date.now() - 11 * 60 * 1000);

beforeEach(() => forgetAuthenticators(server().db));

async function personNamed(username: string) {
  const [person] = await server()
    .db.select()
    .from(staffUser)
    .where(eq(staffUser.username, username));
  if (person === undefined) throw new Error(`There is no ${username}.`);
  return person;
}

const auditEntries = () => server().db.select().from(auditLog).orderBy(auditLog.seq);

describe('the first code of a new authenticator', () => {
  // @rule tokens: From the first code on, every sign-in needs a later one
  it('makes it count: the profile says so, and every sign-in needs a later code', async () => {
    const angel = await server().signIn('angel');
    const before = await personNamed('angel');
    const authenticator = await startBinding(angel);
    const code = authenticator.code();
    expect(await verifyBinding(angel, code)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await angel.get(userinfo)).body.mfa).toBe(true);
    expect((await personNamed('angel')).version).toBe(before.version + 1);

    const replayed = await signInWithCode(server(), 'angel', code);
    expect(replayed.body).toMatchObject({ status: 401, code: 'MFA_CODE_WRONG' });
    const later = await signInWithCode(server(), 'angel', authenticator.code(1));
    expect(later.body.mfa).toBe(false);
  });

  // @rule tokens: Setting up ends the user's other sessions; removing ends all
  // @in platform/sessions/sessions.ts
  it('ends every other session of the user at once, and no one else’s', async () => {
    const [other, own, colleague] = [
      await server().signIn('hero'),
      await server().signIn('hero'),
      await server().signIn('hero2'),
    ];
    await bind(own);
    expect((await other.get(userinfo)).body).toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    const refreshed = await other.call('POST', '/auth/admin/v1/token/refresh', {
      refresh_token: other.tokens?.refresh_token,
    });
    expect(refreshed.status).toBe(401);
    const [row] = await server()
      .db.select()
      .from(session)
      .where(eq(session.id, sessionOf(other)));
    expect(row?.endReason).toBe('mfa_changed');
    const [sent] = await server()
      .db.select()
      .from(event)
      .where(and(eq(event.recordId, sessionOf(other)), eq(event.version, 2)));
    expect(sent).toMatchObject({ topic: 'session', userId: row?.userId });
    expect((await own.get(userinfo)).status).toBe(200);
    expect((await colleague.get(userinfo)).status).toBe(200);
  });

  it('may be a period off, not three', async () => {
    const angel = await server().signIn('angel');
    const authenticator = await startBinding(angel);
    for (const periods of [3, -3]) {
      const { body } = await verifyBinding(angel, authenticator.code(periods));
      expect(body).toMatchObject({ status: 422, code: 'AUTHENTICATOR_CODE_WRONG' });
    }
    expect((await verifyBinding(angel, authenticator.code(-1))).status).toBe(200);
  });

  it('comes within ten minutes of the start, and not without one', async () => {
    const angel = await server().signIn('angel');
    const notStarted = { status: 409, code: 'MFA_BINDING_NOT_STARTED' };
    expect((await verifyBinding(angel, '123456')).body).toMatchObject(notStarted);
    const authenticator = await startBinding(angel);
    await server().db.update(staffUser).set({ mfaPendingAt: elevenMinutesAgo() });
    expect((await verifyBinding(angel, authenticator.code())).body).toMatchObject(notStarted);
    expect((await angel.get(userinfo)).body.mfa).toBe(false);
  });

  // @rule tokens: Codes and recovery codes share 5 attempts per person in 15 minutes
  // @in domains/auth/authenticator.ts
  it('is guessed five times at most', async () => {
    const angel = await server().signIn('angel');
    const authenticator = await startBinding(angel);
    for (let i = 0; i < 5; i++) {
      expect((await verifyBinding(angel, authenticator.wrongCode())).status).toBe(422);
    }
    const refused = await verifyBinding(angel, authenticator.code());
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBeDefined();
  });

  it('is not counted as a guess if nothing was started', async () => {
    const angel = await server().signIn('angel');
    for (let i = 0; i < 6; i++) {
      expect((await verifyBinding(angel, '123456')).status).toBe(409);
    }
  });

  it('is recorded in the audit log, right or wrong, without the code and the secret', async () => {
    const god = await server().signIn('god');
    await server().signIn('god');
    const authenticator = await startBinding(god);
    const code = authenticator.code();
    await verifyBinding(god, authenticator.wrongCode());
    await verifyBinding(god, code);
    const rows = await auditEntries();
    expect(rows.slice(-2)).toMatchObject([
      { action: 'user.mfa_bind_failed', after: null },
      { action: 'user.mfa_bound', before: { mfa: false }, after: { mfa: true } },
    ]);
    expect(rows.at(-1)?.after?.['sessions_ended']).toBeGreaterThan(0);
    const written = JSON.stringify(rows.slice(-3).map(({ before, after }) => [before, after]));
    expect(written + server().logs.join('')).not.toContain(authenticator.secret);
    expect(written).not.toContain(code);
  });
});

describe('repeating the code that was accepted', () => {
  // @rule tokens: The setup code may be repeated for 10 minutes by its session, without effect
  it('is answered alike, and changes nothing', async () => {
    const angel = await server().signIn('angel');
    const authenticator = await startBinding(angel);
    const code = authenticator.code();
    await verifyBinding(angel, code);
    const bound = await personNamed('angel');
    const entries = (await auditEntries()).length;
    expect(await verifyBinding(angel, code)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await personNamed('angel')).toEqual(bound);
    expect(await auditEntries()).toHaveLength(entries);
    expect((await verifyBinding(angel, authenticator.code(1))).status).toBe(409);
  });

  it('does so in the session that set it up, for ten minutes', async () => {
    const angel = await server().signIn('angel');
    const authenticator = await startBinding(angel);
    const code = authenticator.code();
    await verifyBinding(angel, code);
    await server().db.update(session).set({ mfaBoundAt: elevenMinutesAgo() });
    expect((await verifyBinding(angel, code)).body.code).toBe('MFA_BINDING_NOT_STARTED');
    const { body } = await signInWithCode(server(), 'angel', authenticator.code(1));
    const another = apiClient(server().app, body);
    const repeated = await verifyBinding(another, authenticator.code(1));
    expect(repeated.body.code).toBe('MFA_BINDING_NOT_STARTED');
  });

  it('does not clear the way for more guesses', async () => {
    const angel = await server().signIn('angel');
    const authenticator = await startBinding(angel);
    const code = authenticator.code();
    await verifyBinding(angel, code);
    const guess = () =>
      angel.call('POST', '/user/v1/mfa/disable', { code: authenticator.wrongCode() });
    for (let i = 0; i < 4; i++) expect((await guess()).status).toBe(422);
    expect((await verifyBinding(angel, code)).status).toBe(200);
    expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

describe('at the same moment', () => {
  it('the same code from one session binds once', async () => {
    const angel = await server().signIn('angel');
    const { version } = await personNamed('angel');
    const code = (await startBinding(angel)).code();
    const answers = await Promise.all([1, 2, 3, 4].map(() => verifyBinding(angel, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await personNamed('angel')).version).toBe(version + 1);
    const bound = (await auditEntries()).slice(-4).filter((row) => row.action === 'user.mfa_bound');
    expect(bound).toHaveLength(1);
  });

  // @rule tokens: Of simultaneous requests, one sets up or removes the authenticator
  // @in domains/auth/authenticator.ts
  it('one of several sessions binds, and the others have ended', async () => {
    const { db } = server();
    const sessions = await Promise.all([1, 2, 3, 4].map(() => server().signIn('angel')));
    const code = (await startBinding(sessions[0] as ApiClient)).code(); // There are four.
    const answers = await Promise.all(sessions.map((client) => verifyBinding(client, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const { id } = await personNamed('angel');
    const open = (await db.select().from(session).where(eq(session.userId, id))).filter(
      ({ endedAt }) => endedAt === null,
    );
    expect(open).toHaveLength(1);
    expect(open[0]?.mfaBoundAt).not.toBeNull();
  });

  it('a sign-in whose password is being checked needs a code too', async () => {
    for (let round = 0; round < 5; round++) {
      await forgetAuthenticators(server().db);
      const angel = await server().signIn('angel');
      const code = (await startBinding(angel)).code();
      const [login] = await Promise.all([
        tryLogin(server().app, 'angel', { captcha: testCaptcha }),
        verifyBinding(angel, code),
      ]);
      const signedIn = apiClient(server().app, login.body);
      const { body } = await signedIn.get(userinfo);
      expect(['MFA_REQUIRED', 'SESSION_ENDED']).toContain(body.code);
    }
  });

  it('a write of another session is done or refused, and nothing waits in a circle', async () => {
    for (let round = 0; round < 10; round++) {
      await forgetAuthenticators(server().db);
      const [own, other] = [await server().signIn('god'), await server().signIn('god')];
      const code = (await startBinding(own)).code();
      const write = (_: unknown, at: number) =>
        other.call(
          'POST',
          '/deposit/admin/v2/specialized/01890000-0000-7000-8000-000000000000',
          {
            account_id: '01890000-0000-7000-8000-000000000000',
            amount: '1.00',
            currency: 'USD',
            sub_type: 'bank',
            payer_name: '测试客户',
            reference_no: 'FT-1',
          },
          { 'idempotency-key': `round-${round}-${at}-${own.tokens?.refresh_token}` },
        );
      const [bound, ...writes] = await Promise.all([
        verifyBinding(own, code),
        ...Array.from({ length: 8 }, write),
      ]);
      expect(bound.status).toBe(200);
      // 404: there is no such client, found out while the session was held.
      for (const { status } of writes) expect([401, 404]).toContain(status);
    }
  });
});
