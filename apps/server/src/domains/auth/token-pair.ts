import { createHash, randomBytes } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { refreshToken, session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { readIpRules, requireLetIn } from '../../platform/ip-access/gate.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { signAccessToken } from '../../platform/sessions/access-token.ts';
import {
  actorFrom,
  endSession,
  idleUntilOf,
  refusalOf,
  type SessionRow,
  type StaffUserRow,
  sessionIsOpen,
} from '../../platform/sessions/sessions.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { sessionChange } from './session-change.ts';

const refreshTokenBytes = 32;

/** The refresh token exists in the answer only; its hash is kept. */
export async function issueTokens(
  tx: Transaction,
  secrets: Secrets,
  of: SessionRow,
): Promise<Schemas.Tokens> {
  const token = randomBytes(refreshTokenBytes).toString('base64url');
  await tx
    .insert(refreshToken)
    .values({ sessionId: of.id, tokenHash: hashToken(token), expiresAt: of.expiresAt });
  const stage = of.mfaPending ? 'mfa' : 'full';
  return {
    access_token: await signAccessToken(tx, secrets, {
      ...{ sub: of.userId, sid: of.id, stage },
      round: of.tokenRound,
    }),
    refresh_token: token,
    mfa: of.mfaPending,
  };
}

export async function spendRefreshTokens(tx: Transaction, sessionId: string): Promise<void> {
  await tx
    .update(refreshToken)
    .set({ usedAt: new Date() })
    .where(and(eq(refreshToken.sessionId, sessionId), isNull(refreshToken.usedAt)));
}

/**
 * Ends the session on a second use, without grace, since the thief cannot be told: several windows must refresh one at
 * a time. Throws TOO_MANY_ATTEMPTS.
 */
export async function rotateTokens(
  context: RequestContext,
  token: string,
  lastInputAt: Date | null,
): Promise<Schemas.Tokens> {
  const attempt = await countAttempt(context.db, [{ kind: 'refresh', ip: context.ip }]);
  // Read before: inside the transaction, an embedded database would wait for itself.
  const rules = await readIpRules(context.db);
  const answer = await context.db.transaction(async (tx) => {
    const mine = eq(refreshToken.tokenHash, hashToken(token));
    const [found] = await tx
      .select({ session, staffUser })
      .from(session)
      .innerJoin(staffUser, eq(staffUser.id, session.userId))
      .where(
        and(
          inArray(
            session.id,
            tx.select({ id: refreshToken.sessionId }).from(refreshToken).where(mine),
          ),
          sessionIsOpen(),
        ),
      )
      .for('no key update', { of: session });
    if (found === undefined) return null;
    requireLetIn(rules, context.ip, found.staffUser);

    const spent = await tx
      .update(refreshToken)
      .set({ usedAt: new Date() })
      .where(and(mine, isNull(refreshToken.usedAt)))
      .returning({ id: refreshToken.id });
    if (spent.length === 0) {
      await endReused(tx, context, found);
      return 'reused' as const;
    }
    await clearAttempts(tx, attempt);
    const { sessionIdleMs: idleMs } = context.services;
    const idleUntil = idleUntilOf(found.session, { at: lastInputAt, idleMs });
    await tx.update(session).set({ idleUntil }).where(eq(session.id, found.session.id));
    return issueTokens(tx, context.services.secrets, found.session);
  });
  // Thrown out here: inside, it would undo the end of the session.
  if (answer === null) throw await refusalOfToken(context, token);
  if (answer === 'reused') throw new Problem('SESSION_ENDED');
  return answer;
}

async function refusalOfToken({ db }: RequestContext, token: string): Promise<Problem> {
  const [found] = await db
    .select({ sessionId: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, hashToken(token)));
  return found === undefined ? new Problem('UNAUTHORIZED') : refusalOf(db, found.sessionId);
}

async function endReused(
  tx: Transaction,
  context: RequestContext,
  found: { session: SessionRow; staffUser: StaffUserRow },
): Promise<void> {
  const reason = 'refresh_reused';
  await endSession(tx, found.session, reason);
  await writeAudit(
    tx,
    { ...context, actor: actorFrom(found.staffUser, found.session) },
    {
      action: 'session.ended',
      subject: { type: 'session', id: found.session.id },
      after: { reason },
      changed: [sessionChange(found.session, 'ended')],
    },
  );
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
