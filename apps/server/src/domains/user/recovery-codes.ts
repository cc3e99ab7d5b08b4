import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { recoveryCode } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { lockSignedIn } from '../../platform/sessions/sessions.ts';
import { bareCode, newWrittenCode } from '../auth/code-halves.ts';

const codesCount = 10;
const groups = 3;

/**
 * New recovery codes; those made before stop to count. They exist in the answer only: their keyed
 * hashes are kept. Throws MFA_NOT_ENABLED, and RECOVERY_CODES_ONLY_ONCE for any other session than
 * the one that set the authenticator up.
 */
export async function createRecoveryCodes(context: RequestContext): Promise<Schemas.RecoveryCodes> {
  const { secrets } = context.services;
  const codes = Array.from({ length: codesCount }, () => newWrittenCode(groups));
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

/** Whether this is a recovery code of the user that still counts. */
export async function isRecoveryCode(
  reader: Reader,
  secrets: Secrets,
  person: { id: string },
  typed: string,
): Promise<boolean> {
  const found = await reader
    .select({ id: recoveryCode.id })
    .from(recoveryCode)
    .where(
      and(
        eq(recoveryCode.userId, person.id),
        eq(recoveryCode.codeHash, hashOf(secrets, person, typed)),
      ),
    );
  return found.length > 0;
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

function hashOf(secrets: Secrets, person: { id: string }, typed: string): string {
  return secrets.hashRecoveryCode(`${person.id} ${bareCode(typed)}`);
}
