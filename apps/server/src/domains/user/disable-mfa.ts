import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import {
  type EndedSession,
  endSessions,
  type StaffUserRow,
} from '../../platform/sessions/sessions.ts';
import { lookAtCode, unusedPeriodOf } from '../auth/authenticator.ts';
import {
  type CodeProof,
  codeProofOf,
  deleteRecoveryCodes,
  isRecoveryCode,
} from '../auth/second-factor.ts';
import { sessionChange } from '../auth/session-change.ts';

const wrong = {
  authenticator: 'AUTHENTICATOR_CODE_WRONG',
  recovery_code: 'RECOVERY_CODE_WRONG',
} as const;

/**
 * Ends every session of the user, this one too. Throws VALIDATION, MFA_NOT_ENABLED, AUTHENTICATOR_CODE_WRONG,
 * RECOVERY_CODE_WRONG, TOO_MANY_ATTEMPTS.
 */
export async function disableMfa(
  context: RequestContext,
  given: Schemas.MfaDisableRequest,
): Promise<Schemas.Done> {
  const proof = codeProofOf(given);
  const answer = await lookAtCode<Schemas.Done>(context, async (tx, { person }) => {
    if (person.mfaSecret === null) throw new Problem('MFA_NOT_ENABLED');
    const entry = { subject: { type: 'staff_user', id: person.id }, changed: [] };
    if (!(await isRight(tx, context, person, proof))) {
      const audit = { ...entry, action: 'user.mfa_disable_failed', after: { by: proof.by } };
      return { is: 'wrong', audit };
    }
    const ended = await remove(tx, person);
    return {
      is: 'right',
      answer: { ok: true },
      audit: {
        ...entry,
        action: 'user.mfa_disabled',
        before: { mfa: true },
        after: { mfa: false, by: proof.by, sessions_ended: ended.length },
        changed: ended.map((one) => sessionChange(one, 'ended')),
      },
    };
  });
  if (answer === null) throw new Problem(wrong[proof.by]);
  return answer;
}

async function isRight(
  tx: Transaction,
  { services: { secrets } }: RequestContext,
  person: StaffUserRow,
  { by, text }: CodeProof,
): Promise<boolean> {
  return by === 'authenticator'
    ? unusedPeriodOf(secrets.unseal, person, text) !== null
    : isRecoveryCode(tx, secrets, person, text);
}

async function remove(tx: Transaction, person: StaffUserRow): Promise<EndedSession[]> {
  await tx
    .update(staffUser)
    .set({
      mfaSecret: null,
      mfaStepUsed: null,
      version: person.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(staffUser.id, person.id));
  await deleteRecoveryCodes(tx, person.id);
  return endSessions(tx, { userId: person.id }, 'mfa_changed');
}
