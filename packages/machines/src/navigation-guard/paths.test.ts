import { rolePermissions } from '@brokerdesk/policy';
import { expect, test } from 'vitest';
import {
  done,
  explore,
  failed,
  leafNames,
  leafOf,
  uncoveredTransitions,
} from '../coverage.fixture.ts';
import type { NavigationRequest } from './decision.ts';
import { navigationGuardMachine } from './machine.ts';

const payload = rolePermissions('angel');

const events = [
  { type: 'navigation.cancel' },
  done('bootstrapAuth', null),
  done('bootstrapAuth', { accessToken: 'access-1' }),
  failed('bootstrapAuth'),
  done('ensureProfile', { role: 'angel' }),
  failed('ensureProfile'),
  done('loadStoredPermissions', null),
  done('loadStoredPermissions', { payload, loadedAt: 0 }),
  failed('loadStoredPermissions'),
  done('fetchPermissions', payload),
  failed('fetchPermissions'),
  done('applyPermissions'),
  failed('applyPermissions'),
  done('buildMenuRoutes'),
  failed('buildMenuRoutes'),
  done('signOut'),
  failed('signOut'),
];

const requests: NavigationRequest[] = ['/login', '/error', '/client'].flatMap((path) =>
  [true, false].map((matched) => ({
    path,
    matched,
    publicPaths: ['/error'],
    now: 0,
    menuBuiltFor: matched ? 'access-1' : null,
  })),
);

const explored = requests.flatMap((input) => explore(navigationGuardMachine, events, input));

test('every state can be reached', () => {
  const reached = explored.flatMap(({ state, nextState }) => [leafOf(state), leafOf(nextState)]);
  // The two states that decide and move on are never rested in.
  const passing = ['leaving', 'signed_in'];
  expect([...new Set(reached)].sort()).toEqual(
    leafNames(navigationGuardMachine).filter((name) => !passing.includes(name)),
  );
});

test('every declared transition is taken', () => {
  expect(uncoveredTransitions(navigationGuardMachine, explored)).toEqual([]);
});

// @rule navigation: No protected page opens without a session and permissions
// @in ./machine.ts
test('no page that needs a session opens before someone is signed in and has permissions', () => {
  const opened = explored.filter(({ nextState: { value, context } }) => {
    return value === 'allowed' && context.request.path === '/client';
  });
  expect(opened.length).toBeGreaterThan(0);
  for (const { nextState } of opened) {
    expect(nextState.context).toMatchObject({ accessToken: 'access-1', permissions: { payload } });
  }
});

test('every state that waits can be left by the cancellation of the navigation', () => {
  const waiting = explored.filter(({ state, event }) => {
    return state.status === 'active' && event.type === 'navigation.cancel';
  });
  expect(new Set(waiting.map(({ state }) => state.value)).size).toBe(7);
  for (const { nextState } of waiting) expect(nextState.output).toEqual({ kind: 'cancelled' });
});

test('nothing ends undecided: each final state is named after its decision', () => {
  const decisions: Record<string, string> = {
    allowed: 'allow',
    cancelled: 'cancelled',
    redirected: 'redirect',
    repeating: 'repeat',
    signed_out: 'signed_out',
  };
  const ended = explored.filter(({ nextState }) => nextState.status === 'done');
  expect([...new Set(ended.map(({ nextState }) => leafOf(nextState)))].sort()).toEqual(
    Object.keys(decisions),
  );
  for (const { nextState } of ended) {
    expect(nextState.output.kind).toBe(decisions[leafOf(nextState)]);
  }
});
