import { createSdk, createWebTokens, followTabs } from '@brokerdesk/sdk';
import { createGuard } from '#/boot/navigation/guard.ts';
import { loadFile } from '#/boot/navigation/load-file.ts';
import { takePreloadedResponse } from '#/boot/prefetch/preloaded-responses.ts';
import type { Access, AccessState } from '#/boot/session/access-state.ts';
import { createAuthActor, toMachineTokens } from '#/boot/session/auth-actor.ts';
import { askForRights } from '#/boot/session/early-rights.ts';
import { permissionsKey } from '#/boot/session/permissions-key.ts';
import { recentChoicesKey } from '#/boot/session/recent-choices-key.ts';
import { createSessionEnd } from '#/boot/session/session-end.ts';
import { tokenClaims } from '#/boot/session/token-claims.ts';
import type { Settings } from '#/boot/settings/settings-context.tsx';
import { memoryStorage, openStorage, storeIfRoom } from './browser-storage.ts';
import { describeDevice } from './device.ts';
import { environmentKey, resolveEnvironment } from './environment.ts';
import { currentLocale } from './language.ts';
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
storeIfRoom(preferences, environmentKey, environment.tenant);

const storage = createWebTokens({
  local: preferences,
  session,
  onRenewed: (tokens) => auth.send({ type: 'tokens.refreshed', tokens: toMachineTokens(tokens) }),
});

/** What it means here that a session was found to be over. */
const causes = { person: 'elsewhere', expiry: 'expired', refusal: 'unauthorized' } as const;

const personOf = ({ access_token }: { access_token: string }) => tokenClaims(access_token)['sub'];

export const sdk = createSdk({
  ...environment,
  tokens: storage,
  locale: currentLocale,
  device: describeDevice(navigator.userAgent, openedSession !== null, navigator.maxTouchPoints),
  onSessionEnded: ({ code }) => {
    const by = code === 'SESSION_ENDED' ? 'refusal' : 'expiry';
    const id = storage.endedId();
    if (id !== null) otherTabs.announceEnd(id, by);
    sessionEnd.because(causes[by]);
  },
  fetch: (url, init) => tap.fetch(url, init, takePreloadedResponse(url, init.headers)),
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

/** What this tab holds of a person beside the session itself. */
function forgetPerson(): void {
  session.removeItem(permissionsKey);
  session.removeItem(recentChoicesKey);
}

const authParts = createAuthActor({
  sdk,
  storage,
  onCleared: (id) => {
    forgetPerson();
    const cause = sessionEnd.cause.read();
    const by = cause === 'person' ? 'person' : cause === 'expired' ? 'expiry' : 'refusal';
    if (id !== null) otherTabs.announceEnd(id, by);
    if (cause === 'person') leavers?.postMessage(personInSight());
  },
});
export const auth = authParts.actor;
export const lastSignInProblem = authParts.lastProblem;

export const sessionEnd = createSessionEnd(auth);

const personInSight = () => auth.getSnapshot().context.session?.profile.id;

/** Who logs out does so in every tab of the browser, also where that has signed in by itself. */
const leavers =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${storage.key}-left`);
leavers?.addEventListener('message', ({ data }) => {
  if (data === personInSight() && data !== undefined) sessionEnd.becauseOfAnotherTab();
});

const otherTabs = followTabs(storage, {
  onEnded: (by) => sessionEnd.because(causes[by]),
  isSamePerson: (before, now) => personOf(before) === personOf(now),
  onRenewed: (tokens) => auth.send({ type: 'tokens.refreshed', tokens: toMachineTokens(tokens) }),
});

export const accessState = createStore<AccessState | null>(null);

let loadedAccess: Promise<Access> | undefined;

async function createLoadedAccess(): Promise<Access> {
  const { createAccess, createPermissionCache, keepTokensFresh, pageEntries, tapLog } =
    await import('#/frame/after-sign-in.ts');
  tapLog.record(tap, auth);
  return createAccess({
    state: accessState,
    sdk,
    auth,
    cache: createPermissionCache(session),
    tenant: environment.tenant,
    pages: pageEntries,
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
  revokeForgotten();
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

/** Access tokens that a failed start has forgotten, until the server knows that they are not to be accepted. */
const forgotten = new Set<string>();

/** Without an answer the tokens are revoked after the next start that succeeds; after 15 minutes they are nothing. */
function revokeForgotten(): void {
  for (const token of forgotten) {
    sdk
      .POST('/auth/admin/v1/logout', { headers: { Authorization: `Bearer ${token}` } })
      .then(({ error }) => error?.kind === 'network' || forgotten.delete(token));
  }
}

/**
 * Ends what is stored without asking anybody, also a remembered session behind the tab's own: for a start-up that
 * failed. Other tabs have not failed: they keep their page for whoever signs in again.
 */
export function forgetSession(): void {
  for (let tokens = storage.restore(); tokens !== null; tokens = storage.restore()) {
    const id = storage.currentId();
    storage.forget();
    forgotten.add(tokens.access_token);
    if (id !== null) otherTabs.announceEnd(id, 'expiry');
  }
  // What nobody can read is no session, and goes as well.
  for (const place of [session, preferences]) place.removeItem(storage.key);
  forgetPerson();
  revokeForgotten();
}

auth.start();
