import {
  type NavigationRequest,
  navigationGuardMachine,
  type StoredPermissions,
} from '@brokerdesk/machines';
import {
  compilePermissions,
  menuFor,
  type Permissions,
  parsePermissions,
  parseRole,
  rolePermissions,
  routesFor,
} from '@brokerdesk/policy';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { expect } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import {
  countOpenSessions,
  createPerson,
  openSession,
} from '../../../apps/server/src/testing/people.ts';
import { nextAnswer } from '../paths/path.ts';
import { createGate, gated } from './gate.ts';
import type { CreateHost } from './host.ts';
import { staffSdk } from './staff-sdk.ts';

const fiveMinutesMs = 5 * 60_000;
const ageMs: Readonly<Record<string, number>> = {
  'five-minutes': fiveMinutesMs,
  old: fiveMinutesMs + 1,
};

export const navigationGuardHost: CreateHost = async (server, path) => {
  const gate = createGate();
  const person = await createPerson(server);
  const found = nextAnswer(path, 'bootstrapAuth')?.variant === 'found';
  let tokens: Schemas.Tokens | null = found ? await openSession(server, person) : null;
  let permissions: Permissions | null = null;
  let routes: readonly string[] = [];

  const calls = {
    '/auth/admin/v1/userinfo': 'ensureProfile',
    [`/auth/admin/v1/permission/${person.id}`]: 'fetchPermissions',
  };
  const sdk = staffSdk(server, gate, calls, {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
  });

  // Every situation of the model has a request for its input.
  const request = path.situation.input as NavigationRequest;
  const input: NavigationRequest = {
    ...request,
    menuBuiltFor:
      request.menuBuiltFor === 'access' ? (tokens?.access_token ?? null) : request.menuBuiltFor,
  };

  const stored = (): StoredPermissions | null => {
    const variant = nextAnswer(path, 'loadStoredPermissions')?.variant;
    if (variant === 'nothing') return null;
    const payload = {
      userId: person.id,
      ...rolePermissions(variant === 'other-role' ? 'hero' : 'angel'),
    };
    return { payload, loadedAt: request.now - (ageMs[variant ?? ''] ?? 0) };
  };

  const machine = navigationGuardMachine.provide({
    actors: {
      bootstrapAuth: fromPromise(() =>
        gated(gate, 'bootstrapAuth', () => tokens && { accessToken: tokens.access_token }),
      ),
      ensureProfile: fromPromise(async ({ signal }) => {
        const profile = await sdk.GET('/auth/admin/v1/userinfo', { signal }).then(unwrap);
        return { role: parseRole(profile.role) };
      }),
      loadStoredPermissions: fromPromise(() => gated(gate, 'loadStoredPermissions', stored)),
      fetchPermissions: fromPromise(async ({ input: { role }, signal }) => {
        const answer = await sdk.GET('/auth/admin/v1/permission/{userId}', {
          params: { path: { userId: person.id }, query: { role } },
          signal,
        });
        const parsed = parsePermissions(unwrap(answer));
        if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
        return parsed.payload;
      }),
      applyPermissions: fromPromise(({ input: { payload } }) =>
        gated(gate, 'applyPermissions', () => {
          permissions = compilePermissions(payload);
        }),
      ),
      buildMenuRoutes: fromPromise(() =>
        gated(gate, 'buildMenuRoutes', () => {
          if (permissions === null) throw new Error('The menu was built before the permissions.');
          routes = routesFor({ permissions, tenant: 'es' }).map(({ path: route }) => route);
          expect(menuFor({ permissions, tenant: 'es' }).length).toBeGreaterThan(0);
        }),
      ),
      signOut: fromPromise(() =>
        gated(gate, 'signOut', async () => {
          if (tokens === null) return;
          await sdk.POST('/auth/admin/v1/logout').then(unwrap);
          tokens = null;
          expect(await countOpenSessions(server, person), 'sessions after a log-out').toBe(0);
        }),
      ),
    },
  });

  return {
    machine,
    input,
    gate,
    callOf: (actor) => actor,
    realEvent: (sent) => sent.event,
    async check(state, snapshot) {
      // The runner gives each host the snapshots of its own machine.
      const { output } = snapshot as SnapshotFrom<typeof navigationGuardMachine>;
      const needsSession = request.path === '/funds/deposit';
      if (state === 'allowed' && needsSession) {
        expect(tokens, 'a protected page opens for a session').not.toBeNull();
        expect(permissions, 'the permissions are applied before the page opens').not.toBeNull();
      }
      if (state === 'repeating') expect(routes).toContain(request.path);
      if (state === 'signed_out' || state === 'cancelled' || state === 'allowed') {
        expect(output).toBeDefined();
      }
    },
  };
};
