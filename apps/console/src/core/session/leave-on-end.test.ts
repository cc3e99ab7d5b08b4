import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { issueTokens, restoredSession } from '#/app/session/session.fixture.ts';
import { createStore } from '#/core/browser/store.ts';
import { type AccessState, pageSuspension } from './access-state.ts';
import { type EndReason, leaveOnEnd } from './session-end.ts';

afterEach(() => {
  pageSuspension.suspend = null;
});

async function endOver(reason: EndReason, suspend: (() => boolean) | null) {
  const { auth, sessionEnd } = await restoredSession(issueTokens());
  const root = createRootRoute();
  const pages = ['/login', '/client'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const history = createMemoryHistory({ initialEntries: ['/client?q=1'] });
  const router = createRouter({ routeTree: root.addChildren(pages), history });
  await router.load();
  // Without a browser it goes nowhere.
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const accessState = createStore<AccessState | null>({
    permissions: compilePermissions(rolePermissions('angel')),
    menu: [],
    paths: new Set(),
    menuBuiltFor: null,
  });
  pageSuspension.suspend = suspend;
  leaveOnEnd({ auth, accessState, sessionEnd, router });
  auth.send({ type: 'profile.reload' });
  sessionEnd.end(reason);
  const [led] = navigate.mock.calls.map(([{ to, search, replace }]) => ({ to, search, replace }));
  return { led, access: accessState.read() };
}

const login = (search: object) => ({ to: '/login', search, replace: true });
const backLater = login({ redirect: '/client?q=1' });

test.each(['unauthorized', 'elsewhere', 'password_changed', 'mfa_disabled'] as const)(
  'a session that was ended (%s) makes way for the login page, even if the shell would suspend its page',
  async (reason) => {
    expect(await endOver(reason, () => true)).toEqual({ led: backLater, access: null });
  },
);

test('a user who logs out is not led back to the last page', async () => {
  expect(await endOver('person', () => true)).toEqual({ led: login({}), access: null });
});

test.each(['expired', 'owner'] as const)(
  'a session that expired or that its own person ended (%s) keeps its page, without its rights',
  async (reason) => {
    expect(await endOver(reason, () => true)).toEqual({ led: undefined, access: null });
  },
);

test.each([null, () => false])(
  'the login page also takes over if no page can be suspended',
  async (suspend) => {
    expect(await endOver('expired', suspend)).toEqual({ led: backLater, access: null });
  },
);

test('after a navigation that could not be judged, the guard leads the way', async () => {
  expect(await endOver('guard', null)).toEqual({ led: undefined, access: null });
});
