import {
  type NavigationDecision,
  navigationGuardMachine,
  type Profile,
  type StoredPermissions,
} from '@brokerdesk/machines';
import type { PermissionPayload } from '@brokerdesk/policy';
import type { TokenStore } from '@brokerdesk/sdk';
import { createActor, fromPromise, toPromise } from 'xstate';

export function openPage(
  path: string,
  tokens: TokenStore,
  session: () => Promise<{ profile: Profile; permissions: PermissionPayload }>,
): Promise<NavigationDecision> {
  const guard = navigationGuardMachine.provide({
    actors: {
      bootstrapAuth: fromPromise<{ accessToken: string } | null>(async () => {
        const held = await tokens.read();
        return held && { accessToken: held.access_token };
      }),
      ensureProfile: fromPromise<Pick<Profile, 'role'>>(async () => (await session()).profile),
      loadStoredPermissions: fromPromise<StoredPermissions | null>(async () => null),
      fetchPermissions: fromPromise(async () => (await session()).permissions),
      applyPermissions: fromPromise(async () => {}),
      buildMenuRoutes: fromPromise(async () => {}),
      signOut: fromPromise(async () => {}),
    },
  });
  const input = { path, matched: true, publicPaths: [], now: 0, menuBuiltFor: null };
  return toPromise(createActor(guard, { input }).start());
}
