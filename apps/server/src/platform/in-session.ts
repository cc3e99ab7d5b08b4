import type { Transaction } from '../kernel/db/database.ts';
import { actorOf, type RequestContext } from './request-context.ts';
import { holdSession } from './sessions/sessions.ts';

/**
 * Runs `effect` in a transaction that keeps the signed-in person's session open until it ends. What creates
 * a record or moves money goes through `idempotent`, which adds the key.
 *
 * @throws SESSION_ENDED where the session ended before.
 */
export function inSession<T>(
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
