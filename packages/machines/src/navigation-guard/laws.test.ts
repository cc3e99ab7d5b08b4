import { rolePermissions } from '@brokerdesk/policy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import type { StoredPermissions } from './decision.ts';
import { navigationGuardMachine } from './machine.ts';

const now = Date.UTC(2026, 0, 2);
const failure = new Error('failed');

const orFailure = <Value>(...values: Value[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.constant(failure) },
  );

const stored = (role: 'angel' | 'hero', age: number): StoredPermissions => ({
  payload: rolePermissions(role),
  loadedAt: now - age,
});

const answers = fc.record({
  bootstrapAuth: orFailure(null, { accessToken: 'access-1' }, { accessToken: 'access-1' }),
  ensureProfile: orFailure({ role: 'angel' as const }, { role: 'hero' as const }),
  loadStoredPermissions: orFailure(null, stored('angel', 0), stored('hero', 600_000)),
  fetchPermissions: orFailure(rolePermissions('angel')),
  applyPermissions: orFailure(undefined),
  buildMenuRoutes: orFailure(undefined),
  signOut: orFailure(undefined),
});

const requests = fc.record({
  path: fc.constantFrom('/login', '/error', '/client', '/'),
  matched: fc.boolean(),
  publicPaths: fc.constant(['/error']),
  redirect: fc.constantFrom(undefined, '/client', '//evil.example', '/login'),
  now: fc.constant(now),
  menuBuiltFor: fc.constantFrom(null, 'access-0', 'access-1'),
});

test('whatever is answered, a navigation is decided; nothing protected opens without a session and its permissions; a person sent away is signed out', {
  timeout: 30_000,
}, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(answers, requests, async (given, input) => {
      const succeeded: string[] = [];
      const called: string[] = [];
      const ask = (name: keyof typeof given) =>
        // biome-ignore lint/suspicious/noExplicitAny: each answer has the type that its actor owes
        fromPromise<any, any>(async () => {
          called.push(name);
          const answer = given[name];
          if (answer instanceof Error) throw answer;
          succeeded.push(name);
          return answer;
        });
      const actor = createActor(
        navigationGuardMachine.provide({
          actors: {
            bootstrapAuth: ask('bootstrapAuth'),
            ensureProfile: ask('ensureProfile'),
            loadStoredPermissions: ask('loadStoredPermissions'),
            fetchPermissions: ask('fetchPermissions'),
            applyPermissions: ask('applyPermissions'),
            buildMenuRoutes: ask('buildMenuRoutes'),
            signOut: ask('signOut'),
          },
        }),
        { input },
      ).start();
      const decision = await toPromise(actor);
      seen.add(decision.kind);
      const needsSession = input.path === '/client' || input.path === '/';

      if (decision.kind === 'repeat' || (decision.kind === 'allow' && needsSession)) {
        expect(given.bootstrapAuth).toEqual({ accessToken: 'access-1' });
        expect(succeeded).toContain('applyPermissions');
        expect(called).not.toContain('signOut');
      }
      if (decision.kind === 'signed_out') {
        expect(needsSession).toBe(true);
        expect(called.at(-1)).toBe('signOut');
        expect(decision).toMatchObject({ to: '/login', redirect: input.path });
      }
      if (decision.kind === 'redirect') expect(['/client', '/dashboard']).toContain(decision.to);
      expect(called.filter((name) => name === 'signOut').length).toBeLessThanOrEqual(1);
      expect(new Set(called).size).toBe(called.length);
    }),
    { numRuns: 300 },
  );
  expect([...seen].sort()).toEqual(['allow', 'redirect', 'repeat', 'signed_out']);
});
