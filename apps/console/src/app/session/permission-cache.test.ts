import { rolePermissions } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { fullStorage } from '#/app/full-storage.fixture.ts';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { permissionsKey } from '#/core/session/permissions-key.ts';
import { createPermissionCache } from './create-access.ts';

const stored = { payload: { userId: 'u-1', ...rolePermissions('angel') }, loadedAt: 1_000 };

describe('the permissions that a tab keeps', () => {
  // @rule navigation: Permissions are kept in session storage for their own person
  // @in ./create-access.ts
  it('come back as they were, with the moment that they were loaded', () => {
    const cache = createPermissionCache(memoryStorage());
    expect(cache.read('u-1')).toBeNull();
    cache.write(stored);
    expect(cache.read('u-1')).toEqual(stored);
  });

  it('are none for another person', () => {
    const cache = createPermissionCache(memoryStorage());
    cache.write(stored);
    expect(cache.read('u-2')).toBeNull();
  });

  it('are skipped if the storage is full', () => {
    const cache = createPermissionCache(fullStorage());
    cache.write(stored);
    expect(cache.read('u-1')).toBeNull();
  });

  it.each([
    ['not JSON', '{'],
    ['nothing', 'null'],
    ['no moment', JSON.stringify({ payload: stored.payload })],
    ['a payload that is none', JSON.stringify({ payload: { roles: [] }, loadedAt: 1_000 })],
  ])('are none if the stored text is %s', (_, json) => {
    const storage = memoryStorage();
    storage.setItem(permissionsKey, json);
    expect(createPermissionCache(storage).read('u-1')).toBeNull();
  });
});
