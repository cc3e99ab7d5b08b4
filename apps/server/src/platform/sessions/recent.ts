import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../request-context.ts';
import { hasFactor, lastSeenStepMs, type SignedIn } from './sessions.ts';

const signInCountsMs = 10 * 60 * 1000;

/** The items of a bulk run are not asked: its start was. Throws SIGN_IN_AGAIN. */
export function requireRecentSignIn({ actor, item }: Pick<RequestContext, 'actor' | 'item'>): void {
  if (item !== undefined) return;
  const since = Date.now() - (actor?.signedInAt?.getTime() ?? 0);
  if (since > signInCountsMs) throw new Problem('SIGN_IN_AGAIN');
}

/** The password alone must not make another second factor. Throws SIGN_IN_AGAIN. */
export async function requireRecentFactor(
  tx: Transaction,
  { person, session: { factorAt } }: SignedIn,
): Promise<void> {
  const since = Date.now() - (factorAt?.getTime() ?? 0);
  if (since <= signInCountsMs || !(await hasFactor(tx, person))) return;
  throw new Problem('SIGN_IN_AGAIN', { askFor: 'factor' });
}

export function lastInput(header: string | string[] | undefined): Date | null {
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) return null;
  return new Date(Date.now() - Number(header) * 1000);
}

/** Ends a little earlier the first time, so that the next request can still tell of input. */
export function streamUntil(accessUntil: Date, idleUntil: Date | null): Date {
  if (idleUntil === null) return accessUntil;
  const early = idleUntil.getTime() - lastSeenStepMs;
  const until = early > Date.now() ? early : idleUntil.getTime();
  return new Date(Math.min(accessUntil.getTime(), until));
}
