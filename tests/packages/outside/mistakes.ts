/*
 * Compiled and never run: each `@ts-expect-error` fails the compilation if the line below it is accepted, as
 * when a type of the packages is lost.
 */
import { authMachine, navigationGuardMachine } from '@brokerdesk/machines';
import { can, compilePermissions, rolePermissions } from '@brokerdesk/policy';
import { createMemoryTokens, createSdk } from '@brokerdesk/sdk';
import { createActor, fromPromise } from 'xstate';

const permissions = compilePermissions(rolePermissions('angel'));
// @ts-expect-error a misspelled action
can(permissions, 'aprove', 'deposit');
// @ts-expect-error a misspelled resource
can(permissions, 'approve', 'deposits');
// @ts-expect-error there is no such role
rolePermissions('owner');

const sdk = createSdk({
  baseUrl: 'http://127.0.0.1:4600',
  tenant: 'demo',
  tokens: createMemoryTokens(),
  locale: () => 'en-US',
  device: { os: 'Unknown', type: 'desktop', incognito: false },
});
// @ts-expect-error there is no such path
sdk.GET('/deposit/admin/v1/lst');
// @ts-expect-error a write that moves money has a body
sdk.PUT('/deposit/admin/v1/audit/{id}', { params: { path: { id: '1' } } });
// @ts-expect-error there is no such status
sdk.GET('/deposit/admin/v1/list', { params: { query: { status: 'lost' } } });
export const amount = sdk.GET('/deposit/admin/v1/list').then(({ data }) => {
  // @ts-expect-error money is a string
  const first: number | undefined = data?.list[0]?.amount;
  return first;
});

const auth = createActor(authMachine);
// @ts-expect-error there is no such event
auth.send({ type: 'login' });
// @ts-expect-error a login has a password
auth.send({ type: 'login.submit', username: 'angel' });
authMachine.provide({
  actors: {
    // @ts-expect-error a login returns tokens
    login: fromPromise(async () => 'a token'),
  },
});
// @ts-expect-error a navigation has a path
createActor(navigationGuardMachine, { input: {} });
