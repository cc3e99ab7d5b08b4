import {
  isStale,
  type PermissionPayload,
  parseRole,
  type Role,
  roleChanged,
} from '@brokerdesk/policy';
import { assign, setup } from 'xstate';
import { present } from '../failure.ts';
import { unprovided } from '../unprovided.ts';
import {
  localPath,
  type NavigationDecision,
  type NavigationRequest,
  type SignedOutReason,
  type StoredPermissions,
} from './decision.ts';

interface GuardContext {
  request: Required<NavigationRequest>;
  accessToken: string | null;
  role: Role;
  permissions: StoredPermissions | null;
  decision: NavigationDecision;
}

interface SignOut {
  reason: SignedOutReason;
  error?: unknown;
}

function signedOut(request: Required<NavigationRequest>, cause: SignOut): NavigationDecision {
  return { kind: 'signed_out', to: request.loginPath, redirect: request.href, ...cause };
}

function landingPath({ redirect, loginPath, defaultPath }: Required<NavigationRequest>): string {
  const path = localPath(redirect);
  return path === null || path.split(/[?#]/)[0] === loginPath ? defaultPath : path;
}

const guard = setup({
  // `as`: xstate reads the type of this object only, never its value.
  types: {} as {
    context: GuardContext;
    events: { type: 'navigation.cancel' };
    input: NavigationRequest;
    output: NavigationDecision;
  },
  actors: {
    bootstrapAuth: unprovided<{ accessToken: string } | null>('bootstrapAuth'),
    ensureProfile: unprovided<{ role: Role }>('ensureProfile'),
    loadStoredPermissions: unprovided<StoredPermissions | null>('loadStoredPermissions'),
    fetchPermissions: unprovided<PermissionPayload, { role: Role }>('fetchPermissions'),
    applyPermissions: unprovided<void, StoredPermissions>('applyPermissions'),
    buildMenuRoutes: unprovided<void, { accessToken: string }>('buildMenuRoutes'),
    signOut: unprovided<void, { reason: SignedOutReason }>('signOut'),
  },
  actions: {
    decide: assign((_, decision: NavigationDecision) => ({ decision })),
    allow: assign(({ context: { permissions, request } }, found: { error?: unknown }) => ({
      decision: {
        kind: 'allow' as const,
        revalidate: permissions !== null && isStale(permissions.loadedAt, request.now),
        ...found,
      },
    })),
    giveUp: assign(({ context }, cause: SignOut) => ({
      permissions: null,
      decision: signedOut(context.request, cause),
    })),
  },
  guards: {
    needsNoSession: ({ context: { request } }) =>
      request.path === request.loginPath || request.publicPaths.includes(request.path),
    isSignedIn: (_, session: { accessToken: string } | null) => session !== null,
    needsPermissions: ({ context }, stored: StoredPermissions | null) =>
      stored === null || roleChanged(stored.payload, context.role),
    opensLogin: ({ context: { request } }) => request.path === request.loginPath,
    hasMenu: ({ context }) => context.accessToken === context.request.menuBuiltFor,
    isUnmatched: ({ context }) => !context.request.matched,
  },
});

const failed = (reason: SignedOutReason) => ({
  target: 'signing_out',
  actions: {
    type: 'giveUp' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ reason, error: event.error }),
  },
});

/**
 * Decides one navigation: proceed, redirect or abort, after loading profile, permissions and menu routes. Run
 * one for each navigation; its output is the {@link NavigationDecision}, and it always has one, whatever
 * fails. Send `navigation.cancel` when another navigation takes its place.
 *
 * Provide the actors
 * - `bootstrapAuth`: the access token, or `null` if there is no session
 * - `ensureProfile`: the profile, loaded if it is missing
 * - `loadStoredPermissions`: what this browser tab has kept, `null` for nothing readable
 * - `fetchPermissions`: the payload for a role, from the server
 * - `applyPermissions`: put into use and keep; called on every navigation
 * - `buildMenuRoutes`: add the routes and remember the access token as the next `menuBuiltFor`, or an
 * unmatched path repeats for ever
 * - `signOut`: end the session and delete its data
 *
 * @example
 * const guard = createActor(machine, { input: { path, href, matched, … } }).start();
 * signal.addEventListener('abort', () => guard.send({ type: 'navigation.cancel' }));
 * const decision = await toPromise(guard);
 */
export const navigationGuardMachine = guard.createMachine({
  id: 'navigationGuard',
  context: ({ input }) => {
    const request = {
      href: input.path,
      loginPath: '/login',
      defaultPath: '/dashboard',
      redirect: undefined,
      ...input,
    };
    return {
      request,
      accessToken: null,
      // The narrowest role, until the profile says otherwise.
      role: parseRole(undefined),
      permissions: null,
      // Nothing opens by default: every way out that allows more says so.
      decision: signedOut(request, { reason: 'navigation_failed' }),
    };
  },
  output: ({ context }) => context.decision,
  initial: 'bootstrapping',
  on: {
    'navigation.cancel': {
      target: '.cancelled',
      actions: { type: 'decide', params: { kind: 'cancelled' } },
    },
  },
  states: {
    bootstrapping: {
      invoke: {
        id: 'bootstrapAuth',
        src: 'bootstrapAuth',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signed_in',
            actions: assign({ accessToken: ({ event }) => event.output?.accessToken ?? null }),
          },
          {
            guard: 'needsNoSession',
            target: 'allowed',
            actions: { type: 'allow', params: {} },
          },
          {
            target: 'signing_out',
            actions: { type: 'giveUp', params: { reason: 'unauthenticated' } },
          },
        ],
        onError: failed('navigation_failed'),
      },
    },
    signed_in: {
      always: [
        {
          guard: 'opensLogin',
          target: 'redirected',
          actions: {
            type: 'decide',
            params: ({ context }) => ({
              kind: 'redirect',
              to: landingPath(context.request),
              reason: 'already_signed_in',
            }),
          },
        },
        'ensuring_profile',
      ],
    },
    ensuring_profile: {
      invoke: {
        id: 'ensureProfile',
        src: 'ensureProfile',
        onDone: {
          target: 'loading_permissions',
          actions: assign({ role: ({ event }) => event.output.role }),
        },
        onError: failed('profile_unavailable'),
      },
    },
    loading_permissions: {
      invoke: {
        id: 'loadStoredPermissions',
        src: 'loadStoredPermissions',
        onDone: [
          {
            guard: { type: 'needsPermissions', params: ({ event }) => event.output },
            target: 'fetching_permissions',
          },
          {
            target: 'applying_permissions',
            actions: assign({ permissions: ({ event }) => event.output }),
          },
        ],
        onError: failed('navigation_failed'),
      },
    },
    fetching_permissions: {
      invoke: {
        id: 'fetchPermissions',
        src: 'fetchPermissions',
        input: ({ context }) => ({ role: context.role }),
        onDone: {
          target: 'applying_permissions',
          actions: assign({
            permissions: ({ context, event }) => ({
              payload: event.output,
              loadedAt: context.request.now,
            }),
          }),
        },
        onError: failed('navigation_failed'),
      },
    },
    applying_permissions: {
      invoke: {
        id: 'applyPermissions',
        src: 'applyPermissions',
        input: ({ context }) => present(context.permissions, 'permissions'),
        onDone: [
          { guard: 'hasMenu', target: 'allowed', actions: { type: 'allow', params: {} } },
          'building_menu',
        ],
        onError: failed('navigation_failed'),
      },
    },
    building_menu: {
      invoke: {
        id: 'buildMenuRoutes',
        src: 'buildMenuRoutes',
        input: ({ context }) => ({ accessToken: present(context.accessToken, 'access token') }),
        onDone: [
          {
            guard: 'isUnmatched',
            target: 'repeating',
            actions: {
              type: 'decide',
              params: ({ context }) => ({ kind: 'repeat', to: context.request.href }),
            },
          },
          { target: 'allowed', actions: { type: 'allow', params: {} } },
        ],
        // A console without a menu is better than none: the next navigation tries again.
        onError: {
          target: 'allowed',
          actions: { type: 'allow', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signing_out: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context: { decision } }) => ({
          reason: decision.kind === 'signed_out' ? decision.reason : 'navigation_failed',
        }),
        onDone: 'leaving',
        onError: 'leaving',
      },
    },
    leaving: {
      always: [
        {
          // To be sent to the login page from the login page would never end.
          guard: 'needsNoSession',
          target: 'allowed',
          actions: {
            type: 'allow',
            params: ({ context: { decision } }) =>
              'error' in decision ? { error: decision.error } : {},
          },
        },
        'signed_out',
      ],
    },
    allowed: { type: 'final' },
    redirected: { type: 'final' },
    repeating: { type: 'final' },
    signed_out: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
