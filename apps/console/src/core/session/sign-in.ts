import type { AuthEvent } from '@brokerdesk/machines';
import { hashPassword } from '@brokerdesk/sdk';
import { logFailure } from '#/core/browser/log.ts';
import { settled } from './auth-waits.ts';
import { auth, lastSignInProblem, loadAccess, sessionEnd } from './page-session.ts';
import type { SignInFields, StepOutcome } from './sign-in-outcome.ts';

async function outcome(): Promise<StepOutcome> {
  const snapshot = await settled(auth);
  if (snapshot.context.error !== null) return { kind: 'failed', problem: lastSignInProblem() };
  return snapshot.matches('idle') ? { kind: 'cancelled' } : { kind: 'done' };
}

let giveUp = () => {};

export function signIn({ password, ...fields }: SignInFields): Promise<StepOutcome> {
  return submitPassword(password, (hash) => ({ type: 'login.submit', ...fields, password: hash }));
}

/** Done means: signed in, or asked for a code. `eventOf` gets the password as it is sent. */
export async function submitPassword(
  password: string,
  eventOf: (hash: string) => AuthEvent,
): Promise<StepOutcome> {
  sessionEnd.clear();
  // Needed next, and too large for the first page.
  loadAccess().catch(() => {});
  const cancelled = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });
  try {
    const hash = await Promise.race([hashPassword(password), cancelled]);
    if (hash === null) return { kind: 'cancelled' };
    auth.send(eventOf(hash));
  } catch (error) {
    logFailure('The code that hashes a password did not load', error);
    return { kind: 'failed', problem: null };
  }
  return outcome();
}

/** Gives up waiting for the answer to a sign-in. */
export function cancelSignIn(): void {
  giveUp();
  auth.send({ type: 'logout' });
}

export async function verifyCode(code: string): Promise<StepOutcome> {
  auth.send({ type: 'mfa.submit', code });
  const result = await outcome();
  // The time for the code is over: only the password opens another one.
  if (
    result.kind === 'failed' &&
    ['SESSION_ENDED', 'UNAUTHORIZED'].includes(result.problem?.code ?? '')
  ) {
    sessionEnd.end('unauthorized');
  }
  return result;
}

export function cancelCode(): void {
  auth.send({ type: 'mfa.cancel' });
}
