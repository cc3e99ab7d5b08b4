import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { recoveryCode } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { bareCode } from './code-halves.ts';

export type Proof = { by: 'authenticator' | 'recovery_code'; text: string };

/** Exactly one of the two. Throws VALIDATION. */
export function proofOf({
  code,
  recovery_code,
}: {
  code?: string | undefined;
  recovery_code?: string | undefined;
}): Proof {
  if (code !== undefined && recovery_code !== undefined) {
    throw new Problem('VALIDATION', {
      errors: [{ field: 'recovery_code', code: 'FIELD_INVALID' }],
    });
  }
  if (code !== undefined) return { by: 'authenticator', text: code };
  if (recovery_code !== undefined) return { by: 'recovery_code', text: recovery_code };
  throw new Problem('VALIDATION', { errors: [{ field: 'code', code: 'FIELD_REQUIRED' }] });
}

/** Whether this is a recovery code of the user that still counts. */
export async function isRecoveryCode(
  reader: Reader,
  secrets: Secrets,
  person: { id: string },
  typed: string,
): Promise<boolean> {
  return (await reader.$count(recoveryCode, isCode(secrets, person, typed))) > 0;
}

/** Uses a recovery code up. Returns how many are left; null if it is none that counts. */
export async function spendRecoveryCode(
  tx: Transaction,
  secrets: Secrets,
  person: { id: string },
  typed: string,
): Promise<number | null> {
  const spent = await tx
    .delete(recoveryCode)
    .where(isCode(secrets, person, typed))
    .returning({ id: recoveryCode.id });
  if (spent.length === 0) return null;
  return tx.$count(recoveryCode, eq(recoveryCode.userId, person.id));
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

/** A recovery code as it is kept. */
export function hashOf(secrets: Secrets, person: { id: string }, typed: string): string {
  return secrets.hashRecoveryCode(textOf(person, typed));
}

const textOf = ({ id }: { id: string }, typed: string) => `${id} ${bareCode(typed)}`;

function isCode(secrets: Secrets, person: { id: string }, typed: string) {
  return and(
    eq(recoveryCode.userId, person.id),
    inArray(recoveryCode.codeHash, secrets.digests('recovery-code', textOf(person, typed))),
  );
}
