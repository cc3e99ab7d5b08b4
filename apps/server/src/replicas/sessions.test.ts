import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staffUser } from '../kernel/db/schema.ts';
import { demoPassword } from '../seed/staff.ts';
import { type ApiClient, md5, totpCode, tryLogin } from '../testing/api-client.ts';
import { at, useReplicas } from '../testing/replicas.ts';
import { type TestServer, testCaptcha } from '../testing/test-server.ts';

const limits = { account: 120, address: 0 };
const replicas = useReplicas({ rateLimits: limits });

const profile = '/auth/admin/v1/userinfo';
const refresh = ({ anonymous }: TestServer, { tokens }: Pick<ApiClient, 'tokens'>) =>
  anonymous.call('POST', '/auth/admin/v1/token/refresh', { refresh_token: tokens?.refresh_token });

describe('a session', () => {
  it('goes on at the other replica', async () => {
    const { first, second } = replicas();
    const angel = await first.signIn('angel');
    expect((await at(second, angel).get(profile)).body.userName).toBe(
      (await angel.get(profile)).body.userName,
    );
    const { status, body } = await refresh(second, angel);
    expect(status).toBe(200);
    expect((await at(first, { ...angel, tokens: body }).get(profile)).status).toBe(200);
  });

  // @rule server: Sessions, captchas, codes, failures and limits are shared by replicas
  // @in platform/sessions/sessions.ts
  it('is refused by the other replica at once after it was ended', async () => {
    const { first, second } = replicas();
    const angel = await first.signIn('angel');
    const there = at(second, angel);
    expect((await there.get(profile)).status).toBe(200);
    expect((await angel.call('POST', '/auth/admin/v1/logout')).status).toBe(200);
    expect((await there.get(profile)).body.code).toBe('SESSION_ENDED');
    expect((await refresh(second, angel)).status).toBe(401);
  });

  it('is refused by the other replica at once after its user was disabled', async () => {
    const { first, second } = replicas();
    const hero = await second.signIn('hero8');
    const god = await first.signIn('god');
    const [row] = await first.db.select().from(staffUser).where(eq(staffUser.username, 'hero8'));
    const body = { status: 'disabled', version: row?.version };
    expect((await god.call('PUT', `/user/v1/status/${row?.id}`, body)).status).toBe(200);
    expect((await hero.get(profile)).body.code).toBe('SESSION_ENDED');
  });

  it('gets new tokens once if both replicas receive its refresh token at once, and ends', async () => {
    const { first, second } = replicas();
    for (let round = 0; round < 5; round += 1) {
      const angel = await first.signIn('angel');
      const answers = await Promise.all([refresh(first, angel), refresh(second, angel)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      for (const replica of [first, second]) {
        expect((await at(replica, angel).get(profile)).body.code).toBe('SESSION_ENDED');
      }
    }
  });
});

describe('signing in', () => {
  it('is accepted at one replica for the captcha of the other, once', async () => {
    const { first, second } = replicas();
    const { body: captcha } = await first.anonymous.get('/auth/admin/v1/captcha');
    const login = ({ anonymous }: TestServer) =>
      anonymous.call(
        'POST',
        '/auth/admin/v1/login',
        { username: 'angel', password: md5(demoPassword), captcha: testCaptcha },
        { 'x-captcha-id': captcha.captcha_id },
      );
    expect((await login(second)).status).toBe(200);
    expect((await login(first)).status).toBe(400);
  });

  it('takes a code of the authenticator at one of two replicas, and at the other no more', async () => {
    const { first, second } = replicas();
    const waiting = [
      await first.signIn('mfa', { verifyMfa: false }),
      await second.signIn('mfa', { verifyMfa: false }),
    ];
    const code = totpCode();
    const answers = await Promise.all(
      waiting.map((who) => who.call('POST', '/auth/admin/v1/mfa/verify', { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused after five failures, wherever each of them was', async () => {
    const { first, second } = replicas();
    const attempt = (replica: TestServer, password: string) =>
      tryLogin(replica.app, 'hero7', { password, captcha: testCaptcha });
    for (const replica of [first, second, first, second, first]) {
      expect((await attempt(replica, 'wrong')).body.code).toBe('LOGIN_FAILED');
    }
    for (const replica of [first, second]) {
      expect((await attempt(replica, demoPassword)).body.code).toBe('TOO_MANY_ATTEMPTS');
    }
  });
});

it('an account has one limit of requests for both replicas together', async () => {
  const { first, second } = replicas();
  const hero = await first.signIn('hero');
  const both = [hero, at(second, hero)];
  const started = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 150 }, () =>
      both.map((who) => who.get('/setting/admin/v1/locale')),
    ).flat(),
  );
  // The minute may turn over during the test.
  const minutes = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
  const passed = answers.filter(({ status }) => status === 200);
  expect(passed.length).toBeLessThanOrEqual(limits.account * minutes);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(300 - passed.length);
  expect(passed.length).toBeGreaterThanOrEqual(limits.account - 6);
});
