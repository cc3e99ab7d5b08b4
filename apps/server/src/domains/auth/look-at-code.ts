import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSignedIn, type SignedIn } from '../../platform/sessions/sessions.ts';
import { type AttemptSubject, clearAttempts, countAttempt } from './attempts.ts';

/** `repeated`: its effect has been there before, and nothing has changed. */
type CodeFinding<T> =
  | { is: 'right'; answer: T; audit: AuditEntry }
  | { is: 'repeated'; answer: T }
  | { is: 'wrong'; audit: AuditEntry };

/**
 * Looks at a code that someone may be guessing, in a transaction that has the user locked. Counts
 * the attempt before; a right code forgives all that were wrong. Returns null for a wrong one. A
 * Problem that `look` throws means that no code was looked at, and that nothing is counted. Throws
 * TOO_MANY_ATTEMPTS, and SESSION_ENDED.
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
