import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../kernel/db/database.ts';
import { idempotencyKey } from '../kernel/db/schema.ts';
import { Problem } from '../kernel/errors/problem.ts';
import { canonicalJson } from './canonical-json.ts';
import { actorOf, type RequestContext } from './request-context.ts';
import { holdSession } from './sessions/sessions.ts';

const idempotencyKeyLifetimeMs = 24 * 60 * 60 * 1000;

export interface OnceRequest {
  /** The operation with its path parameters filled in. */
  operation: string;
  key: string;
  body: unknown;
  /** What has to be locked before the session is, such as other members of staff. */
  lockFirst?: (tx: Transaction) => Promise<unknown>;
}

/**
 * Runs `effect` in a transaction, once for each key of the signed-in person: the same key and
 * request replay the first answer, also when two arrive together or at two replicas (the second
 * waits on the key's row until the first has committed). A failed effect leaves no key behind.
 * Throws IDEMPOTENCY_KEY_REUSED where the key came with another request, and SESSION_ENDED where the
 * person's session ended before the transaction began.
 */
export async function runOnce<T>(
  context: RequestContext,
  request: OnceRequest,
  effect: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const actor = actorOf(context);
  const userId = actor.id;
  const requestHash = createHash('sha256')
    .update(`${request.operation}\n${canonicalJson(request.body)}`)
    .digest('hex');
  const mine = and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, request.key));

  return context.db.transaction(async (tx) => {
    await request.lockFirst?.(tx);
    await holdSession(tx, actor);
    await tx.delete(idempotencyKey).where(and(mine, lt(idempotencyKey.expiresAt, new Date())));
    const claimed = await tx
      .insert(idempotencyKey)
      .values({
        userId,
        key: request.key,
        operation: request.operation,
        requestHash,
        expiresAt: new Date(Date.now() + idempotencyKeyLifetimeMs),
      })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });

    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKey).where(mine);
      if (first?.requestHash !== requestHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
      // Written below by the same operation with the same body, so it is that operation's answer.
      return first.answer as T;
    }

    const answer = await effect(tx);
    await tx.update(idempotencyKey).set({ answer }).where(mine);
    return answer;
  });
}
