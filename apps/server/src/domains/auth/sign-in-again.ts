import type { Schemas } from '@brokerdesk/sdk';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSignedIn } from '../../platform/sessions/sessions.ts';
import { type AttemptSubject, clearAttempts, countAttempt } from './attempts.ts';
import { lookAtCode, unusedPeriodOf } from './authenticator.ts';
import { usePasskey } from './passkeys.ts';
import { passwordMatches } from './password.ts';

/**
 * Throws VALIDATION, PASSWORD_WRONG, AUTHENTICATOR_CODE_WRONG, MFA_NOT_ENABLED, PASSKEY_WRONG, TOO_MANY_ATTEMPTS,
 * SESSION_ENDED.
 */
export async function signInAgain(
  context: RequestContext,
  { password, code, passkey }: Schemas.SignInAgainRequest,
): Promise<Schemas.Done> {
  const given = Object.entries({ password, code, passkey }).filter(([, one]) => one !== undefined);
  if (given.length !== 1) {
    const [field, problem] =
      given.length === 0
        ? (['password', 'FIELD_REQUIRED'] as const)
        : ([given.at(-1)?.[0] ?? '', 'FIELD_INVALID'] as const);
    throw new Problem('VALIDATION', { errors: [{ field, code: problem }] });
  }
  if (password !== undefined) await verifyPassword(context, password);
  if (code !== undefined) await verifyCode(context, code);
  if (passkey !== undefined) await verifyPasskey(context, passkey);
  return { ok: true };
}

async function verifyPassword(context: RequestContext, given: string): Promise<void> {
  const { db } = context;
  const actor = actorOf(context);
  // One count with that of a changed password: both are guessed at in a session that was left open.
  const subject: AttemptSubject = { kind: 'password', who: actor.id };
  const attempt = await countAttempt(db, [subject]);
  const [stored] = await db
    .select({ hash: staffUser.passwordHash })
    .from(staffUser)
    .where(eq(staffUser.id, actor.id));
  if (!(await passwordMatches(given, stored?.hash ?? null))) {
    await db.transaction((tx) => writeAudit(tx, context, refused(context, 'password')));
    throw new Problem('PASSWORD_WRONG');
  }
  await db.transaction(async (tx) => {
    const { person } = await lockSignedIn(tx, actor);
    // Comparing takes a while: the password may have changed.
    if (person.passwordHash !== stored?.hash) throw new Problem('PASSWORD_WRONG');
    await clearAttempts(tx, attempt, subject);
    await note(tx, actor.sessionId);
    await writeAudit(tx, context, accepted(context, 'password'));
  });
}

async function verifyCode(context: RequestContext, given: string): Promise<void> {
  const { unseal } = context.services.secrets;
  const done = await lookAtCode(context, async (tx, { person, session: own }) => {
    if (person.mfaSecret === null) throw new Problem('MFA_NOT_ENABLED');
    const period = unusedPeriodOf(unseal, person, given);
    if (period === null) return { is: 'wrong', audit: refused(context, 'authenticator') };
    await tx.update(staffUser).set({ mfaStepUsed: period }).where(eq(staffUser.id, person.id));
    await noteFactor(tx, own.id);
    return { is: 'right', answer: true, audit: accepted(context, 'authenticator') };
  });
  if (done === null) throw new Problem('AUTHENTICATOR_CODE_WRONG');
}

async function verifyPasskey(
  context: RequestContext,
  given: Schemas.PasskeyAssertion,
): Promise<void> {
  const done = await lookAtCode(context, async (tx, signedIn) => {
    const used = await usePasskey(tx, context, signedIn, 'sign_in_again', given);
    if (used === null) return { is: 'wrong', audit: refused(context, 'passkey') };
    await noteFactor(tx, signedIn.session.id);
    return { is: 'right', answer: true, audit: accepted(context, 'passkey') };
  });
  if (done === null) throw new Problem('PASSKEY_WRONG');
}

/** Ends the access tokens of before: the next ones come with a refresh. */
const signedInNow = () => ({
  signedInAt: new Date(),
  tokenRound: sql`${session.tokenRound} + 1`,
});

const note = (tx: Transaction, id: string) =>
  tx.update(session).set(signedInNow()).where(eq(session.id, id));

const noteFactor = (tx: Transaction, id: string) =>
  tx
    .update(session)
    .set({ ...signedInNow(), factorAt: new Date() })
    .where(eq(session.id, id));

type By = 'password' | 'authenticator' | 'passkey';

const entryOf =
  (action: string) =>
  (context: RequestContext, by: By): AuditEntry => ({
    action,
    subject: { type: 'session', id: actorOf(context).sessionId },
    after: { by },
    changed: [],
  });

const accepted = entryOf('session.signed_in_again');
const refused = entryOf('session.sign_in_again_failed');
