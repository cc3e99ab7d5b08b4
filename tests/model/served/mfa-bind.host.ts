import { type MfaBindSnapshot, mfaBindMachine } from '@brokerdesk/machines';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import {
  countOpenSessions,
  createPerson,
  endSessions,
  giveAuthenticator,
  hasAuthenticator,
  openSession,
  outdateBinding,
} from '../../../apps/server/src/testing/people.ts';
import { nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from './authenticator-codes.ts';
import { createGate } from './gate.ts';
import type { CreateHost } from './host.ts';
import { staffSdk } from './staff-sdk.ts';

export const mfaBindHost: CreateHost = async (server, path) => {
  const gate = createGate();
  const person = await createPerson(server);
  let tokens: Schemas.Tokens | null = await openSession(server, person);
  let secret = '';

  const calls = {
    '/user/v1/mfa/bind/start': 'startBinding',
    '/user/v1/mfa/bind/verify': 'verifyCode',
    '/user/v1/mfa/recovery_codes': 'fetchRecoveryCodes',
    '/auth/admin/v1/userinfo': 'reloadProfile',
    '/auth/admin/v1/logout': 'signOut',
  };
  const sdk = staffSdk(server, gate, calls, {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
  });

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
      reloadProfile: fromPromise(({ signal }) =>
        sdk.GET('/auth/admin/v1/userinfo', { signal }).then(unwrap),
      ),
      signOut: fromPromise(async () => {
        await sdk.POST('/auth/admin/v1/logout').then(unwrap);
        tokens = null;
        expect(await countOpenSessions(server, person), 'sessions after a log-out').toBe(0);
      }),
    },
  });

  const aliases: Record<string, string> = { checkProfile: 'reloadProfile' };

  async function codeFor(index: number): Promise<string> {
    const next = nextAnswer(path, 'verifyCode', index);
    if (next?.variant === 'outdated') await outdateBinding(server, person);
    return next?.how === 'refused' ? wrongCodeOf(secret) : codeOf(secret);
  }

  /** The server has accepted the code before anybody asks it. */
  async function letCodeThrough(): Promise<void> {
    if (await hasAuthenticator(server, person)) return;
    gate.decideOldest('verifyCode', 'through');
    await expect.poll(() => hasAuthenticator(server, person)).toBe(true);
  }

  return {
    machine,
    gate,
    callOf: (actor) => aliases[actor] ?? actor,
    async prepareAnswer({ id }) {
      if (id === 'startBinding already') await giveAuthenticator(server, person);
      if (id.startsWith('checkProfile bound')) await letCodeThrough();
    },
    async realEvent(told, index) {
      if (told.id === 'code.submit') return { ...told.event, code: await codeFor(index) };
      if (told.id === 'session.ended') await endSessions(server, person);
      return told.event;
    },
    async check(state, snapshot) {
      // The runner gives each host the snapshots of its own machine.
      const { binding, recoveryCodes } = (snapshot as MfaBindSnapshot).context;
      expect(binding !== null, 'the secret is known').toBe(
        ['awaiting_code', 'verifying', 'checking_profile'].includes(state),
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
