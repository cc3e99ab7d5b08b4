import type { AuthEvent, SecondFactor } from '@brokerdesk/machines';
import { hashPassword, type SdkProblem } from '@brokerdesk/sdk';
import { logFailure } from '#/core/browser/log.ts';
import { settled } from './auth-actor.ts';
import { auth, lastSignInProblem, loadAccess, sessionEnd } from './page-session.ts';

export type { SecondFactor };

/** The password is as it was typed. */
export type SignInFields = {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  rememberMe: boolean;
};

/** The password is as it was typed. */
export type AcceptanceFields = {
  username: string;
  code: string;
  newPassword: string;
  captcha: string;
  captchaId: string;
};

/** Null if the reason is unknown. */
export type SignInFailure = { problem: SdkProblem | null };

export type StepOutcome =
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | ({ kind: 'failed' } & SignInFailure);

export type SignInNotice = { tone: 'success' | 'warning'; text: string };

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
    logFailure('A hash did not load', error);
    return { kind: 'failed', problem: null };
  }
  return outcome();
}

export function cancelSignIn(): void {
  giveUp();
  auth.send({ type: 'logout' });
}

export async function verifyFactor(factor: SecondFactor): Promise<StepOutcome> {
  auth.send({ type: 'mfa.submit', ...factor });
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
