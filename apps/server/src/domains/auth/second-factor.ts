import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { recoveryCode } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { bareCode } from './code-halves.ts';

export type CodeProof = { by: 'authenticator' | 'recovery_code'; text: string };
export type Proof = CodeProof | { by: 'passkey'; assertion: Schemas.PasskeyAssertion };

/** Throws VALIDATION unless exactly one is given. */
export function proofOf({ passkey, ...codes }: Schemas.MfaVerifyRequest): Proof {
  if (passkey === undefined) return codeProofOf(codes);
  if (codes.code !== undefined || codes.recovery_code !== undefined) throw unwanted('passkey');
  return { by: 'passkey', assertion: passkey };
}

/** Throws VALIDATION unless exactly one is given. */
export function codeProofOf({ code, recovery_code }: Schemas.MfaDisableRequest): CodeProof {
  if (code !== undefined && recovery_code !== undefined) throw unwanted('recovery_code');
  if (code !== undefined) return { by: 'authenticator', text: code };
  if (recovery_code !== undefined) return { by: 'recovery_code', text: recovery_code };
  throw new Problem('VALIDATION', { errors: [{ field: 'code', code: 'FIELD_REQUIRED' }] });
}

const unwanted = (field: string) =>
  new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });

export async function isRecoveryCode(
  reader: Reader,
  secrets: Secrets,
  person: { id: string },
  typed: string,
): Promise<boolean> {
  return (await reader.$count(recoveryCode, isCode(secrets, person, typed))) > 0;
}

/** Returns how many are left; null if the code does not count. */
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
