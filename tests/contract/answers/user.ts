import type { Schemas } from '@brokerdesk/sdk';
import { TOTP, URI } from 'otpauth';
import SparkMD5 from 'spark-md5';
import { describe, test } from 'vitest';
import { demoPassword, qaCaptcha } from '../../support/stack.ts';
import type { World } from '../world.ts';

/** How often one may begin to set up an authenticator in 15 minutes. */
const startsMax = 30;

export function userAnswers(world: () => World): void {
  const login = async (username: string) => {
    const captcha = (await world().answer({ operation: 'getCaptcha' }, 200)) as Schemas.Captcha;
    const headers = { 'X-Captcha-Id': captcha.captcha_id };
    const body = { username, password: SparkMD5.hash(demoPassword), captcha: qaCaptcha };
    return (await world().answer({ operation: 'login', headers, body }, 200)) as Schemas.Tokens;
  };

  const caller =
    ({ access_token: token }: Schemas.Tokens) =>
    (operation: string, status: number, body?: unknown) =>
      world().answer({ operation, token, body }, status);

  const start = async (call: ReturnType<typeof caller>) => {
    const { otpauth_uri } = (await call('startMfaBinding', 200)) as Schemas.MfaBinding;
    const authenticator = URI.parse(otpauth_uri);
    if (!(authenticator instanceof TOTP)) throw new Error(`Not of codes by time: ${otpauth_uri}`);
    return (periods: number) =>
      authenticator.generate({ timestamp: Date.now() + periods * 30_000 });
  };

  describe('the own authenticator', () => {
    test('is set up, gives recovery codes and is removed, or what is wrong', async () => {
      const call = caller(await login('hero5'));
      await call('createMfaRecoveryCodes', 409);
      await call('disableMfa', 409, { code: '000000' });
      await call('verifyMfaBinding', 409, { code: '000000' });

      const code = await start(call);
      await call('verifyMfaBinding', 400, { code: '12345' });
      await call('verifyMfaBinding', 422, { code: code(5) });
      await call('verifyMfaBinding', 200, { code: code(0) });
      await call('startMfaBinding', 409);
      const made = (await call('createMfaRecoveryCodes', 200)) as Schemas.RecoveryCodes;

      const half = caller(await login('hero5'));
      const later = caller((await half('verifyMfa', 200, { code: code(1) })) as Schemas.Tokens);
      await later('createMfaRecoveryCodes', 403);

      await call('disableMfa', 400, {});
      await call('disableMfa', 422, { code: code(5) });
      await call('disableMfa', 200, { recovery_code: made.recovery_codes[0] });
      await call('disableMfa', 401, { recovery_code: made.recovery_codes[0] });
    });

    test('is guessed at five times, and begun thirty times', async () => {
      const call = caller(await login('hero6'));
      const code = await start(call);
      for (let guess = 0; guess < 5; guess++)
        await call('verifyMfaBinding', 422, { code: code(5) });
      await call('verifyMfaBinding', 429, { code: code(0) });
      await call('disableMfa', 429, { code: code(0) });
      for (let started = 1; started < startsMax; started++) await call('startMfaBinding', 200);
      await call('startMfaBinding', 429);
    });

    test('is refused without a session', async () => {
      await world().answer({ operation: 'startMfaBinding' }, 401);
      await world().answer({ operation: 'verifyMfaBinding', body: { code: '000000' } }, 401);
      await world().answer({ operation: 'createMfaRecoveryCodes' }, 401);
    });
  });
}
