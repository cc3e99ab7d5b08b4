import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { endSessions, lockSignedIn } from '../../platform/sessions/sessions.ts';
import { type AttemptSubject, clearAttempts, countAttempt } from '../auth/attempts.ts';
import { refuseCommonPassword } from '../auth/common-password.ts';
import { firmNames } from '../auth/firm-names.ts';
import { hashNewPassword, passwordMatches } from '../auth/password.ts';
import { sessionChange } from '../auth/session-change.ts';

/**
 * Ends every session of the user, this one too. Throws VALIDATION, PASSWORD_WRONG, TOO_MANY_ATTEMPTS, SESSION_ENDED.
 */
export async function changePassword(
  context: RequestContext,
  { old_password: given, new_password: next }: Schemas.PasswordChange,
): Promise<Schemas.Done> {
  if (given.toLowerCase() === next.toLowerCase()) {
    throw new Problem('VALIDATION', {
      errors: [{ field: 'new_password', code: 'PASSWORD_UNCHANGED' }],
    });
  }
  const { db } = context;
  const actor = actorOf(context);
  const names = await firmNames(db, context.services);
  const chosen = { md5: next, username: actor.username, names, field: 'new_password' };
  // Before anything is counted: it is no guess at the old one.
  refuseCommonPassword(chosen);
  // A stranger at a session that was left open guesses here, not at the sign-in.
  const subject: AttemptSubject = { kind: 'password', who: actor.id };
  const attempt = await countAttempt(db, [subject]);
  const stored = await storedHash(context);
  if (!(await passwordMatches(given, stored))) {
    await recordFailure(context);
    throw new Problem('PASSWORD_WRONG');
  }
  const passwordHash = await hashNewPassword(chosen);
  await db.transaction(async (tx) => {
    const { person } = await lockSignedIn(tx, actor);
    // Hashing takes a while: the password may have changed.
    if (person.passwordHash !== stored) throw new Problem('PASSWORD_WRONG');
    const version = person.version + 1;
    await tx
      .update(staffUser)
      .set({ passwordHash, version, updatedAt: new Date() })
      .where(eq(staffUser.id, person.id));
    const ended = await endSessions(tx, { userId: person.id }, 'password_changed');
    await clearAttempts(tx, attempt, subject);
    await writeAudit(tx, context, {
      action: 'user.password_changed',
      subject: { type: 'staff_user', id: person.id },
      after: { sessions_ended: ended.length },
      changed: [
        { topic: 'staff', id: person.id, version },
        ...ended.map((one) => sessionChange(one, 'ended')),
      ],
    });
  });
  return { ok: true };
}

async function storedHash(context: RequestContext): Promise<string | null> {
  const [person] = await context.db
    .select({ passwordHash: staffUser.passwordHash })
    .from(staffUser)
    .where(eq(staffUser.id, actorOf(context).id));
  if (person === undefined) throw new Problem('SESSION_ENDED');
  return person.passwordHash;
}

async function recordFailure(context: RequestContext): Promise<void> {
  await context.db.transaction((tx) =>
    writeAudit(tx, context, {
      action: 'user.password_change_failed',
      subject: { type: 'staff_user', id: actorOf(context).id },
      changed: [],
    }),
  );
}
