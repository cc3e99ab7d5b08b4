import type { Paths } from '@brokerdesk/sdk';
import createClient from 'openapi-fetch';
import { createActor, fromPromise, setup } from 'xstate';
import { bareToken } from '../bare-limits.ts';

const token = localStorage.getItem(bareToken);

export const isSignedIn = token !== null;

export const sdk = createClient<Paths>({
  baseUrl: location.origin,
  headers: token === null ? {} : { Authorization: `Bearer ${token}` },
});

function subjectOf(of: string): string {
  const [, claims = ''] = of.split('.');
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub;
}

/** The settings come first, then the user and what they may do: as the console has to ask. */
const machine = setup({
  actors: {
    settings: fromPromise(() =>
      Promise.all([sdk.GET('/setting/app/v1/locale'), sdk.GET('/setting/v1/app')]),
    ),
    person: fromPromise(() =>
      Promise.all([
        sdk.GET('/auth/admin/v1/userinfo'),
        sdk.GET('/auth/admin/v1/permission/{userId}', {
          params: { path: { userId: subjectOf(token ?? '') } },
        }),
      ]),
    ),
  },
  guards: { isSignedIn: () => isSignedIn },
}).createMachine({
  initial: 'settings',
  states: {
    settings: {
      invoke: {
        src: 'settings',
        onDone: [{ guard: 'isSignedIn', target: 'person' }, { target: 'out' }],
        onError: 'out',
      },
    },
    person: { invoke: { src: 'person', onDone: 'in', onError: 'out' } },
    in: {},
    out: {},
  },
});

export const auth = createActor(machine).start();
