import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { addDevice } from '../../platform/sessions/known-device.ts';
import { completeMfa, type SignedIn } from '../../platform/sessions/sessions.ts';
import { lookAtCode, unusedPeriodOf } from './authenticator.ts';
import { usePasskey } from './passkeys.ts';
import { type Proof, proofOf, spendRecoveryCode } from './second-factor.ts';
import { issueTokens, spendRefreshTokens } from './token-pair.ts';

const wrong = {
  authenticator: 'MFA_CODE_WRONG',
  recovery_code: 'RECOVERY_CODE_WRONG',
  passkey: 'PASSKEY_WRONG',
} as const;

/** Throws VALIDATION, MFA_NOT_PENDING, MFA_CODE_WRONG, RECOVERY_CODE_WRONG, PASSKEY_WRONG, TOO_MANY_ATTEMPTS. */
export async function verifyMfa(
  context: RequestContext,
  given: Schemas.MfaVerifyRequest,
): Promise<Schemas.Tokens> {
  const proof = proofOf(given);
  const { mfaPending, sessionId } = actorOf(context);
  if (!mfaPending) throw new Problem('MFA_NOT_PENDING');
  const entry = { subject: { type: 'session', id: sessionId }, changed: [] };

  const tokens = await lookAtCode(context, async (tx, signedIn) => {
    const facts = await accept(tx, context, signedIn, proof);
    if (facts === null) {
      return {
        is: 'wrong',
        audit: { ...entry, action: 'session.mfa_failed', after: { by: proof.by } },
      };
    }
    const answer = await finish(tx, context);
    const after = { by: proof.by, ...facts };
    return { is: 'right', answer, audit: { ...entry, action: 'session.mfa_verified', after } };
  });
  if (tokens === null) throw new Problem(wrong[proof.by]);
  return tokens;
}

async function accept(
  tx: Transaction,
  context: RequestContext,
  signedIn: SignedIn,
  proof: Proof,
): Promise<{ codes_left?: number; passkey?: string } | null> {
  const { secrets } = context.services;
  const { person } = signedIn;
  if (proof.by === 'recovery_code') {
    const left = await spendRecoveryCode(tx, secrets, person, proof.text);
    return left === null ? null : { codes_left: left };
  }
  // A recovery code may have been read by others: only a factor of the user's own ends ties.
  const ownFactorAt = person.ownFactorAt ?? new Date();
  if (proof.by === 'passkey') {
    const used = await usePasskey(tx, context, signedIn, 'sign_in', proof.assertion);
    if (used === null) return null;
    await tx.update(staffUser).set({ ownFactorAt }).where(eq(staffUser.id, person.id));
    return { passkey: used.name };
  }
  const period = unusedPeriodOf(secrets.unseal, person, proof.text);
  if (period === null) return null;
  await tx
    .update(staffUser)
    .set({ mfaStepUsed: period, ownFactorAt })
    .where(eq(staffUser.id, person.id));
  return {};
}

async function finish(tx: Transaction, context: RequestContext): Promise<Schemas.Tokens> {
  const { sessionId } = actorOf(context);
  const completed = await completeMfa(tx, context, sessionId);
  // A token from before the code, in a session already verified.
  if (completed === null) throw new Problem('MFA_NOT_PENDING');
  if (!completed.deviceKnown) await addDevice(tx, context, actorOf(context));
  await spendRefreshTokens(tx, sessionId);
  return issueTokens(tx, context.services.secrets, completed);
}
