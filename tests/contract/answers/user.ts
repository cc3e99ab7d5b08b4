import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { TOTP, URI } from 'otpauth';
import SparkMD5 from 'spark-md5';
import { describe, test } from 'vitest';
import { passkeyDevice } from '../../../apps/server/src/testing/passkey-device.ts';
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

  describe('the own passkeys', () => {
    const site = () => ({ domain: 'localhost', origin: `http://localhost:${world().stack.port}` });
    const one =
      (token: string, id: string) => (operation: string, status: number, body?: unknown) =>
        world().answer({ operation, token, path: { id }, body }, status);

    test('are added, used, renamed and removed, or what is wrong', async () => {
      const first = await login('hero3');
      const call = caller(first);
      await call('startPasskeyCheck', 200);
      const device = passkeyDevice();
      const offer = (await call('startPasskey', 200)) as Schemas.PasskeyCreation;
      const made = { name: 'Laptop', response: device.make({ ...offer, ...site() }) };
      await call('addPasskey', 400, { name: ' ' });
      const added = (await call('addPasskey', 200, made)) as Schemas.Passkey;
      await call('addPasskey', 422, made);
      await call('listPasskeys', 200);

      const half = caller(await login('hero3'));
      const started = (await half('startPasskeyCheck', 200)) as Schemas.PasskeyRequest;
      const challenge = started.options?.challenge ?? '';
      const passkey = device.sign({ challenge, ...site() });
      const full = (await half('verifyMfa', 200, { passkey })) as Schemas.Tokens;
      const again = caller(full);
      await again('signInAgain', 422, { passkey });

      const named = one(full.access_token, added.id);
      await named('renamePasskey', 200, { name: 'Desk' });
      await named('renamePasskey', 400, {});
      await one(full.access_token, 'not-an-id')('removePasskey', 400);
      await named('removePasskey', 200);
      await named('renamePasskey', 404, { name: 'Desk' });
      await named('removePasskey', 404);
    });

    test('are ten at most, and begun thirty times', async () => {
      const tokens = await login('superman2');
      const call = caller(tokens);
      for (let count = 0; count < 10; count++) {
        const offer = (await call('startPasskey', 200)) as Schemas.PasskeyCreation;
        const response = passkeyDevice().make({ ...offer, ...site() });
        await call('addPasskey', 200, { name: `Key ${count}`, response });
      }
      await call('startPasskey', 409);
      await call('addPasskey', 409, {
        name: 'One more',
        response: passkeyDevice().make({ challenge: 'YW55' }),
      });
      for (let started = 11; started < startsMax; started++) await call('startPasskey', 409);
      await call('startPasskey', 429);
      const { list } = (await call('listPasskeys', 200)) as Schemas.PasskeyList;
      for (const { id } of list) await one(tokens.access_token, id)('removePasskey', 200);
    });

    test('are refused without a session', async () => {
      const path = { id: randomUUID() };
      await world().answer({ operation: 'listPasskeys' }, 401);
      await world().answer({ operation: 'startPasskey' }, 401);
      await world().answer({ operation: 'startPasskeyCheck' }, 401);
      const response = passkeyDevice().make({ challenge: 'YW55' });
      await world().answer({ operation: 'addPasskey', body: { name: 'Key', response } }, 401);
      await world().answer({ operation: 'renamePasskey', path, body: { name: 'Key' } }, 401);
      await world().answer({ operation: 'removePasskey', path }, 401);
    });
  });
}
