import { loadFile } from '#/core/navigation/load-file.ts';
import { takePreloadedResponse } from '#/core/prefetch/preloaded-responses.ts';
import { createSession } from '#/core/session/create-session.ts';
import { environment, isIncognito, preferences, sessionKey, tabStorage } from './browser.ts';
import { devLogSource } from './dev-log-source.ts';
import { describeDevice } from './device.ts';
import { currentLocale } from './language.ts';

/** The session of this page, for as long as the page lives. Started by `main.tsx`. */
export const {
  sdk,
  auth,
  lastSignInProblem,
  sessionEnd,
  accessState,
  loadAccess,
  judgeNavigation,
  settings,
  start: startSession,
  mayBeSignedIn,
  resumeStored,
  forgetStored,
} = createSession({
  ...environment,
  sessionKey,
  preferences,
  tabStorage,
  locale: currentLocale,
  device: describeDevice(navigator.userAgent, !isIncognito, navigator.maxTouchPoints),
  loadCode: () => loadFile(() => import('#/app/after-sign-in.ts')),
  followsTabs: true,
  fetch: (url, init) => devLogSource.fetch(url, init, takePreloadedResponse(url, init.headers)),
});
