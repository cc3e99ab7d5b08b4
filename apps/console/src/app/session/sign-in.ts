import { auth, lastSignInProblem, loadAccess, sessionEnd } from '#/app/actors.ts';
import type { SignInFields, StepOutcome } from '#/features/auth/sign-in-outcome.ts';
import { settled } from './auth-waits.ts';

async function outcome(): Promise<StepOutcome> {
  const { context } = await settled(auth);
  return context.error === null
    ? { kind: 'done' }
    : { kind: 'failed', problem: lastSignInProblem() };
}

/** Done means: signed in, or asked for a code. */
export async function signIn({ password, ...fields }: SignInFields): Promise<StepOutcome> {
  sessionEnd.cause.write(null);
  // Needed next, and too large for the first page. A failure shows where it is waited for.
  loadAccess().catch(() => {});
  const { default: SparkMD5 } = await import('spark-md5');
  auth.send({ type: 'login.submit', ...fields, password: SparkMD5.hash(password) });
  return outcome();
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
