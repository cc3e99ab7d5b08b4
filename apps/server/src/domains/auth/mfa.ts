import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../db/database.ts';
import { staffUser } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { countAttempt, forgiveAttempts } from './attempts.ts';
import { completeMfa } from './sessions.ts';
import { issueTokens, spendRefreshTokens } from './token-pair.ts';

const periodS = 30;
/** Clocks may differ by this many periods either way. */
const periodsOff = 1;

/** Finishes a sign-in with the authenticator's code, and answers tokens that open everything. */
export async function verifyMfa(context: RequestContext, code: string): Promise<Schemas.Tokens> {
  const { db, services } = context;
  const actor = actorOf(context);
  if (!actor.mfaPending) throw new Problem('MFA_NOT_PENDING');
  const attempt = await countAttempt(db, [`mfa:${actor.id}`]);

  const tokens = await db.transaction(async (tx) => {
    const verified = await useCode(tx, services.secrets.unseal, actor.id, code);
    const answer = verified ? await finish(tx, context, attempt) : null;
    await writeAudit(tx, context, {
      action: verified ? 'session.mfa_verified' : 'session.mfa_failed',
      subject: { type: 'session', id: actor.sessionId },
    });
    return answer;
  });
  if (tokens === null) throw new Problem('MFA_CODE_WRONG');
  return tokens;
}

async function finish(
  tx: Transaction,
  context: RequestContext,
  attempt: string[],
): Promise<Schemas.Tokens> {
  const { id, sessionId } = actorOf(context);
  const completed = await completeMfa(tx, sessionId);
  // A token from before the code, in a session that has been verified meanwhile.
  if (completed === null) throw new Problem('MFA_NOT_PENDING');
  await spendRefreshTokens(tx, sessionId);
  await forgiveAttempts(tx, attempt, `mfa:${id}`);
  return issueTokens(tx, context.services.secrets, completed);
}

/** Whether the code is right and of a later period than the last one used; uses it up. */
async function useCode(
  tx: Transaction,
  unseal: (sealed: string) => string,
  userId: string,
  code: string,
): Promise<boolean> {
  const [person] = await tx
    .select({ sealed: staffUser.mfaSecret })
    .from(staffUser)
    .where(eq(staffUser.id, userId));
  if (person?.sealed == null) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(unseal(person.sealed)), period: periodS });
  const now = Date.now();
  const delta = totp.validate({ token: code, window: periodsOff, timestamp: now });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / periodS) + delta;
  const used = await tx
    .update(staffUser)
    .set({ mfaStepUsed: step })
    .where(
      and(
        eq(staffUser.id, userId),
        or(isNull(staffUser.mfaStepUsed), lt(staffUser.mfaStepUsed, step)),
      ),
    )
    .returning({ id: staffUser.id });
  return used.length > 0;
}
