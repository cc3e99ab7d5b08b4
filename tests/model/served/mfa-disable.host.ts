import { type MfaDisableSnapshot, mfaDisableMachine } from '@brokerdesk/machines';
import { unwrap } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import {
  endSessions,
  giveAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
} from '../../../apps/server/src/testing/people.ts';
import { nextAnswer } from '../paths/path.ts';
import { signedIn } from './authenticator-actors.ts';
import { codeOf, wrongCodeOf } from './authenticator-codes.ts';
import type { CreateHost } from './host.ts';

export const mfaDisableHost: CreateHost = async (server, path) => {
  const { gate, person, sdk, actors, callOf } = await signedIn(server, {
    '/user/v1/mfa/disable': 'disable',
  });
  const secret = await giveAuthenticator(server, person);
  const created = await sdk.POST('/user/v1/mfa/recovery_codes').then(unwrap);
  const recoveryCode = created.recovery_codes[0] ?? '';

  const machine = mfaDisableMachine.provide({
    actors: {
      disable: fromPromise(({ input, signal }) => {
        const body = 'code' in input ? input : { recovery_code: input.recoveryCode };
        return sdk.POST('/user/v1/mfa/disable', { body, signal }).then(unwrap);
      }),
      ...actors,
    },
  });

  return {
    machine,
    gate,
    callOf,
    async prepareAnswer({ id }) {
      if (id === 'checkProfile unbound') await removeAuthenticator(server, person);
    },
    async realEvent(sent, index) {
      const isRefused = nextAnswer(path, 'disable', index)?.how === 'refused';
      if (sent.id === 'code.submit code') {
        return { ...sent.event, code: isRefused ? wrongCodeOf(secret) : codeOf(secret) };
      }
      if (sent.id === 'code.submit recovery') {
        return { ...sent.event, recoveryCode: isRefused ? 'XXXX-XXXX-XXXX' : recoveryCode };
      }
      if (sent.id === 'session.ended') await endSessions(server, person);
      return sent.event;
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
