import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import {
  lockSignedIn,
  type SignedIn,
  type StaffUserRow,
} from '../../platform/sessions/sessions.ts';
import { type AttemptSubject, clearAttempts, countAttempt } from './attempts.ts';

const periodMs = 30_000;
const periodsOff = 1;
const secretBytes = 20;

type Unseal = (sealed: string) => string;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function otpauthUri(secret: string, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

export function periodOf(secret: string, code: string): number | null {
  return validPeriod(secret, code, Date.now(), periodsOff);
}

/**
 * Null if the code is wrong, or not of a later period than the last one used. Lock the user first, or a code is taken
 * twice.
 */
export function unusedPeriodOf(
  unseal: Unseal,
  person: Pick<StaffUserRow, 'mfaSecret' | 'mfaStepUsed'>,
  code: string,
): number | null {
  if (person.mfaSecret === null) return null;
  const period = periodOf(unseal(person.mfaSecret), code);
  const isLater = period !== null && (person.mfaStepUsed === null || period > person.mfaStepUsed);
  return isLater ? period : null;
}

export function isLastUsedCode(
  unseal: Unseal,
  { mfaSecret, mfaStepUsed }: Pick<StaffUserRow, 'mfaSecret' | 'mfaStepUsed'>,
  code: string,
): boolean {
  if (mfaSecret === null || mfaStepUsed === null) return false;
  return validPeriod(unseal(mfaSecret), code, mfaStepUsed * periodMs, 0) !== null;
}

function validPeriod(secret: string, code: string, timestamp: number, window: number) {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, names?: { issuer: string; label: string }): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: periodMs / 1000 });
}

/** `repeated`: its effect has been there before, and nothing has changed. */
type CodeFinding<T> =
  | { is: 'right'; answer: T; audit: AuditEntry }
  | { is: 'repeated'; answer: T }
  | { is: 'wrong'; audit: AuditEntry };

/**
 * Returns null for a wrong code, and counts nothing if `look` throws a Problem. Throws TOO_MANY_ATTEMPTS and
 * SESSION_ENDED.
 */
export async function lookAtCode<T>(
  context: RequestContext,
  look: (tx: Transaction, signedIn: SignedIn) => Promise<CodeFinding<T>>,
): Promise<T | null> {
  const { db } = context;
  const actor = actorOf(context);
  // One count for all that is guessed about a person's authenticator, wherever it is asked for.
  const subject: AttemptSubject = { kind: 'mfa', who: actor.id };
  const attempt = await countAttempt(db, [subject]);
  try {
    return await db.transaction(async (tx) => {
      const finding = await look(tx, await lockSignedIn(tx, actor));
      // A repeated code is no new proof: it must not clear the way for more guesses.
      if (finding.is === 'repeated') await clearAttempts(tx, attempt);
      if (finding.is === 'right') await clearAttempts(tx, attempt, subject);
      if (finding.is !== 'repeated') await writeAudit(tx, context, finding.audit);
      return finding.is === 'wrong' ? null : finding.answer;
    });
  } catch (error) {
    if (error instanceof Problem) await db.transaction((tx) => clearAttempts(tx, attempt));
    throw error;
  }
}
