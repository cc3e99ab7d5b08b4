import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../kernel/db/database.ts';
import { idempotencyKey } from '../kernel/db/schema.ts';
import { Problem } from '../kernel/errors/problem.ts';
import { canonicalJson } from './canonical-json.ts';
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

const idempotencyKeyLifetimeMs = 24 * 60 * 60 * 1000;

export interface IdempotentInput {
  path?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  header: { 'Idempotency-Key': string };
}

/**
 * Runs `effect` once per user and key, also on another replica; `lockFirst` acquires locks that precede the session's.
 * Throws IDEMPOTENCY_KEY_REUSED and SESSION_ENDED.
 */
export async function idempotent<T>(
  context: RequestContext,
  input: IdempotentInput,
  effect: (tx: Transaction) => Promise<T>,
  lockFirst?: (tx: Transaction) => Promise<unknown>,
): Promise<T> {
  const { id: userId } = actorOf(context);
  const key = input.header['Idempotency-Key'];
  const operation = calledOperation(context, input);
  const requestHash = createHash('sha256')
    .update(`${operation}\n${canonicalJson(input.body ?? null)}`)
    .digest('hex');
  const mine = and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key));

  const once = async (tx: Transaction): Promise<T> => {
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + idempotencyKeyLifetimeMs);
    const claim = { operation, requestHash, answer: null, createdAt, expiresAt };
    const claimed = await tx
      .insert(idempotencyKey)
      .values({ userId, key, ...claim })
      .onConflictDoUpdate({
        target: [idempotencyKey.userId, idempotencyKey.key],
        set: claim,
        setWhere: lt(idempotencyKey.expiresAt, createdAt),
      })
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
  };
  return inSession(context, once, lockFirst);
}

export interface WriteInput<Body> extends IdempotentInput {
  path: { id: string };
  body: Body;
}

export const idempotentWrite =
  <Body, T>(
    write: (tx: Transaction, context: RequestContext, id: string, body: Body) => Promise<T>,
  ) =>
  (input: WriteInput<Body>, context: RequestContext): Promise<T> =>
    idempotent(context, input, (tx) => write(tx, context, input.path.id, input.body));

function calledOperation(
  { operation }: RequestContext,
  { path = {} }: Pick<IdempotentInput, 'path'>,
): string {
  if (operation === null) throw new Error('Only the handler of an operation is idempotent.');
  return operation.key.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${operation.key} is called without its ${name}.`);
    return value;
  });
}
