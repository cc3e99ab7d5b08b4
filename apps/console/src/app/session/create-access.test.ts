import { rolePermissions } from '@brokerdesk/policy';
import { describe, expect, test, vi } from 'vitest';
import { entryOf } from '#/app/pages/page-registry.ts';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { createStore } from '#/core/browser/store.ts';
import type { AccessState } from '#/core/session/access-state.ts';
import { askForRights } from '#/core/session/early-rights.ts';
import { permissionsKey } from '#/core/session/permissions-key.ts';
import { createAccess, createPermissionCache } from './create-access.ts';
import { issueTokens, restoredSession } from './session.fixture.ts';

test('rights that arrive after their user has left are not applied', async () => {
  const { sdk, auth, on } = await restoredSession(issueTokens());
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const body = { ...rolePermissions('angel'), userId: 'u1' };
  on('/auth/admin/v1/permission/u1', () => waiting.then(() => ({ body })));
  const state = createStore<AccessState | null>(null);
  const cache = createPermissionCache(memoryStorage());
  const access = createAccess({ state, sdk, auth, cache, tenant: 'es', pages: [] });
  const calls = access.revalidate(0);
  auth.send({ type: 'logout' });
  arrive();
  await calls.catch(() => {});
  expect(state.read()).toBeNull();
  expect(cache.read('u1')).toBeNull();
});

describe('rights that are asked for while the profile is on its way', () => {
  const pathOf = (id: string) => `/auth/admin/v1/permission/${id}`;
  const rightsOf = (role: 'angel' | 'hero') => ({ ...rolePermissions(role), userId: 'u1' });

  async function accessOf(answer: () => { status?: number; body: unknown }) {
    const { sdk, auth, on, storage } = await restoredSession(issueTokens());
    let calls = 0;
    on(pathOf('u1'), () => {
      calls += 1;
      return answer();
    });
    const access = createAccess({
      state: createStore<AccessState | null>(null),
      sdk,
      auth,
      cache: createPermissionCache(memoryStorage()),
      tenant: 'es',
      pages: [],
    });
    const token = storage.read()?.access_token ?? '';
    const expectEarly = () => {
      const rights = askForRights(sdk, memoryStorage(), token);
      if (rights !== null) access.expect(rights);
    };
    return { access, expectEarly, calls: () => calls };
  }

  test('are the ones that the guard gets, without a second call', async () => {
    const { access, expectEarly, calls } = await accessOf(() => ({ body: rightsOf('angel') }));
    expectEarly();
    expect(await access.fetch('angel')).toMatchObject({ userId: 'u1', roles: ['angel'] });
    expect(calls()).toBe(1);
    await access.fetch('angel');
    expect(calls()).toBe(2);
  });

  test('are requested again if the user has another role by then', async () => {
    const { access, expectEarly, calls } = await accessOf(() => ({
      body: rightsOf(calls() === 1 ? 'hero' : 'angel'),
    }));
    expectEarly();
    expect(await access.fetch('angel')).toMatchObject({ roles: ['angel'] });
  });

  test('are requested again if they were refused', async () => {
    const { access, expectEarly, calls } = await accessOf(() =>
      calls() === 1 ? { status: 404, body: {} } : { body: rightsOf('angel') },
    );
    expectEarly();
    expect(await access.fetch('angel')).toMatchObject({ roles: ['angel'] });
    expect(calls()).toBe(2);
  });
});

test('rights are not requested early if a token names no user, or some are cached', async () => {
  const { sdk } = await restoredSession(issueTokens());
  expect(askForRights(sdk, memoryStorage(), 'no token')).toBeNull();
  const kept = memoryStorage();
  kept.setItem(permissionsKey, '{}');
  expect(askForRights(sdk, kept, issueTokens().access_token)).toBeNull();
});

describe('rights that are applied', () => {
  const staff = entryOf({ path: '/users', name: 'users', namespaces: [] });
  const rightsOf = (role: 'god' | 'angel' | 'hero', userId = 'u1') => ({
    ...rolePermissions(role),
    userId,
  });

  async function applied() {
    const { sdk, auth, on } = await restoredSession(issueTokens());
    const state = createStore<AccessState | null>(null);
    const cache = createPermissionCache(memoryStorage());
    const navigated = vi.fn();
    const access = createAccess({
      ...{ state, sdk, auth, cache, tenant: 'es', pages: [staff] },
      onApplied: navigated,
    });
    const stored = { payload: rightsOf('hero'), loadedAt: 5 };
    access.apply(stored);
    return { auth, on, state, cache, access, stored, navigated };
  }

  test('are kept for their person, and for a person alone', async () => {
    const { auth, access, stored } = await applied();
    expect(access.stored()).toEqual(stored);
    auth.send({ type: 'logout' });
    expect(access.stored()).toBeNull();
  });

  test('open the pages that follow from them', async () => {
    const { access, state } = await applied();
    expect([...(state.read()?.paths ?? [])]).toEqual([]);
    access.apply({ payload: rightsOf('god'), loadedAt: 6 });
    expect([...(state.read()?.paths ?? [])]).toEqual(['/users']);
  });

  test('cause no new render if they are unchanged', async () => {
    const { access, state, cache, navigated } = await applied();
    const before = state.read();
    access.apply({ payload: rightsOf('hero'), loadedAt: 6 });
    expect(state.read()).toBe(before);
    expect(cache.read('u1')?.loadedAt).toBe(6);
    expect(navigated).toHaveBeenCalledTimes(2);
  });

  test('are replaced by those that the server has by now', async () => {
    const { access, state, cache, on } = await applied();
    on('/auth/admin/v1/permission/u1', () => ({ body: rightsOf('god') }));
    await access.revalidate(7);
    expect(state.read()?.paths.has('/users')).toBe(true);
    expect(cache.read('u1')?.loadedAt).toBe(7);
  });

  test('say for which token the menu was built, until it is built for another', async () => {
    const { access, state } = await applied();
    access.buildMenu('first');
    access.apply({ payload: rightsOf('god'), loadedAt: 6 });
    expect(state.read()).toMatchObject({ menuBuiltFor: 'first', menu: [{ name: 'users' }] });
    access.buildMenu('second');
    expect(state.read()?.menuBuiltFor).toBe('second');
  });

  test('come before the menu', async () => {
    const { sdk, auth } = await restoredSession(issueTokens());
    const state = createStore<AccessState | null>(null);
    const cache = createPermissionCache(memoryStorage());
    const access = createAccess({ state, sdk, auth, cache, tenant: 'es', pages: [staff] });
    expect(() => access.buildMenu('first')).toThrow('The permissions are missing');
  });
});
