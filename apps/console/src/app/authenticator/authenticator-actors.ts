import { auth, lastSignInProblem, sdk, sessionEnd } from '#/core/session/page-session.ts';
import { createAuthenticator } from './authenticator.ts';

/** Beside the other actors of the page, but a file of its own: few ever open the dialog. */
export const { bind, disable, lostCodes } = createAuthenticator({
  sdk,
  auth,
  lastProblem: lastSignInProblem,
  sessionEnd,
});
