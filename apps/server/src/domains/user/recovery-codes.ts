import type { Schemas } from '@brokerdesk/sdk';
import { recoveryCode } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSignedIn } from '../../platform/sessions/sessions.ts';
import { newWrittenCode } from '../auth/code-halves.ts';
import { deleteRecoveryCodes, hashOf } from '../auth/second-factor.ts';

const codesCount = 10;
/** 140 bits: as ASVS 6.5.2 allows for more than 112, they are kept by a keyed SHA-256 and by no slow hash. */
const groups = 7;

export const newRecoveryCode = () => newWrittenCode(groups);

/**
 * The codes exist in the answer only: their keyed hashes are kept. Throws MFA_NOT_ENABLED, and RECOVERY_CODES_ONLY_ONCE
 * for any other session than the one that set the authenticator up.
 */
export async function createRecoveryCodes(context: RequestContext): Promise<Schemas.RecoveryCodes> {
  const { secrets } = context.services;
  const codes = Array.from({ length: codesCount }, newRecoveryCode);
  await context.db.transaction(async (tx) => {
    const { person, session } = await lockSignedIn(tx, actorOf(context));
    if (person.mfaSecret === null) throw new Problem('MFA_NOT_ENABLED');
    if (session.mfaBoundAt === null) throw new Problem('RECOVERY_CODES_ONLY_ONCE');
    await deleteRecoveryCodes(tx, person.id);
    await tx
      .insert(recoveryCode)
      .values(
        codes.map((code) => ({ userId: person.id, codeHash: hashOf(secrets, person, code) })),
      );
    await writeAudit(tx, context, {
      action: 'user.mfa_recovery_codes_made',
      subject: { type: 'staff_user', id: person.id },
      after: { count: codes.length },
      changed: [],
    });
  });
  return { recovery_codes: codes };
}
