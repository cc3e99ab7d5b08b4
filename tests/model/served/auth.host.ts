import {
  type Acceptance,
  type AuthSnapshot,
  authMachine,
  authStatus,
  type Credentials,
  sessionTokens,
} from '@brokerdesk/machines';
import { parseTokens, type Schemas, unwrap } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import { md5 } from '../../../apps/server/src/testing/api-client.ts';
import { openInvitation } from '../../../apps/server/src/testing/invitations.ts';
import {
  createPerson,
  endSessions,
  giveRecoveryCode,
  openSession,
  personPassword,
} from '../../../apps/server/src/testing/people.ts';
import { testCaptcha } from '../../../apps/server/src/testing/test-server.ts';
import { nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from './authenticator-codes.ts';
import { createGate, gated } from './gate.ts';
import type { CreateHost } from './host.ts';
import { toMachineTokens, toSdkTokens } from './machine-tokens.ts';
import { staffSdk } from './staff-sdk.ts';

export const authHost: CreateHost = async (server, path) => {
  const gate = createGate();
  const needsCode = path.steps.some(
    (step) => 'event' in step && ['login code', 'acceptInvitation code'].includes(step.event.id),
  );
  const plain = await createPerson(server);
  const withCode = needsCode ? await createPerson(server, { mfa: true }) : null;
  let stored: Schemas.Tokens | null = null;
  let held: Schemas.Tokens | null = null;
  let hasUnknownRole = false;
  if (nextAnswer(path, 'restore')?.variant === 'found') stored = await openSession(server, plain);

  const calls = {
    '/auth/admin/v1/login': 'login',
    '/auth/admin/v1/invitation': 'acceptInvitation',
    '/auth/admin/v1/mfa/verify': 'verifyMfa',
    '/auth/admin/v1/userinfo': 'loadProfile',
    '/auth/admin/v1/logout': 'logout',
  };
  const sdk = staffSdk(server, gate, calls, {
    read: () => held ?? stored,
    write: (tokens) => {
      stored = tokens;
    },
  });

  const machine = authMachine.provide({
    actors: {
      restore: fromPromise(() => gated(gate, 'restore', () => stored && toMachineTokens(stored))),
      login: fromPromise(async ({ input, signal }) => {
        const { captchaId, username, captcha, rememberMe } = input;
        const answer = await sdk.POST('/auth/admin/v1/login', {
          params: { header: { 'X-Captcha-Id': captchaId } },
          body: { username, password: input.password, captcha, rememberMe },
          signal,
        });
        const tokens = parseTokens(unwrap(answer));
        if (tokens.mfa) held = tokens;
        return { tokens: toMachineTokens(tokens), mfa: tokens.mfa };
      }),
      acceptInvitation: fromPromise(async ({ input, signal }) => {
        const { captchaId, newPassword, ...accepted } = input;
        const answer = await sdk.POST('/auth/admin/v1/invitation', {
          params: { header: { 'X-Captcha-Id': captchaId } },
          body: { ...accepted, new_password: newPassword },
          signal,
        });
        const tokens = parseTokens(unwrap(answer));
        if (tokens.mfa) held = tokens;
        return { tokens: toMachineTokens(tokens), mfa: tokens.mfa };
      }),
      verifyMfa: fromPromise(async ({ input: { code, recovery }, signal }) => {
        const body = recovery ? { recovery_code: code } : { code };
        const answer = await sdk.POST('/auth/admin/v1/mfa/verify', { body, signal });
        return toMachineTokens(parseTokens(unwrap(answer)));
      }),
      persistTokens: fromPromise(({ input }) =>
        gated(gate, 'persistTokens', () => {
          held = null;
          stored = toSdkTokens(input.tokens);
        }),
      ),
      loadProfile: fromPromise(async ({ signal }) => {
        const profile = await sdk.GET('/auth/admin/v1/userinfo', { signal }).then(unwrap);
        // As a newer server might answer: this one knows no other role.
        return hasUnknownRole ? { ...profile, role: 'emperor' } : profile;
      }),
      logout: fromPromise(async ({ input }) => {
        const headers = { Authorization: `Bearer ${input.tokens.accessToken}` };
        await sdk.POST('/auth/admin/v1/logout', { headers }).then(unwrap);
      }),
    },
    actions: {
      clearSession: () => {
        stored = null;
        held = null;
      },
    },
  });

  /** `step` is the index in the path. */
  const forms: Record<string, (step: number) => object | Promise<object>> = {
    'login.submit': (step) => credentials(nextAnswer(path, 'login', step)?.variant, true),
    'login.submit not remembered': (step) =>
      credentials(nextAnswer(path, 'login', step)?.variant, false),
    'invitation.submit': (step) => acceptance(nextAnswer(path, 'acceptInvitation', step)?.variant),
    'mfa.submit': (step) => {
      const secret = withCode?.secret ?? '';
      const isRefused = nextAnswer(path, 'verifyMfa', step)?.how === 'refused';
      return { code: isRefused ? wrongCodeOf(secret) : codeOf(secret) };
    },
    'mfa.submit recovery': async (step) => {
      const isRefused = nextAnswer(path, 'verifyMfa', step)?.how === 'refused';
      const person = withCode ?? plain;
      return { code: isRefused ? 'XXXX-XXXX-XXXX' : await giveRecoveryCode(server, person) };
    },
  };

  const aliases: Record<string, string> = { reloadProfile: 'loadProfile' };

  return {
    machine,
    gate,
    callOf: (actor) => aliases[actor] ?? actor,

    async prepareAnswer({ variant }) {
      hasUnknownRole = variant === 'unknown-role';
    },

    async realEvent(sent, step) {
      const typed = await forms[sent.id]?.(step);
      if (typed !== undefined) return { ...sent.event, ...typed };
      if (sent.id === 'tokens.refreshed') {
        return { type: 'tokens.refreshed', tokens: toMachineTokens(await sdk.refresh()) };
      }
      if (sent.id === 'session.rejected') {
        await endSessions(server, plain);
        const { error } = await sdk.GET('/auth/admin/v1/session/list');
        if (withCode === null) expect(error).toMatchObject({ status: 401 });
      }
      return sent.event;
    },

    async check(state, snapshot) {
      // The runner gives each host the snapshots of its own machine.
      const now = snapshot as AuthSnapshot;
      expect(sessionTokens(now) !== null, 'tokens can be read').toBe(
        authStatus(now) === 'authenticated',
      );
      if (state === 'idle.signed_out' || state === 'error') {
        expect({ stored, held }, 'what the host has kept').toEqual({ stored: null, held: null });
      }
      if (authStatus(now) === 'authenticated') {
        const { data } = await sdk.GET('/auth/admin/v1/session/list');
        expect(
          data?.list.some(({ current }) => current),
          'the server knows the session',
        ).toBe(true);
      }
    },
  };

  async function acceptance(variant: string | undefined): Promise<Acceptance> {
    const { captcha_id } = await sdk.GET('/auth/admin/v1/captcha').then(unwrap);
    const person = variant === 'code' && withCode ? withCode : plain;
    return {
      username: person.username,
      code: variant === 'refused' ? 'NOT-THE-CODE' : await openInvitation(server, person),
      newPassword: md5(personPassword),
      captcha: testCaptcha,
      captchaId: captcha_id,
    };
  }

  async function credentials(
    variant: string | undefined,
    rememberMe: boolean,
  ): Promise<Credentials> {
    const { captcha_id } = await sdk.GET('/auth/admin/v1/captcha').then(unwrap);
    const person = variant === 'code' && withCode ? withCode : plain;
    return {
      username: person.username,
      password: md5(variant === 'refused' ? `${personPassword}!` : personPassword),
      captcha: testCaptcha,
      captchaId: captcha_id,
      rememberMe,
    };
  }
};
