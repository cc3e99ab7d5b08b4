import type { AuthSnapshot } from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { claimPreloadedResponse } from '#/core/api/preloaded-responses.ts';
import { loadFile } from '#/core/navigation/load-file.ts';
import {
  environment,
  isIncognito,
  preferences,
  sessionKey,
  tabStorage,
} from '../browser/browser.ts';
import { devLogSource } from '../browser/dev-log-source.ts';
import { describeDevice, idleSeconds } from '../browser/device.ts';
import { currentLocale } from '../i18n/language.ts';
import { createSession } from './create-session.ts';

const secondsWithoutInput = idleSeconds();

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
  hooks: {
    onRequest: ({ headers }) => headers.set('X-Idle-Seconds', `${secondsWithoutInput()}`),
  },
  fetch: (url, init) => devLogSource.fetch(url, init, claimPreloadedResponse(url, init.headers)),
});

export function useAuth<Part>(select: (snapshot: AuthSnapshot) => Part): Part {
  return useSelector(auth, select);
}
