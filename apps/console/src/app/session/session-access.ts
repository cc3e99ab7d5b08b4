import type { Sdk } from '@brokerdesk/sdk';
import { devLog } from '#/app/dev-log/dev-log.ts';
import { pageEntries } from '#/app/pages/page-registry.ts';
import type { KeyValueStorage } from '#/core/browser/browser-storage.ts';
import { devLogSource } from '#/core/browser/dev-log-source.ts';
import { logFailure } from '#/core/browser/log.ts';
import type { Store } from '#/core/browser/store.ts';
import type { Access, AccessState } from '#/core/session/access-state.ts';
import type { AuthActor } from '#/core/session/auth-actor.ts';
import { whenIdle } from '#/ui/page/when-idle.ts';
import { applyPreferences } from './apply-preferences.ts';
import { createAccess, createPermissionCache } from './create-access.ts';

let begun = false;

/** Starts when the browser has time for it: without it a call that is refused renews the tokens. */
function keepTokensFresh(parts: { sdk: Sdk; auth: AuthActor }): void {
  if (begun) return;
  begun = true;
  whenIdle(() => import('./token-refresh.ts')).then(
    ({ startTokenRefresh }) => startTokenRefresh(parts),
    (error: unknown) => {
      begun = false;
      logFailure('The scheduled refresh of the tokens could not be loaded', error);
    },
  );
}

type SessionParts = {
  sdk: Sdk;
  auth: AuthActor;
  state: Store<AccessState | null>;
  storage: KeyValueStorage;
  tenant: string;
};

export function createSessionAccess({ sdk, auth, state, storage, tenant }: SessionParts): Access {
  devLog.record(devLogSource, auth);
  const access = createAccess({
    state,
    sdk,
    auth,
    cache: createPermissionCache(storage),
    tenant,
    pages: pageEntries,
    onApplied: () => {
      keepTokensFresh({ sdk, auth });
      // After a reload the browser has them already, unless another one has changed them.
      void applyPreferences(auth);
    },
  });
  return {
    ...access,
    /** The first page after a sign-in is drawn as the user likes it. */
    fetch: async (...args) =>
      (await Promise.all([access.fetch(...args), applyPreferences(auth)]))[0],
  };
}
