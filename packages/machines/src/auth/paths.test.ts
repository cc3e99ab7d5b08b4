import { expect, test } from 'vitest';
import {
  done,
  explore,
  failed,
  leafOf,
  serializeState,
  uncoveredStates,
  uncoveredTransitions,
} from '../coverage.fixture.ts';
import { answered } from '../host.fixture.ts';
import { acceptance, credentials, profile, tokens } from './auth.fixture.ts';
import { authMachine } from './machine.ts';
import { authStatus, sessionTokens } from './selectors.ts';

const events = [
  { type: 'bootstrap' },
  { type: 'login.submit', ...credentials },
  { type: 'invitation.submit', ...acceptance },
  { type: 'mfa.submit', code: '123456' },
  { type: 'mfa.cancel' },
  { type: 'logout' },
  { type: 'session.rejected' },
  { type: 'tokens.refreshed', tokens: tokens('fresh') },
  { type: 'profile.reload' },
  done('restore', null),
  done('restore', tokens('stored')),
  failed('restore'),
  done('login', { tokens: tokens('first'), mfa: false }),
  done('login', { tokens: tokens('pending'), mfa: true }),
  failed('login', answered(422, 'Wrong captcha')),
  done('acceptInvitation', { tokens: tokens('first'), mfa: false }),
  done('acceptInvitation', { tokens: tokens('pending'), mfa: true }),
  failed('acceptInvitation', answered(401, 'Expired')),
  done('verifyMfa', tokens('full')),
  failed('verifyMfa'),
  done('persistTokens'),
  failed('persistTokens'),
  done('loadProfile', profile),
  failed('loadProfile', answered(401, 'Expired')),
  failed('loadProfile'),
  done('reloadProfile', { ...profile, mfa: true }),
  failed('reloadProfile', answered(403, 'Expired')),
  failed('reloadProfile'),
  done('logout'),
  failed('logout'),
  // `as`: the machine's own events leave out its actors' responses, which xstate makes itself.
] as never[];

const explored = explore(authMachine, events);

test('every state can be reached', () => {
  expect(uncoveredStates(authMachine, events)).toEqual([]);
});

test('every declared transition is taken', () => {
  expect(uncoveredTransitions(authMachine, explored)).toEqual([]);
});

test('after any events, tokens can be read as a session only if it is authenticated', () => {
  for (const { nextState } of explored) {
    expect(sessionTokens(nextState) !== null, serializeState(nextState)).toBe(
      authStatus(nextState) === 'authenticated',
    );
  }
});

test('a log-out leads from every waiting state to one that does not wait', () => {
  const ways = explored.filter(
    ({ state, event }) => state.hasTag('busy') && event.type === 'logout',
  );
  expect([...new Set(ways.map(({ state }) => leafOf(state)))].sort()).toEqual([
    'authenticated.reloading_profile',
    'authenticating.accepting',
    'authenticating.opening.loading_profile',
    'authenticating.opening.persisting',
    'authenticating.signing_in',
    'idle.loading_profile',
    'idle.restoring',
    'mfa_required.opening.loading_profile',
    'mfa_required.opening.persisting',
    'mfa_required.verifying',
  ]);
  for (const { state, nextState } of ways) {
    expect(authStatus(nextState), serializeState(state)).toBe('idle');
    expect(nextState.hasTag('busy'), serializeState(state)).toBe(false);
  }
});

test('an error is kept only in states that show it', () => {
  const shown = explored.filter(({ nextState }) => nextState.context.error !== null);
  expect([...new Set(shown.map(({ nextState }) => leafOf(nextState)))].sort()).toEqual([
    'authenticated.ready',
    'error',
    'idle.signed_out',
    'mfa_required.awaiting_code',
  ]);
});
