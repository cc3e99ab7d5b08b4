import { type MfaBindSnapshot, mfaBindMachine } from '@brokerdesk/machines';
import { unwrap } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import {
  endSessions,
  giveAuthenticator,
  hasAuthenticator,
  outdateBinding,
} from '../../../apps/server/src/testing/people.ts';
import { nextAnswer } from '../paths/path.ts';
import { signedIn } from './authenticator-actors.ts';
import { codeOf, wrongCodeOf } from './authenticator-codes.ts';
import type { CreateHost } from './host.ts';

export const mfaBindHost: CreateHost = async (server, path) => {
  const { gate, person, sdk, actors, callOf } = await signedIn(server, {
    '/user/v1/mfa/bind/start': 'startBinding',
    '/user/v1/mfa/bind/verify': 'verifyCode',
    '/user/v1/mfa/recovery_codes': 'fetchRecoveryCodes',
  });
  let secret = '';

  const machine = mfaBindMachine.provide({
    actors: {
      startBinding: fromPromise(async ({ signal }) => {
        const answer = await sdk.POST('/user/v1/mfa/bind/start', { signal }).then(unwrap);
        secret = new URL(answer.otpauth_uri).searchParams.get('secret') ?? '';
        return { qrcodeDataUrl: answer.qrcode_data_url, otpauthUri: answer.otpauth_uri };
      }),
      verifyCode: fromPromise(({ input: { code }, signal }) =>
        sdk.POST('/user/v1/mfa/bind/verify', { body: { code }, signal }).then(unwrap),
      ),
      fetchRecoveryCodes: fromPromise(async ({ signal }) => {
        const answer = await sdk.POST('/user/v1/mfa/recovery_codes', { signal }).then(unwrap);
        return answer.recovery_codes;
      }),
      ...actors,
    },
  });

  async function codeFor(index: number): Promise<string> {
    const next = nextAnswer(path, 'verifyCode', index);
    if (next?.variant === 'outdated') await outdateBinding(server, person);
    return next?.how === 'refused' ? wrongCodeOf(secret) : codeOf(secret);
  }

  /** The server has accepted the code before anybody asks it. */
  async function letCodeThrough(): Promise<void> {
    if (await hasAuthenticator(server, person)) return;
    if (!gate.isHeld('verifyCode')) {
      await giveAuthenticator(server, person);
      return;
    }
    gate.decideOldest('verifyCode', 'through');
    await expect.poll(() => hasAuthenticator(server, person)).toBe(true);
  }

  return {
    machine,
    gate,
    callOf,
    async prepareAnswer({ id }) {
      if (id === 'startBinding already') await giveAuthenticator(server, person);
      if (id.startsWith('checkProfile bound')) await letCodeThrough();
    },
    async realEvent(sent, index) {
      if (sent.id === 'code.submit') return { ...sent.event, code: await codeFor(index) };
      if (sent.id === 'session.ended') await endSessions(server, person);
      return sent.event;
    },
    async check(state, snapshot) {
      // The runner gives each host the snapshots of its own machine.
      const { binding, recoveryCodes } = (snapshot as MfaBindSnapshot).context;
      expect(binding !== null, 'the secret is known').toBe(
        ['awaiting_code', 'code_failed', 'verifying'].includes(state),
      );
      expect(recoveryCodes !== null, 'the recovery codes are known').toBe(
        state === 'showing_recovery_codes',
      );
      if (binding !== null) expect(binding.qrcodeDataUrl).toMatch(/^data:image\/png;base64,.{100}/);
      if (recoveryCodes !== null) expect(recoveryCodes).toHaveLength(10);
      if (['showing_recovery_codes', 'recovery_codes_failed', 'profile_failed'].includes(state)) {
        expect(await hasAuthenticator(server, person)).toBe(true);
      }
    },
  };
};
