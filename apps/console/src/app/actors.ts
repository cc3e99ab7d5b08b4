import { createSdk, createWebTokens, followTabs } from '@brokerdesk/sdk';
import type { Settings } from '#/shared/settings/settings-context.tsx';
import { memoryStorage, openStorage } from './browser-storage.ts';
import { describeDevice } from './device.ts';
import { environmentKey, resolveEnvironment } from './environment.ts';
import { currentLocale } from './language.ts';
import { createGuard } from './navigation/guard.ts';
import { loadFile } from './navigation/load-file.ts';
import { pages } from './pages/page-registry.ts';
import { recentChoicesKey } from './palette/recent-choices-key.ts';
import type { Access } from './session/access.ts';
import type { AccessState } from './session/access-state.ts';
import { createAuthActor, toMachineTokens } from './session/auth-actor.ts';
import { askForRights } from './session/early-rights.ts';
import { permissionsKey } from './session/permissions-key.ts';
import { createSessionEnd } from './session/session-end.ts';
import { takeEarlyAnswer } from './start-up/early/early-answers.ts';
import { createStore } from './store.ts';
import { tap } from './tap.ts';
import { createTheme } from './theme.ts';

/*
 * What lives as long as the page, whatever is on the screen. At module scope on purpose: an actor
 * inside a component stops when the component is hidden, with a sign-in or a payment half done.
 */

const local = openStorage(() => localStorage);
const openedSession = openStorage(() => sessionStorage);

/** What is remembered until the tab is closed. */
export const session = openedSession ?? memoryStorage();

/** What a person has chosen in this browser. */
export const preferences = local ?? memoryStorage();

const environment = resolveEnvironment(
  location.search,
  preferences.getItem(environmentKey),
  location.origin,
);
preferences.setItem(environmentKey, environment.tenant);

const storage = createWebTokens({
  local: preferences,
  session,
  onRenewed: (tokens) => auth.send({ type: 'tokens.refreshed', tokens: toMachineTokens(tokens) }),
});

export const sdk = createSdk({
  ...environment,
  tokens: storage,
  locale: currentLocale,
  device: describeDevice(navigator.userAgent, openedSession !== null, navigator.maxTouchPoints),
  onSessionEnded: ({ code }) =>
    sessionEnd.because(code === 'SESSION_ENDED' ? 'unauthorized' : 'expired'),
  fetch: (url, init) => tap.fetch(url, init, takeEarlyAnswer(url, init.headers)),
});

/** How the house is set up, once that is known. */
export const settings = createStore<Settings | null>(null);

/** Whether something is stored that may be a session. A storage that refuses to tell has none. */
export function mayBeSignedIn(): boolean {
  try {
    return [session, preferences].some((place) => place.getItem(storage.key) !== null);
  } catch {
    return false;
  }
}

const authParts = createAuthActor({
  sdk,
  storage,
  onCleared: (id) => {
    session.removeItem(permissionsKey);
    session.removeItem(recentChoicesKey);
    if (id !== null) otherTabs.announceEnd(id);
  },
});
export const auth = authParts.actor;
export const lastSignInProblem = authParts.lastProblem;

export const sessionEnd = createSessionEnd(auth);

const otherTabs = followTabs(storage, {
  onEnded: () => sessionEnd.because('elsewhere'),
  onRenewed: (tokens) => auth.send({ type: 'tokens.refreshed', tokens: toMachineTokens(tokens) }),
});

export const accessState = createStore<AccessState | null>(null);

let loadedAccess: Promise<Access> | undefined;

async function createLoadedAccess(): Promise<Access> {
  const { createAccess, createPermissionCache, keepTokensFresh, tapLog } = await import(
    './after-sign-in.ts'
  );
  tapLog.record(tap, auth);
  return createAccess({
    state: accessState,
    sdk,
    auth,
    cache: createPermissionCache(session),
    tenant: environment.tenant,
    pagePaths: new Set(pages.map(({ path }) => path)),
    onApplied: () => keepTokensFresh({ sdk, auth }),
  });
}

/** The rights of whoever signs in; the code for a session is loaded when it is first asked for. */
export function loadAccess(): Promise<Access> {
  loadedAccess ??= loadFile(createLoadedAccess).catch((error: unknown) => {
    loadedAccess = undefined;
    throw error;
  });
  return loadedAccess;
}

/** Asks at once for what the guard is going to ask for, one thing after the other, with a stored session. */
export function goOnWithSession(): void {
  auth.send({ type: 'bootstrap' });
  const tokens = storage.read();
  if (tokens === null) return;
  const rights = askForRights(sdk, session, tokens.access_token);
  // What fails here fails again, and is told, where the guard needs it.
  loadAccess()
    .then((access) => rights && access.expect(rights))
    .catch(() => {});
}

export const judgeNavigation = createGuard({
  auth,
  loadAccess,
  onSignOut: (reason) => {
    // Who was never signed in has nothing to be told.
    if (reason !== 'unauthenticated') sessionEnd.because('guard');
  },
});

export const theme = createTheme(preferences, document.documentElement);

/** Forgets a stored session without asking anybody: for a start-up that failed. */
export function forgetSession(): void {
  storage.restore();
  storage.forget();
  session.removeItem(permissionsKey);
  auth.send({ type: 'logout' });
}

auth.start();
