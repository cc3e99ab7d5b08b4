import type { Transaction } from '../kernel/db/database.ts';
import { actorOf, type RequestContext } from './request-context.ts';
import { holdSession } from './sessions/sessions.ts';

/**
 * Runs `effect` in a transaction for a person whose session has not ended: for writes that create
 * nothing and move no money, and are safe to repeat because of their `version`. Throws SESSION_ENDED.
 */
export function heldWrite<T>(
  context: RequestContext,
  effect: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const actor = actorOf(context);
  return context.db.transaction(async (tx) => {
    await holdSession(tx, actor);
    return effect(tx);
  });
}
