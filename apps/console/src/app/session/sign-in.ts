import { auth, lastSignInProblem, loadAccess, sessionEnd } from '#/app/actors.ts';
import type { SignInFields, StepOutcome } from '#/features/auth/sign-in-outcome.ts';
import { settled } from './auth-waits.ts';

async function outcome(): Promise<StepOutcome> {
  const snapshot = await settled(auth);
  if (snapshot.context.error !== null) return { kind: 'failed', problem: lastSignInProblem() };
  return snapshot.matches('idle') ? { kind: 'cancelled' } : { kind: 'done' };
}

let giveUp = () => {};

/** Done means: signed in, or asked for a code. */
export async function signIn({ password, ...fields }: SignInFields): Promise<StepOutcome> {
  sessionEnd.forget();
  // Needed next, and too large for the first page. A failure shows where it is waited for.
  loadAccess().catch(() => {});
  const cancelled = new Promise<null>((resolve) => {
    giveUp = () => resolve(null);
  });
  const hashing = await Promise.race([import('spark-md5'), cancelled]);
  if (hashing === null) return { kind: 'cancelled' };
  const { default: SparkMD5 } = hashing;
  auth.send({ type: 'login.submit', ...fields, password: SparkMD5.hash(password) });
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
    sessionEnd.because('unauthorized');
  }
  return result;
}

export function cancelCode(): void {
  auth.send({ type: 'mfa.cancel' });
}
