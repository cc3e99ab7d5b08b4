import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { fromPromise } from 'xstate';
import {
  countOpenSessions,
  createPerson,
  openSession,
} from '../../../apps/server/src/testing/people.ts';
import { createGate } from './gate.ts';
import type { ModelServer } from './model-server.ts';
import { staffSdk } from './staff-sdk.ts';

export async function signedIn(server: ModelServer, calls: Readonly<Record<string, string>>) {
  const gate = createGate();
  const person = await createPerson(server);
  let tokens: Schemas.Tokens | null = await openSession(server, person);
  const held = {
    ...calls,
    '/auth/admin/v1/userinfo': 'reloadProfile',
    '/auth/admin/v1/logout': 'signOut',
  };
  const sdk = staffSdk(server, gate, held, {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
  });

  return {
    gate,
    person,
    sdk,
    actors: {
      reloadProfile: fromPromise<{ mfa: boolean }, unknown>(({ signal }) =>
        sdk.GET('/auth/admin/v1/userinfo', { signal }).then(unwrap),
      ),
      signOut: fromPromise<void, unknown>(async () => {
        await sdk.POST('/auth/admin/v1/logout').then(unwrap);
        tokens = null;
        expect(await countOpenSessions(server, person), 'sessions after a log-out').toBe(0);
      }),
    },
    // Both ask for the profile.
    callOf: (actor: string) => (actor === 'checkProfile' ? 'reloadProfile' : actor),
  };
}
