import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { escapeHtml } from '../../platform/mail.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSignedIn } from '../../platform/sessions/sessions.ts';
import { readSetting } from '../../platform/settings.ts';
import { clearAttempts, countAttempt } from '../auth/attempts.ts';

const codeCountsMs = 15 * 60 * 1000;
const noPending = { emailPending: null, emailCodeHash: null, emailPendingAt: null };

type Person = Pick<typeof staffUser.$inferSelect, 'email' | 'emailPending'>;

const viewOf = (context: RequestContext, { email, emailPending }: Person): Schemas.OwnEmail => ({
  ...{ email, pending: emailPending },
  sends_mail: context.services.mailer !== null,
});

export async function getOwnEmail(context: RequestContext): Promise<Schemas.OwnEmail> {
  const { email, emailPending } = staffUser;
  const [person] = await context.db
    .select({ email, emailPending })
    .from(staffUser)
    .where(eq(staffUser.id, actorOf(context).id));
  if (person === undefined) throw new Problem('NOT_FOUND');
  return viewOf(context, person);
}

const digestsOf = (context: RequestContext, email: string, code: string) =>
  context.services.secrets.digests('invitation', `email ${actorOf(context).id} ${email} ${code}`);

/** Throws MAIL_NOT_SENT, TOO_MANY_ATTEMPTS. */
export async function startOwnEmail(
  context: RequestContext,
  { email }: Schemas.OwnEmailRequest,
): Promise<Schemas.OwnEmail> {
  const { db, services, language, log } = context;
  const actor = actorOf(context);
  if (services.mailer === null) throw new Problem('MAIL_NOT_SENT');
  await countAttempt(db, [{ kind: 'email', who: actor.id }]);
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const { app_name: app } = await readSetting(db, 'app');
  const text =
    language === 'zh-CN'
      ? `您的验证码是 ${code}，15 分钟内有效。如果这不是您的操作，请忽略此邮件。`
      : `Your code is ${code}. It is valid for 15 minutes. If you did not ask for it, ignore this message.`;
  try {
    await services.mailer.send({
      ...{ to: email, subject: app, text, html: `<p>${escapeHtml(text)}</p>` },
      messageId: `<code-${context.requestId}@brokerdesk.invalid>`,
    });
  } catch (err) {
    log.warn({ err }, 'a code was not sent');
    throw new Problem('MAIL_NOT_SENT');
  }
  return db.transaction(async (tx) => {
    const { person } = await lockSignedIn(tx, actor);
    const pending = {
      ...{ emailPending: email, emailPendingAt: new Date() },
      emailCodeHash: digestsOf(context, email, code)[0] ?? null,
    };
    await tx.update(staffUser).set(pending).where(eq(staffUser.id, person.id));
    await writeAudit(tx, context, {
      action: 'user.code_made',
      subject: { type: 'staff_user', id: person.id },
      after: { email },
      changed: [],
    });
    return viewOf(context, { ...person, ...pending });
  });
}

/** Throws VALIDATION at `code`, TOO_MANY_ATTEMPTS. */
export async function confirmOwnEmail(
  context: RequestContext,
  { code }: Schemas.OwnEmailConfirmation,
): Promise<Schemas.OwnEmail> {
  const actor = actorOf(context);
  const subject = { kind: 'email_code', who: actor.id } as const;
  const attempt = await countAttempt(context.db, [subject]);
  return context.db.transaction(async (tx) => {
    const { person } = await lockSignedIn(tx, actor);
    const { emailPending: email, emailCodeHash: hash, emailPendingAt: sentAt } = person;
    const isValid =
      email !== null &&
      hash !== null &&
      Date.now() - Number(sentAt) < codeCountsMs &&
      digestsOf(context, email, code).includes(hash);
    if (!isValid) {
      throw new Problem('VALIDATION', { errors: [{ field: 'code', code: 'FIELD_INVALID' }] });
    }
    await clearAttempts(tx, attempt, subject);
    await tx
      .update(staffUser)
      .set({ email, ...noPending })
      .where(eq(staffUser.id, person.id));
    await writeAudit(tx, context, {
      action: 'user.email_changed',
      subject: { type: 'staff_user', id: person.id },
      before: { email: person.email },
      after: { email },
      changed: [],
    });
    return viewOf(context, { email, emailPending: null });
  });
}

export function removeOwnEmail(context: RequestContext): Promise<Schemas.OwnEmail> {
  return context.db.transaction(async (tx) => {
    const { person } = await lockSignedIn(tx, actorOf(context));
    await tx
      .update(staffUser)
      .set({ email: null, ...noPending })
      .where(eq(staffUser.id, person.id));
    if (person.email !== null) {
      await writeAudit(tx, context, {
        action: 'user.email_changed',
        subject: { type: 'staff_user', id: person.id },
        before: { email: person.email },
        after: { email: null },
        changed: [],
      });
    }
    return viewOf(context, { email: null, emailPending: null });
  });
}
