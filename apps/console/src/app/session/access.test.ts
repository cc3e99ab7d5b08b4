import { rolePermissions } from '@brokerdesk/policy';
import { expect, test } from 'vitest';
import { memoryStorage } from '#/app/browser-storage.ts';
import { createStore } from '#/app/store.ts';
import { createAccess } from './access.ts';
import type { AccessState } from './access-state.ts';
import { createPermissionCache } from './permission-cache.ts';
import { issueTokens, restoredSession } from './session.fixture.ts';

test('rights that arrive after their person has left are applied to nobody', async () => {
  const { sdk, auth, on } = await restoredSession(issueTokens());
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const body = { ...rolePermissions('angel'), userId: 'u1' };
  on('/auth/admin/v1/permission/u1', () => waiting.then(() => ({ body })));
  const state = createStore<AccessState | null>(null);
  const cache = createPermissionCache(memoryStorage());
  const access = createAccess({ state, sdk, auth, cache, tenant: 'es', pagePaths: new Set() });
  const asked = access.revalidate(0);
  auth.send({ type: 'logout' });
  arrive();
  // Refused or answered: either way nobody has these rights.
  await asked.catch(() => {});
  expect(state.read()).toBeNull();
  expect(cache.read('u1')).toBeNull();
});
