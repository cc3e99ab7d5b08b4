import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { attempt, auditLog, refreshToken, session, staffUser } from '../../kernel/db/schema.ts';
import { type ApiClient, sessionOf } from '../../testing/api-client.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const hourMs = 60 * 60 * 1000;

const refresh = (token: string | undefined) =>
  server().anonymous.call('POST', '/auth/admin/v1/token/refresh', { refresh_token: token });

const whoWith = (accessToken: string) =>
  server().anonymous.get('/auth/admin/v1/userinfo', { authorization: `Bearer ${accessToken}` });

describe('refreshing', () => {
  it('returns new tokens that work', async () => {
    const angel = await server().signIn('angel');
    const { status, body } = await refresh(angel.tokens?.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(angel.tokens?.refresh_token);
    expect((await whoWith(body.access_token)).status).toBe(200);
  });

  // @rule tokens: A refresh token is used once; a second use ends the session
  it('ends the whole session, the newest tokens too, when an old token comes again', async () => {
    const angel = await server().signIn('angel');
    const { body: newest } = await refresh(angel.tokens?.refresh_token);
    expect((await refresh(angel.tokens?.refresh_token)).body.code).toBe('SESSION_ENDED');
    expect((await whoWith(newest.access_token)).body.code).toBe('SESSION_ENDED');
    expect((await refresh(newest.refresh_token)).status).toBe(401);
    const entries = await server()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, sessionOf(angel)));
    expect(entries.at(-1)).toMatchObject({
      action: 'session.ended',
      after: { reason: 'refresh_reused' },
    });
  });

  it('gives one of two simultaneous calls tokens, and ends the session', async () => {
    const angel = await server().signIn('angel');
    const answers = await Promise.all([
      refresh(angel.tokens?.refresh_token),
      refresh(angel.tokens?.refresh_token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await angel.get('/auth/admin/v1/userinfo')).body.code).toBe('SESSION_ENDED');
  });

  it('is refused to an address after a hundred failures; what succeeds does not count', async () => {
    const { db, anonymous } = server();
    const from = (token: string | undefined) =>
      anonymous.inject({
        method: 'POST',
        url: '/auth/admin/v1/token/refresh',
        remoteAddress: '10.8.0.1',
        payload: { refresh_token: token },
      });
    const failed = { subject: 'refresh:10.8.0.1', at: new Date() };
    await db.insert(attempt).values(Array.from({ length: 99 }, () => failed));
    const angel = await server().signIn('angel');
    const { body: second } = await from(angel.tokens?.refresh_token);
    const { body: third } = await from(second.refresh_token);
    expect((await from('never-given-out')).status).toBe(401);
    expect((await from(third.refresh_token)).body).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
    });
    expect((await refresh(third.refresh_token)).status).toBe(200);
  });

  it('has its address counted with all of its /64', async () => {
    const { db, anonymous } = server();
    const failed = { subject: 'refresh:2001:db8:8:1::/64', at: new Date() };
    await db.insert(attempt).values(Array.from({ length: 100 }, () => failed));
    const from = (remoteAddress: string) =>
      anonymous.inject({
        method: 'POST',
        url: '/auth/admin/v1/token/refresh',
        remoteAddress,
        payload: { refresh_token: 'never-given-out' },
      });
    expect((await from('2001:db8:8:1::77')).status).toBe(429);
    expect((await from('2001:db8:8:2::77')).status).toBe(401);
  });

  it('refuses a token that was never given out', async () => {
    expect((await refresh('never-given-out')).body).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
  });

  it('refuses a person who was disabled', async () => {
    const hero = await server().signIn('hero2');
    const { db } = server();
    await db.update(staffUser).set({ active: false }).where(eq(staffUser.username, 'hero2'));
    expect((await refresh(hero.tokens?.refresh_token)).status).toBe(401);
  });

  // @rule tokens: Refresh tokens are stored only as hashes
  it('keeps only the hash of the token', async () => {
    const angel = await server().signIn('angel');
    const rows = await server()
      .db.select()
      .from(refreshToken)
      .where(eq(refreshToken.sessionId, sessionOf(angel)));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(angel.tokens?.refresh_token);
  });
});

describe('the life of a session', () => {
  const lifetimeMs = async (client: ApiClient) => {
    const [row] = await server()
      .db.select()
      .from(session)
      .where(eq(session.id, sessionOf(client)));
    return Number(row?.expiresAt) - Date.now();
  };

  // @rule sign-in: A session lasts 12 hours, remembered 30 days; refreshing does not extend it
  // @in platform/sessions/sessions.ts
  it.each([
    ['12 hours', false, 12 * hourMs],
    ['30 days when remembered', true, 30 * 24 * hourMs],
  ])('is %s, with an authenticator or without', async (_, rememberMe, expected) => {
    const angel = await server().signIn('angel', { rememberMe });
    expect(Math.abs((await lifetimeMs(angel)) - expected)).toBeLessThan(60_000);
    await server().db.update(staffUser).set({ mfaStepUsed: null });
    const withCode = await server().signIn('mfa', { rememberMe });
    expect(Math.abs((await lifetimeMs(withCode)) - expected)).toBeLessThan(60_000);
  });

  it('is not prolonged by refreshing', async () => {
    const angel = await server().signIn('angel');
    const soon = new Date(Date.now() + hourMs);
    const { db } = server();
    await db
      .update(session)
      .set({ expiresAt: soon })
      .where(eq(session.id, sessionOf(angel)));
    expect((await refresh(angel.tokens?.refresh_token)).status).toBe(200);
    expect(await lifetimeMs(angel)).toBeLessThanOrEqual(hourMs);
  });

  // @rule authentication-states: A session ended by a user suspends no page, unlike an expired one
  // @in core/session/session-end.ts platform/sessions/sessions.ts
  it('expires by itself: a refresh is refused, with another code than for a session that was ended', async () => {
    const angel = await server().signIn('angel');
    const { db } = server();
    await db
      .update(session)
      .set({ expiresAt: new Date() })
      .where(eq(session.id, sessionOf(angel)));
    const answers = async () => [
      (await angel.get('/auth/admin/v1/userinfo')).body.code,
      (await refresh(angel.tokens?.refresh_token)).body.code,
    ];
    expect(await answers()).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED']);
    await db
      .update(session)
      .set({ endedAt: new Date() })
      .where(eq(session.id, sessionOf(angel)));
    expect(await answers()).toEqual(['SESSION_ENDED', 'SESSION_ENDED']);
  });
});

describe('the access token', () => {
  // @rule tokens: The access token lives 15 minutes
  // @in platform/sessions/access-token.ts
  it('lives 15 minutes', async () => {
    const angel = await server().signIn('angel');
    const { iat = 0, exp = 0 } = decodeJwt(angel.tokens?.access_token ?? '');
    expect(exp - iat).toBe(15 * 60);
  });

  it.each([
    ['none at all', undefined],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['not a JWT', 'Bearer abc'],
  ])('is refused: %s', async (_, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const { status, body } = await server().anonymous.get('/auth/admin/v1/userinfo', headers);
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  // @rule tokens: A token of an unknown key, another purpose or another audience is refused
  // @in platform/sessions/access-token.ts
  it('is refused when expired, unsigned, of another key or purpose, or for another audience', async () => {
    const angel = await server().signIn('angel');
    const claims = decodeJwt(angel.tokens?.access_token ?? '');
    const { secrets } = server().services;
    const accessToken = secrets.current('access-token').bytes;
    const kid = 'access-token-1';
    const sign = (key: Uint8Array, exp: number, header: object = { kid }, more: object = {}) =>
      new SignJWT({ ...claims, ...more, exp })
        .setProtectedHeader({ alg: 'HS256', ...header })
        .sign(key);
    const now = Math.floor(Date.now() / 1000);
    const later = now + 60;
    const ofUpload = secrets.current('upload').bytes;
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`;
    const tokens = [
      await sign(accessToken, now - 1),
      await sign(new Uint8Array(32), later),
      unsigned,
      await sign(accessToken, later, {}),
      await sign(accessToken, later, { kid: 'access-token-2' }),
      await sign(accessToken, later, { kid: 'upload-1' }),
      await sign(ofUpload, later),
      await sign(ofUpload, later, { kid: 'upload-1' }),
      await sign(accessToken, later, { kid }, { aud: undefined }),
      await sign(accessToken, later, { kid }, { aud: 'brokerdesk/other' }),
    ];
    for (const token of tokens) expect((await whoWith(token)).body.code).toBe('UNAUTHORIZED');
    expect((await whoWith(await sign(accessToken, later))).status).toBe(200);
  });
});
