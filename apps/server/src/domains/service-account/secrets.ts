import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { serviceSecret } from '../../kernel/db/schema.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockAccount, saveAccount } from './lock-account.ts';
import { readServiceAccount, secretStatusOf, statusOf } from './service-account-view.ts';

const secretBytes = 32;
const prefixLength = 10;

function newSecret(): { secret: string; prefix: string; hash: string } {
  const secret = `bds_${randomBytes(secretBytes).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, prefixLength), hash: hashOf(secret) };
}

/** Takes the same time whatever the secret is. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

/** Without a salt, and fast: 256 random bits cannot be guessed from their hash. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const hourMs = 60 * 60 * 1000;
const collectWithinMs = 7 * 24 * hourMs;

type SecretRow = typeof serviceSecret.$inferSelect;

export async function allowSecret(
  tx: Transaction,
  allowed: Pick<SecretRow, 'accountId' | 'collectorId' | 'overlapHours'>,
): Promise<void> {
  await tx
    .update(serviceSecret)
    .set({ endedAt: new Date() })
    .where(and(ofAccount(allowed.accountId), isNull(serviceSecret.hash)));
  await tx
    .insert(serviceSecret)
    .values({ ...allowed, collectUntil: new Date(Date.now() + collectWithinMs) });
}

/**
 * The one before stays good for the overlap if the same user collected it: no one holds a good secret without being
 * tied to the account. Throws NOT_FOUND, INVALID_TRANSITION and NOT_YOUR_SECRET.
 */
export async function collectSecret(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.CollectedSecret> {
  const account = await lockAccount(tx, context, id);
  const now = new Date();
  const from = statusOf(account, now);
  const [waiting] = await tx
    .select()
    .from(serviceSecret)
    .where(and(ofAccount(id), isNull(serviceSecret.hash)));
  if (waiting === undefined || secretStatusOf(waiting, now) !== 'waiting' || from !== 'active') {
    throw invalidTransition((language) => codeLabel('service-account', 'status', from, language));
  }
  if (waiting.collectorId !== actorOf(context).id) throw new Problem('NOT_YOUR_SECRET');

  const { secret, prefix, hash } = newSecret();
  const endsTokens = await retireOthers(tx, waiting, now);
  await tx
    .update(serviceSecret)
    .set({ prefix, hash, collectedAt: now })
    .where(eq(serviceSecret.id, waiting.id));
  await saveAccount(tx, context, account, {
    action: 'service_account.secret_collected',
    endsTokens,
    after: { prefix },
  });
  return { id, secret, prefix };
}

/** Whether another user held one of them: their tokens end, too. */
async function retireOthers(
  tx: Transaction,
  { accountId, overlapHours, collectorId }: SecretRow,
  now: Date,
): Promise<boolean> {
  const collected = and(ofAccount(accountId), isNotNull(serviceSecret.hash));
  const ended = await tx
    .update(serviceSecret)
    .set({ endedAt: now })
    .where(
      and(
        collected,
        or(isNotNull(serviceSecret.expiresAt), ne(serviceSecret.collectorId, collectorId)),
      ),
    )
    .returning({ collectorId: serviceSecret.collectorId });
  await tx
    .update(serviceSecret)
    .set({ expiresAt: new Date(now.getTime() + overlapHours * hourMs) })
    .where(collected);
  return ended.some((one) => one.collectorId !== collectorId);
}

/** Ends all tokens, too. Throws NOT_FOUND, and INVALID_TRANSITION if the secret has ended. */
export async function endSecret(
  tx: Transaction,
  context: RequestContext,
  { id, secretId }: { id: string; secretId: string },
): Promise<Schemas.ServiceAccount> {
  const account = await lockAccount(tx, context, id);
  const [found] = await tx
    .select()
    .from(serviceSecret)
    .where(and(eq(serviceSecret.accountId, id), eq(serviceSecret.id, secretId)));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const from = secretStatusOf(found, new Date());
  if (from === 'ended')
    throw invalidTransition((language) =>
      codeLabel('service-account', 'secret_status', 'ended', language),
    );
  await tx.update(serviceSecret).set({ endedAt: sql`now()` }).where(eq(serviceSecret.id, secretId));
  await saveAccount(tx, context, account, {
    action: 'service_account.secret_ended',
    endsTokens: true,
    before: { prefix: found.prefix },
  });
  return readServiceAccount(tx, actorOf(context).id, id);
}

function ofAccount(accountId: string) {
  return and(eq(serviceSecret.accountId, accountId), isNull(serviceSecret.endedAt));
}
