import { permissionsRevalidateAfterMs, rolePermissions } from '@brokerdesk/policy';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import type { NavigationRequest, StoredPermissions } from './decision.ts';
import { navigationGuardMachine } from './machine.ts';

const now = Date.UTC(2026, 0, 2);

const request: NavigationRequest = {
  path: '/funds/deposit',
  href: '/funds/deposit?status=pending#top',
  matched: true,
  publicPaths: ['/error'],
  now,
  menuBuiltFor: 'access-1',
};

const fresh: StoredPermissions = { payload: rolePermissions('angel'), loadedAt: now };

/** An `Error` is a rejection. */
const signedIn = {
  bootstrapAuth: { accessToken: 'access-1' } as { accessToken: string } | null | Error,
  ensureProfile: { role: 'angel' } as { role: 'angel' | 'hero' } | Error,
  loadStoredPermissions: fresh as StoredPermissions | null | Error,
  fetchPermissions: rolePermissions('angel') as ReturnType<typeof rolePermissions> | Error,
  applyPermissions: undefined as undefined | Error,
  buildMenuRoutes: undefined as undefined | Error,
  signOut: undefined as undefined | Error,
};

const signedOut = { ...signedIn, bootstrapAuth: null };

function startGuard(answers: typeof signedIn, changed: Partial<NavigationRequest> = {}) {
  const calls: [name: string, input: unknown][] = [];
  const ask = (name: keyof typeof signedIn) =>
    // biome-ignore lint/suspicious/noExplicitAny: each answer has the type that its actor owes
    fromPromise<any, any>(async ({ input }) => {
      calls.push([name, input]);
      const answer = answers[name];
      if (answer instanceof Error) throw answer;
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
    { input: { ...request, ...changed } },
  ).start();
  return { actor, calls };
}

async function judge(answers: typeof signedIn, changed: Partial<NavigationRequest> = {}) {
  const { actor, calls } = startGuard(answers, changed);
  const decision = await toPromise(actor);
  return { decision, calls, called: calls.map(([name]) => name) };
}

const failure = new Error('failed');

describe('without a session', () => {
  // @rule navigation: Without a session, every non-public path logs out and redirects to /login
  // @in ./machine.ts core/start/protect.ts
  test.each(['/', '/funds/deposit', '/no-such-page', '/loginx', '/error/more'])(
    '%s is logged out and sent to /login, and keeps where it wanted to go',
    async (path) => {
      const { decision, called } = await judge(signedOut, { path, href: `${path}?a=1` });
      expect(decision).toEqual({
        kind: 'signed_out',
        to: '/login',
        reason: 'unauthenticated',
        redirect: `${path}?a=1`,
      });
      expect(called).toEqual(['bootstrapAuth', 'signOut']);
    },
  );

  // @rule navigation: /login and /error are public
  // @in core/start/protect.ts ./machine.ts
  test.each(['/login', '/error'])('%s opens as it is', async (path) => {
    const { decision, called } = await judge(signedOut, { path, href: path });
    expect(decision).toEqual({ kind: 'allow', revalidate: false });
    expect(called).toEqual(['bootstrapAuth']);
  });

  test('a log-out that fails still leads to /login', async () => {
    const { decision } = await judge({ ...signedOut, signOut: failure });
    expect(decision).toMatchObject({ kind: 'signed_out', reason: 'unauthenticated' });
  });

  test('the place to return to is the path when the host gives no more', async () => {
    const { href: _, ...bare } = request;
    const actor = createActor(
      navigationGuardMachine.provide({
        actors: {
          bootstrapAuth: fromPromise<{ accessToken: string } | null>(async () => null),
          signOut: fromPromise(async () => {}),
        },
      }),
      { input: bare },
    ).start();
    expect(await toPromise(actor)).toMatchObject({ redirect: '/funds/deposit' });
  });
});

describe('/login with a session', () => {
  // @rule navigation: /login with a session redirects to the requested page or /dashboard
  test.each([
    ['nowhere in particular', undefined, '/dashboard'],
    ['where the person came from', '/client?q=ann#top', '/client?q=ann#top'],
    ['another site', 'https://evil.example/', '/dashboard'],
    ['another site without its protocol', '//evil.example/', '/dashboard'],
    ['another site as browsers read backslashes', '/\\evil.example/', '/dashboard'],
    ['another site as browsers skip tabs', '/\t/evil.example/', '/dashboard'],
    ['a script', 'javascript:alert(1)', '/dashboard'],
    ['/login again', '/login?redirect=%2Flogin', '/dashboard'],
  ])('leads to a redirect to %s', async (_, redirect, to) => {
    const { decision, called } = await judge(signedIn, { path: '/login', redirect });
    expect(decision).toEqual({ kind: 'redirect', to, reason: 'already_signed_in' });
    expect(called).toEqual(['bootstrapAuth']);
  });

  test('goes by the paths that the host names', async () => {
    const paths = { loginPath: '/sign-in', defaultPath: '/home' };
    expect((await judge(signedIn, { ...paths, path: '/sign-in' })).decision).toMatchObject({
      to: '/home',
    });
    expect((await judge(signedOut, { ...paths, path: '/login' })).decision).toMatchObject({
      to: '/sign-in',
    });
  });
});

describe('permissions', () => {
  test('stored ones of the same role are applied without a fetch', async () => {
    const { decision, called, calls } = await judge(signedIn);
    expect(decision).toEqual({ kind: 'allow', revalidate: false });
    expect(called).toEqual([
      'bootstrapAuth',
      'ensureProfile',
      'loadStoredPermissions',
      'applyPermissions',
    ]);
    expect(calls.at(-1)).toEqual(['applyPermissions', fresh]);
  });

  // @rule navigation: Missing permissions, or those of another role, are fetched and applied first
  // @in ./machine.ts packages/policy/src/diff-permissions.ts
  test.each([
    ['absent', null],
    ['of another role', { payload: rolePermissions('god'), loadedAt: now }],
  ])('%s, they are fetched for the current role and applied first', async (_, stored) => {
    const { decision, calls } = await judge({ ...signedIn, loadStoredPermissions: stored });
    expect(decision).toEqual({ kind: 'allow', revalidate: false });
    expect(calls.slice(3)).toEqual([
      ['fetchPermissions', { role: 'angel' }],
      ['applyPermissions', { payload: rolePermissions('angel'), loadedAt: now }],
    ]);
  });

  test.each([
    ['five minutes old', permissionsRevalidateAfterMs, false],
    ['older than that', permissionsRevalidateAfterMs + 1, true],
  ])('%s: revalidated in the background is %s', async (_, age, revalidate) => {
    const stored = { ...fresh, loadedAt: now - age };
    const { decision, called } = await judge({ ...signedIn, loadStoredPermissions: stored });
    expect(decision).toEqual({ kind: 'allow', revalidate });
    expect(called).not.toContain('fetchPermissions');
  });
});

describe('menu routes', () => {
  // @rule navigation: Menu routes are built once per access token
  test('are built when the access token is another one than they were built for', async () => {
    const { decision, calls } = await judge(signedIn, { menuBuiltFor: 'access-0' });
    expect(decision).toEqual({ kind: 'allow', revalidate: false });
    expect(calls.at(-1)).toEqual(['buildMenuRoutes', { accessToken: 'access-1' }]);
  });

  // @rule navigation: When routes were just added, an unmatched navigation repeats to the same path
  test('just added, an unmatched target is tried again at the same place', async () => {
    const { decision } = await judge(signedIn, { menuBuiltFor: null, matched: false });
    expect(decision).toEqual({ kind: 'repeat', to: '/funds/deposit?status=pending#top' });
  });

  test('there already, an unmatched target is allowed to be not found', async () => {
    const { decision, called } = await judge(signedIn, { matched: false });
    expect(decision).toEqual({ kind: 'allow', revalidate: false });
    expect(called).not.toContain('buildMenuRoutes');
  });

  // @rule navigation: A menu that fails to build is logged, and the page opens without it
  // @in ./machine.ts core/start/protect.ts
  test('are reported if they cannot be built, and the user stays logged in', async () => {
    const answers = { ...signedIn, buildMenuRoutes: failure };
    const { decision, called } = await judge(answers, { menuBuiltFor: null, matched: false });
    expect(decision).toEqual({ kind: 'allow', revalidate: false, error: failure });
    expect(called).not.toContain('signOut');
  });
});

describe('any failure logs out and goes to /login', () => {
  // @rule navigation: A missing profile is loaded; failure logs out and redirects to /login
  // @rule navigation: Any failed navigation logs out and redirects to /login
  test.each([
    ['bootstrapAuth', 'navigation_failed'],
    ['ensureProfile', 'profile_unavailable'],
    ['loadStoredPermissions', 'navigation_failed'],
    ['fetchPermissions', 'navigation_failed'],
    ['applyPermissions', 'navigation_failed'],
  ] as const)('%s', async (failing, reason) => {
    const answers = { ...signedIn, loadStoredPermissions: null, [failing]: failure };
    const { decision, calls } = await judge(answers);
    expect(decision).toEqual({
      kind: 'signed_out',
      to: '/login',
      reason,
      redirect: '/funds/deposit?status=pending#top',
      error: failure,
    });
    expect(calls.at(-1)).toEqual(['signOut', { reason }]);
  });

  test('except on /login itself, which opens: being sent there again would never end', async () => {
    const { decision, called } = await judge(
      { ...signedIn, bootstrapAuth: failure },
      { path: '/login' },
    );
    expect(decision).toEqual({ kind: 'allow', revalidate: false, error: failure });
    expect(called).toEqual(['bootstrapAuth', 'signOut']);
  });

  test('skips the revalidation of permissions that went with the session', async () => {
    const stored = { ...fresh, loadedAt: 0 };
    const { decision } = await judge(
      { ...signedIn, loadStoredPermissions: stored, applyPermissions: failure },
      { path: '/error' },
    );
    expect(decision).toEqual({ kind: 'allow', revalidate: false, error: failure });
  });

  test('a forgotten actor is named in the decision', async () => {
    const actor = createActor(
      navigationGuardMachine.provide({ actors: { signOut: fromPromise(async () => {}) } }),
      { input: request },
    ).start();
    const decision = await toPromise(actor);
    expect(String('error' in decision && decision.error)).toContain(
      'machine.provide({ actors: { bootstrapAuth: … } })',
    );
  });
});

// @rule navigation: A replaced navigation is cancelled
// @in ./machine.ts core/session/guard.ts
test('a navigation that another one replaces is cancelled at once, whatever it waits for', async () => {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const actor = createActor(
    navigationGuardMachine.provide({
      actors: {
        bootstrapAuth: fromPromise(({ signal }) => {
          signal.addEventListener('abort', () => resolve());
          return new Promise(() => {});
        }),
      },
    }),
    { input: request },
  ).start();
  actor.send({ type: 'navigation.cancel' });
  expect(await toPromise(actor)).toEqual({ kind: 'cancelled' });
  await aborted;
});
