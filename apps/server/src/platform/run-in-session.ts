import type { Transaction } from '../kernel/db/database.ts';
import { actorOf, type RequestContext } from './request-context.ts';
import { holdSession } from './sessions/sessions.ts';

/**
 * Runs a write that may safely be asked for twice, in a transaction that keeps the session as it is.
 * What creates a record or moves money goes through `runOnce`. Throws SESSION_ENDED.
 */
export function runInSession<T>(
  context: RequestContext,
  effect: (tx: Transaction) => Promise<T>,
  /** What has to be locked before the session is, such as other members of staff. */
  lockFirst?: (tx: Transaction) => Promise<unknown>,
): Promise<T> {
  const actor = actorOf(context);
  return context.db.transaction(async (tx) => {
    await lockFirst?.(tx);
    await holdSession(tx, actor);
    return effect(tx);
  });
}
