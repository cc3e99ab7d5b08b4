import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../request-context.ts';
import { hasFactor, lastSeenStepMs, type SignedIn } from './sessions.ts';

/** How long a password or a code counts for what asks for one again. */
const signInCountsMs = 10 * 60 * 1000;

/**
 * Refuses a user who gave the password or a code too long ago. The items of a bulk run are not asked: its start was.
 *
 * @throws SIGN_IN_AGAIN
 */
export function requireRecentSignIn({ actor, item }: Pick<RequestContext, 'actor' | 'item'>): void {
  if (item !== undefined) return;
  const since = Date.now() - (actor?.signedInAt?.getTime() ?? 0);
  if (since > signInCountsMs) throw new Problem('SIGN_IN_AGAIN');
}

/**
 * Refuses a user who has a second factor and did not give it in the last ten minutes: the password alone must not make
 * another one.
 *
 * @throws SIGN_IN_AGAIN
 */
export async function requireRecentFactor(
  tx: Transaction,
  { person, session: { factorAt } }: SignedIn,
): Promise<void> {
  const since = Date.now() - (factorAt?.getTime() ?? 0);
  if (since <= signInCountsMs || !(await hasFactor(tx, person))) return;
  throw new Problem('SIGN_IN_AGAIN', { askFor: 'factor' });
}

/** When the last input was, by `X-Idle-Seconds`; null if the request does not say. */
export function lastInput(header: string | string[] | undefined): Date | null {
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) return null;
  return new Date(Date.now() - Number(header) * 1000);
}

/**
 * When a stream of events ends for a session that may end of inactivity. The first time a little earlier, so that the
 * next request can still tell of input.
 */
export function streamUntil(accessUntil: Date, idleUntil: Date | null): Date {
  if (idleUntil === null) return accessUntil;
  const early = idleUntil.getTime() - lastSeenStepMs;
  const until = early > Date.now() ? early : idleUntil.getTime();
  return new Date(Math.min(accessUntil.getTime(), until));
}
