import type { Transaction } from '../kernel/db/database.ts';
import { actorOf, type RequestContext } from './request-context.ts';
import { lockSession } from './sessions/sessions.ts';

/** Use `idempotent` instead to create a record or move money. Throws SESSION_ENDED. */
export function inSession<T>(
  context: RequestContext,
  effect: (tx: Transaction) => Promise<T>,
  /** Acquires locks that precede the session's, such as those of other users. */
  lockFirst?: (tx: Transaction) => Promise<unknown>,
): Promise<T> {
  const actor = actorOf(context);
  return context.db.transaction(async (tx) => {
    await lockFirst?.(tx);
    if (context.item === undefined) await lockSession(tx, actor);
    else await context.item.lock(tx);
    const answer = await effect(tx);
    await context.item?.settle(tx, answer);
    return answer;
  });
}

export const sessionWrite =
  <Body, T>(
    write: (tx: Transaction, context: RequestContext, id: string, body: Body) => Promise<T>,
  ) =>
  ({ path, body }: { path: { id: string }; body: Body }, context: RequestContext): Promise<T> =>
    inSession(context, (tx) => write(tx, context, path.id, body));
