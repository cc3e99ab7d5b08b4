import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import SparkMD5 from 'spark-md5';
import { describe, expect, test } from 'vitest';
import { demoPassword, qaCaptcha } from '../../support/stack.ts';
import { signInByHand, totpCode } from '../../support/staff-api.ts';
import type { World } from '../world.ts';

export function authAnswers(world: () => World): void {
  describe('auth', () => {
    const login = async (fields: Record<string, unknown>, status: number) => {
      // Checked against the contract by `answer`, so it is what the contract says.
      const captcha = (await world().answer({ operation: 'getCaptcha' }, 200)) as Schemas.Captcha;
      return world().answer(
        {
          operation: 'login',
          headers: { 'X-Captcha-Id': captcha.captcha_id },
          body: {
            username: 'hero',
            password: SparkMD5.hash(demoPassword),
            captcha: qaCaptcha,
            ...fields,
          },
        },
        status,
      );
    };

    test('signing in returns tokens, or what is wrong', async () => {
      await login({}, 200);
      await login({ captcha: 'not it' }, 400);
      await login({ password: 'not an md5' }, 400);
      await login({ password: SparkMD5.hash('wrong') }, 401);
    });

    test('the sixth wrong password for one account is slowed down', async () => {
      const username = `nobody-${randomUUID()}`;
      for (let failure = 0; failure < 5; failure++) await login({ username }, 401);
      await login({ username }, 429);
    });

    test('a token of a pending second factor opens only its verification and log-out', async () => {
      const tokens = (await login({ username: 'mfa' }, 200)) as Schemas.Tokens;
      expect(tokens.mfa).toBe(true);
      const pending = { token: tokens.access_token };
      await world().answer({ operation: 'getUserInfo', ...pending }, 401);
      await world().answer({ operation: 'verifyMfa', ...pending, body: { code: 'abc' } }, 400);
      await world().answer({ operation: 'verifyMfa', ...pending, body: { code: '000000' } }, 401);
      const recovery = { recovery_code: 'XXXX-XXXX-XXXX' };
      await world().answer({ operation: 'verifyMfa', ...pending, body: recovery }, 422);
      const full = (await world().answer(
        { operation: 'verifyMfa', ...pending, body: { code: totpCode() } },
        200,
      )) as Schemas.Tokens;
      await world().answer({ operation: 'getUserInfo', token: full.access_token }, 200);
      await world().answer(
        { operation: 'verifyMfa', token: full.access_token, body: { code: totpCode() } },
        409,
      );
    });

    test('giving the password again returns that it counts, or what is wrong', async () => {
      let tokens = (await login({ username: 'hero7' }, 200)) as Schemas.Tokens;
      const give = (body: unknown, status: number) =>
        world().answer({ operation: 'signInAgain', token: tokens.access_token, body }, status);
      const password = SparkMD5.hash(demoPassword);
      await give({ password }, 200);
      await give({ password }, 401);
      const { refresh_token } = tokens;
      tokens = (await world().answer(
        { operation: 'refreshToken', body: { refresh_token } },
        200,
      )) as Schemas.Tokens;
      await give({}, 400);
      await give({ code: '000000' }, 409);
      for (let guess = 0; guess < 5; guess++) {
        await give({ password: SparkMD5.hash('wrong') }, 422);
      }
      await give({ password }, 429);
      await world().answer({ operation: 'signInAgain', body: { password } }, 401);
    });

    test('refreshing returns new tokens, or what is wrong', async () => {
      const tokens = (await login({}, 200)) as Schemas.Tokens;
      const refresh = (body: unknown, status: number) =>
        world().answer({ operation: 'refreshToken', body }, status);
      await refresh({ refresh_token: tokens.refresh_token }, 200);
      await refresh({}, 400);
      await refresh({ refresh_token: 'unknown' }, 401);
    });

    test('the own profile, permissions and sessions', async () => {
      const staff = await signInByHand(world().stack.url, 'superman');
      const mine = { token: staff.accessToken };
      const user = (await world().answer(
        { operation: 'getUserInfo', ...mine },
        200,
      )) as Schemas.UserInfo;
      await world().answer({ operation: 'getUserInfo' }, 401);

      const preferences = { operation: 'savePreferences', body: { theme: 'dark' } };
      await world().answer({ ...preferences, ...mine }, 200);
      await world().answer({ ...preferences, ...mine, body: {} }, 400);
      await world().answer(preferences, 401);

      const permissions = { operation: 'getPermissions', path: { userId: user.id } };
      await world().answer({ ...permissions, ...mine, query: { role: 'superman' } }, 200);
      await world().answer({ ...permissions, ...mine, path: { userId: 'not-an-id' } }, 400);
      await world().answer(permissions, 401);
      await world().answer({ ...permissions, ...mine, path: { userId: randomUUID() } }, 404);

      const sessions = (await world().answer(
        { operation: 'listSessions', ...mine },
        200,
      )) as Schemas.SessionList;
      await world().answer({ operation: 'listSessions', ...mine, query: { size: '0' } }, 400);
      await world().answer({ operation: 'listSessions' }, 401);

      const own = sessions.list.find((session) => session.current)?.id ?? '';
      await world().answer({ operation: 'endSession', ...mine, path: { id: 'not-an-id' } }, 400);
      await world().answer({ operation: 'endSession', path: { id: own } }, 401);
      await world().answer({ operation: 'endSession', ...mine, path: { id: randomUUID() } }, 404);
      await world().answer({ operation: 'endSession', ...mine, path: { id: own } }, 200);
      await world().answer({ operation: 'getUserInfo', ...mine }, 401);
    });

    test('logging out ends the session at once', async () => {
      const staff = await signInByHand(world().stack.url, 'superman');
      await world().answer({ operation: 'logout', token: staff.accessToken }, 200);
      await world().answer({ operation: 'logout', token: staff.accessToken }, 401);
    });
  });
}
