import { createSdk, createWebTokens, type SdkOptions, type Tokens } from '@brokerdesk/sdk';
import type { KeyValueStorage } from '#/core/browser/browser-storage.ts';
import { createStore } from '#/core/browser/store.ts';
import type { Settings } from '#/core/settings/settings-context.tsx';
import { type Access, type AccessState, identityCheck } from './access-state.ts';
import { createAuthActor, toMachineTokens } from './auth-actor.ts';
import { askForRights } from './early-rights.ts';
import { createGuard } from './guard.ts';
import { followOtherTabs, type OtherTabs } from './other-tabs.ts';
import { permissionsKey, recentChoicesKey } from './permissions-key.ts';
import { createSessionEnd, reasonFromRefusal, reasonFromTab, reportToTabs } from './session-end.ts';

export type SessionCode = Pick<typeof import('#/app/after-sign-in.ts'), 'createSessionAccess'>;

/** Waits, ten seconds at most, for the part that asks: it is loaded when the browser is idle, and a decision may be quicker. */
async function whenThere<Name extends keyof typeof identityCheck>(name: Name) {
  for (let waits = 200; !identityCheck[name] && waits > 0; waits -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return identityCheck[name];
}

function createAccessLoader(
  loadCode: () => Promise<SessionCode>,
  parts: Parameters<SessionCode['createSessionAccess']>[0],
): () => Promise<Access> {
  let loaded: Promise<Access> | undefined;
  return () => {
    loaded ??= loadCode().then(
      ({ createSessionAccess }) => createSessionAccess(parts),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

export type SessionEnvironment = Omit<SdkOptions, 'tokens' | 'onSessionEnded'> & {
  sessionKey?: string;
  preferences: KeyValueStorage;
  tabStorage: KeyValueStorage;
  loadCode: () => Promise<SessionCode>;
  followsTabs: boolean;
};

/** Belongs to no component: an actor there stops when it is hidden, with a sign-in or a payment half done. */
export function createSession({
  sessionKey,
  preferences,
  tabStorage,
  loadCode,
  followsTabs,
  ...server
}: SessionEnvironment) {
  let otherTabs: OtherTabs | null = null;

  const onRenewed = (tokens: Tokens) =>
    auth.send({ type: 'tokens.refreshed', tokens: toMachineTokens(tokens) });
  const storage = createWebTokens({
    key: sessionKey,
    local: preferences,
    session: tabStorage,
    onRenewed,
  });
  const sdk = createSdk({
    ...server,
    tokens: storage,
    signInAgain: async (problem) => (await whenThere('ask'))?.(problem) ?? false,
    sign: async (signing) => (await whenThere('sign'))?.(signing) ?? null,
    onSessionEnded: (problem) => {
      const reason = reasonFromRefusal(problem);
      otherTabs?.reportEnd(storage.endedId(), reportToTabs(reason));
      sessionEnd.end(reason);
    },
  });
  const { actor: auth, lastProblem } = createAuthActor({
    sdk,
    storage,
    onCleared: (id) => {
      forgetPerson();
      otherTabs?.reportEnd(id, reportToTabs(sessionEnd.reason.read()));
    },
  });
  const sessionEnd = createSessionEnd(auth);
  const accessState = createStore<AccessState | null>(null);
  const loadAccess = createAccessLoader(loadCode, {
    sdk,
    auth,
    state: accessState,
    storage: tabStorage,
    tenant: server.tenant,
  });
  const judgeNavigation = createGuard({
    auth,
    loadAccess,
    onSignOut: (reason) => {
      // A person who was never signed in needs no reason for the end.
      if (reason !== 'unauthenticated') sessionEnd.end('guard');
    },
  });

  const storages = [tabStorage, preferences];

  function forgetPerson(...more: string[]): void {
    for (const kept of storages) {
      for (const key of [permissionsKey, recentChoicesKey, ...more]) kept.removeItem(key);
    }
  }

  const forgotten = new Set<string>();

  /** Without an answer the tokens are revoked after the next start that succeeds; after 15 minutes they are nothing. */
  function revokeForgotten(): void {
    for (const token of forgotten) {
      sdk
        .POST('/auth/admin/v1/logout', { headers: { Authorization: `Bearer ${token}` } })
        .then(({ error }) => error?.kind === 'network' || forgotten.delete(token));
    }
  }

  return {
    sdk,
    auth,
    lastSignInProblem: lastProblem,
    sessionEnd,
    storage,
    accessState,
    loadAccess,
    judgeNavigation,
    settings: createStore<Settings | null>(null),

    start(): void {
      auth.start();
      if (!followsTabs) return;
      otherTabs = followOtherTabs(storage, {
        personId: () => auth.getSnapshot().context.session?.profile.id,
        onEnded: (by) => sessionEnd.end(reasonFromTab(by)),
        onLoggedOut: sessionEnd.endAfterOtherTab,
        onRenewed,
      });
    },

    mayBeSignedIn(): boolean {
      try {
        return storages.some((kept) => kept.getItem(storage.key));
      } catch {
        return false;
      }
    },

    resumeStored(): void {
      auth.send({ type: 'bootstrap' });
      revokeForgotten();
      const tokens = storage.read();
      if (tokens === null) return;
      const rights = askForRights(sdk, tabStorage, tokens.access_token);
      loadAccess()
        .then((access) => rights && access.expect(rights))
        .catch(() => {});
    },

    /**
     * Also ends a remembered session behind the tab's own. Other tabs have not failed: they keep their page for the
     * next sign-in.
     */
    forgetStored(): void {
      for (let tokens = storage.restore(); tokens !== null; tokens = storage.restore()) {
        const id = storage.currentId();
        storage.forget();
        forgotten.add(tokens.access_token);
        otherTabs?.reportEnd(id, 'expiry');
      }
      forgetPerson(storage.key);
      revokeForgotten();
    },
  };
}
