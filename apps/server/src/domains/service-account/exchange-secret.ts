import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { serviceAccount, serviceSecret, session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { readIpRules, requireLetIn } from '../../platform/ip-access/gate.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { accessTokenLifetimeS, signAccessToken } from '../../platform/sessions/access-token.ts';
import { actorOfService } from '../../platform/sessions/service-actor.ts';
import { countAttempt, forgiveAttempts } from '../auth/attempts.ts';
import { accountChange } from './lock-account.ts';
import { isSecretOf } from './secret.ts';
import { secretStatusOf, serviceSubject, statusOf } from './service-account-view.ts';

/**
 * A short access token for a service account. What is wrong with it is told to who has the right secret alone.
 * Throws CREDENTIALS_WRONG, SERVICE_ACCOUNT_REVOKED, SERVICE_ACCOUNT_EXPIRED, ADDRESS_REFUSED and
 * TOO_MANY_ATTEMPTS.
 */
export async function exchangeSecret(
  context: RequestContext,
  { id, secret }: Schemas.ServiceCredentials,
): Promise<Schemas.ServiceToken> {
  const { db, ip } = context;
  // By the account from there, and by the network: whoever guesses elsewhere shuts nobody else out.
  const attempt = await countAttempt(db, [
    { kind: 'service_from', who: id, ip },
    { kind: 'service_address', ip },
  ]);
  // Read before: inside the transaction, an embedded database would wait for itself.
  const rules = await readIpRules(db);
  const answer = await db.transaction(async (tx) => {
    const found = await lockBySecret(tx, id, secret);
    if (found === null) {
      await writeRefusal(tx, context, id);
      return null;
    }
    const { account, staff, secretId } = found;
    const now = new Date();
    const status = statusOf(account, now);
    if (status === 'revoked') throw new Problem('SERVICE_ACCOUNT_REVOKED');
    if (status === 'expired') throw new Problem('SERVICE_ACCOUNT_EXPIRED');
    requireLetIn(rules, ip, actorOfService(staff, account, ''));

    const expiresAt = new Date(
      Math.min(now.getTime() + accessTokenLifetimeS * 1000, account.expiresAt.getTime()),
    );
    const sessionId = await openSession(tx, context, staff, expiresAt);
    await tx
      .update(serviceSecret)
      .set({ lastUsedAt: now, lastUsedIp: ip })
      .where(eq(serviceSecret.id, secretId));
    await forgiveAttempts(tx, attempt);
    await writeAudit(
      tx,
      { ...context, actor: actorOfService(staff, account, sessionId) },
      {
        action: 'service_account.token_issued',
        subject: { type: serviceSubject, id },
        changed: [accountChange(id, account.version)],
      },
    );
    const claims = { sub: id, sid: sessionId, stage: 'full' } as const;
    return {
      access_token: await signAccessToken(context.services.secrets, claims),
      expires_at: expiresAt.toISOString(),
    };
  });
  // Thrown out here: inside, it would undo the entry of the audit log.
  if (answer === null) throw new Problem('CREDENTIALS_WRONG');
  return answer;
}

/** The account, locked, where the secret is one of its own that is good. */
async function lockBySecret(tx: Transaction, id: string, secret: string) {
  const [found] = await tx
    .select({ account: serviceAccount, staff: staffUser })
    .from(serviceAccount)
    .innerJoin(staffUser, eq(staffUser.id, serviceAccount.id))
    .where(eq(serviceAccount.id, id))
    .for('no key update', { of: serviceAccount });
  const secrets = await tx
    .select()
    .from(serviceSecret)
    .where(and(eq(serviceSecret.accountId, id), isNull(serviceSecret.endedAt)));
  const now = new Date();
  const good = secrets.find(
    (one) =>
      one.hash !== null && secretStatusOf(one, now) === 'active' && isSecretOf(secret, one.hash),
  );
  return found === undefined || good === undefined ? null : { ...found, secretId: good.id };
}

async function openSession(
  tx: Transaction,
  { device, ip }: RequestContext,
  { id: userId, role }: Pick<typeof staffUser.$inferSelect, 'id' | 'role'>,
  expiresAt: Date,
): Promise<string> {
  const [opened] = await tx
    .insert(session)
    .values({
      userId,
      role,
      deviceOs: device.os,
      deviceType: device.type,
      incognito: device.incognito,
      ip,
      mfaPending: false,
      remembered: false,
      expiresAt,
    })
    .returning({ id: session.id });
  if (opened === undefined) throw new Error('The new session was not returned by the database.');
  return opened.id;
}

async function writeRefusal(tx: Transaction, context: RequestContext, id: string): Promise<void> {
  await writeAudit(tx, context, {
    action: 'service_account.token_refused',
    subject: { type: serviceSubject, id },
    changed: [],
  });
}
