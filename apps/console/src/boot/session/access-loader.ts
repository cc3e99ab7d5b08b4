import type { Sdk } from '@brokerdesk/sdk';
import type { KeyValueStorage } from '#/boot/browser-storage.ts';
import type { Store } from '#/boot/store.ts';
import { tap } from '#/boot/tap.ts';
import type { Access, AccessState } from './access-state.ts';
import type { AuthActor } from './auth-actor.ts';

/** What every session needs and the login page does not. */
export type SessionCode = typeof import('#/frame/after-sign-in.ts');

/** Loads what a signed-in person may do. Its code comes when it is first asked for; a failure can be retried. */
export function createAccessLoader({
  sdk,
  auth,
  state,
  storage,
  tenant,
  loadCode,
}: {
  sdk: Sdk;
  auth: AuthActor;
  state: Store<AccessState | null>;
  storage: KeyValueStorage;
  tenant: string;
  loadCode: () => Promise<SessionCode>;
}): () => Promise<Access> {
  let loaded: Promise<Access> | undefined;

  async function load(): Promise<Access> {
    const { createAccess, createPermissionCache, keepTokensFresh, pageEntries, tapLog } =
      await loadCode();
    tapLog.record(tap, auth);
    return createAccess({
      state,
      sdk,
      auth,
      cache: createPermissionCache(storage),
      tenant,
      pages: pageEntries,
      onApplied: () => keepTokensFresh({ sdk, auth }),
    });
  }

  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
