import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { addDevice } from '../../platform/sessions/known-device.ts';
import { completeMfa } from '../../platform/sessions/sessions.ts';
import { lookAtCode, unusedPeriodOf } from './authenticator.ts';
import { issueTokens, spendRefreshTokens } from './token-pair.ts';

/** Completes a sign-in with the authenticator's code, and returns tokens with full access. */
export async function verifyMfa(context: RequestContext, code: string): Promise<Schemas.Tokens> {
  const { secrets } = context.services;
  const { mfaPending, sessionId } = actorOf(context);
  if (!mfaPending) throw new Problem('MFA_NOT_PENDING');
  const entry = { subject: { type: 'session', id: sessionId }, changed: [] };

  const tokens = await lookAtCode(context, async (tx, { person }) => {
    const period = unusedPeriodOf(secrets.unseal, person, code);
    if (period === null) return { is: 'wrong', audit: { ...entry, action: 'session.mfa_failed' } };
    const ownFactorAt = person.ownFactorAt ?? new Date();
    await tx
      .update(staffUser)
      .set({ mfaStepUsed: period, ownFactorAt })
      .where(eq(staffUser.id, person.id));
    const answer = await finish(tx, context);
    return { is: 'right', answer, audit: { ...entry, action: 'session.mfa_verified' } };
  });
  if (tokens === null) throw new Problem('MFA_CODE_WRONG');
  return tokens;
}

async function finish(tx: Transaction, context: RequestContext): Promise<Schemas.Tokens> {
  const { sessionId } = actorOf(context);
  const completed = await completeMfa(tx, sessionId);
  // A token from before the code, in a session already verified.
  if (completed === null) throw new Problem('MFA_NOT_PENDING');
  if (!completed.deviceKnown) await addDevice(tx, context, actorOf(context));
  await spendRefreshTokens(tx, sessionId);
  return issueTokens(tx, context.services.secrets, completed);
}
