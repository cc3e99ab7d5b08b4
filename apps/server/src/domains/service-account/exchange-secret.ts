import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { serviceAccount, serviceSecret, session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { isLetIn, readIpRules } from '../../platform/ip-access/gate.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { accessTokenLifetimeS, signAccessToken } from '../../platform/sessions/access-token.ts';
import { actorOfService } from '../../platform/sessions/service-actor.ts';
import { clearAttempts, countAttempt } from '../auth/attempts.ts';
import { accountChange } from './lock-account.ts';
import { isSecretOf } from './secrets.ts';
import { secretStatusOf, serviceSubject, statusOf } from './service-account-view.ts';

/**
 * Only a caller with the secret learns why an account is refused. Throws CREDENTIALS_WRONG, SERVICE_ACCOUNT_REVOKED,
 * SERVICE_ACCOUNT_EXPIRED, ADDRESS_REFUSED and TOO_MANY_ATTEMPTS.
 */
export async function exchangeSecret(
  context: RequestContext,
  { id, secret }: Schemas.ServiceCredentials,
): Promise<Schemas.ServiceToken> {
  const { db, ip } = context;
  // Counted for the account at this address, and for the address: guesses from one address lock no other one out.
  const attempt = await countAttempt(db, [
    { kind: 'service_from', who: id, ip },
    { kind: 'service_address', ip },
  ]);
  // Read before: inside the transaction, an embedded database would wait for itself.
  const rules = await readIpRules(db);
  const answer = await db.transaction(async (tx) => {
    const found = await lockBySecret(tx, id, secret);
    const now = new Date();
    const refusal = refusalOf(found, rules, ip, now);
    // A caller with the right secret has guessed nothing, and gets the reason of each refusal.
    if (found !== null) await clearAttempts(tx, attempt);
    if (found === null || refusal !== null) {
      const problem = refusal ?? new Problem('CREDENTIALS_WRONG');
      await writeRefusal(tx, context, id, problem);
      return problem;
    }
    const { account, staff, secretId } = found;

    const expiresAt = new Date(
      Math.min(now.getTime() + accessTokenLifetimeS * 1000, account.expiresAt.getTime()),
    );
    const sessionId = await openSession(tx, context, staff, expiresAt);
    await tx
      .update(serviceSecret)
      .set({ lastUsedAt: now, lastUsedIp: ip })
      .where(eq(serviceSecret.id, secretId));
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
      access_token: await signAccessToken(tx, context.services.secrets, claims),
      expires_at: expiresAt.toISOString(),
    };
  });
  // Thrown out here: inside, it would undo the entry of the audit log.
  if (answer instanceof Problem) throw answer;
  return answer;
}

type Found = Awaited<ReturnType<typeof lockBySecret>>;

function refusalOf(
  found: Found,
  rules: Awaited<ReturnType<typeof readIpRules>>,
  ip: string,
  now: Date,
): Problem | null {
  if (found === null) return null;
  const status = statusOf(found.account, now);
  if (status === 'revoked') return new Problem('SERVICE_ACCOUNT_REVOKED');
  if (status === 'expired') return new Problem('SERVICE_ACCOUNT_EXPIRED');
  const letIn = isLetIn(rules, ip, actorOfService(found.staff, found.account, ''));
  return letIn ? null : new Problem('ADDRESS_REFUSED', { values: { address: ip } });
}

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

async function writeRefusal(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { code }: Problem,
): Promise<void> {
  await writeAudit(tx, context, {
    action: 'service_account.token_refused',
    subject: { type: serviceSubject, id },
    after: { code },
    changed: [],
  });
}
