import { type MfaDisableSnapshot, mfaDisableMachine } from '@brokerdesk/machines';
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
  takeAuthenticator,
} from '../../../apps/server/src/testing/people.ts';
import { nextAnswer } from '../paths/path.ts';
import { codeOf, wrongCodeOf } from './authenticator-codes.ts';
import { createGate } from './gate.ts';
import type { CreateHost } from './host.ts';
import { staffSdk } from './staff-sdk.ts';

export const mfaDisableHost: CreateHost = async (server, path) => {
  const gate = createGate();
  const person = await createPerson(server);
  let tokens: Schemas.Tokens | null = await openSession(server, person);
  const secret = await giveAuthenticator(server, person);

  const calls = {
    '/user/v1/mfa/disable': 'disable',
    '/auth/admin/v1/userinfo': 'reloadProfile',
    '/auth/admin/v1/logout': 'signOut',
  };
  const sdk = staffSdk(server, gate, calls, {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
  });
  const created = await sdk.POST('/user/v1/mfa/recovery_codes').then(unwrap);
  const recoveryCode = created.recovery_codes[0] ?? '';

  const machine = mfaDisableMachine.provide({
    actors: {
      disable: fromPromise(({ input, signal }) => {
        const body = 'code' in input ? input : { recovery_code: input.recoveryCode };
        return sdk.POST('/user/v1/mfa/disable', { body, signal }).then(unwrap);
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

  return {
    machine,
    gate,
    callOf: (actor) => aliases[actor] ?? actor,
    async prepareAnswer({ id }) {
      if (id === 'checkProfile unbound') await takeAuthenticator(server, person);
    },
    async realEvent(told, index) {
      const isRefused = nextAnswer(path, 'disable', index)?.how === 'refused';
      if (told.id === 'code.submit code') {
        return { ...told.event, code: isRefused ? wrongCodeOf(secret) : codeOf(secret) };
      }
      if (told.id === 'code.submit recovery') {
        return { ...told.event, recoveryCode: isRefused ? 'XXXX-XXXX-XXXX' : recoveryCode };
      }
      if (told.id === 'session.ended') await endSessions(server, person);
      return told.event;
    },
    async check(state, snapshot) {
      // The runner gives each host the snapshots of its own machine.
      const { proof } = (snapshot as MfaDisableSnapshot).context;
      expect(proof !== null, 'the code is known').toBe(['confirming', 'disabling'].includes(state));
      if (['awaiting_code', 'confirming'].includes(state)) {
        expect(await hasAuthenticator(server, person)).toBe(true);
      }
    },
  };
};
