import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { readIpRules, requireLetIn } from '../../platform/ip-access/gate.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { findDevice } from '../../platform/sessions/known-device.ts';
import { lockPerson } from '../../platform/sessions/sessions.ts';
import { countAttempt } from './attempts.ts';
import { attemptSubjects, beginSession } from './begin-session.ts';
import { consumeCaptcha } from './captcha.ts';
import { passwordMatches } from './password.ts';

/** An unknown name, a wrong password, a disabled person and one who has no password yet answer alike and take alike. */
export async function signIn(
  context: RequestContext,
  captchaId: string,
  login: Schemas.LoginRequest,
): Promise<Schemas.Tokens> {
  const { db, services } = context;
  await consumeCaptcha(db, services, { id: captchaId, answer: login.captcha });

  const username = login.username.trim().toLowerCase();
  const device = await findDevice(context, username);
  const [nearest, ...wider] = attemptSubjects(username, context.ip, device);
  const attempt = await countAttempt(db, [nearest, ...wider]);

  const [person] = await db.select().from(staffUser).where(eq(staffUser.username, username));
  const matches = await passwordMatches(login.password, person?.passwordHash ?? null);
  if (person === undefined || !matches || !person.active) {
    await recordFailure(context, username, person?.id);
    throw new Problem('LOGIN_FAILED');
  }

  try {
    requireLetIn(await readIpRules(db), context.ip, person);
  } catch (error) {
    await recordFailure(context, username, person.id);
    throw error;
  }
  return db.transaction(async (tx) => {
    // Checking a password takes a while: it may have been changed, or an authenticator set up.
    const present = await lockPerson(tx, person.id);
    const asChecked = present?.active && present.passwordHash === person.passwordHash;
    if (!asChecked) throw new Problem('LOGIN_FAILED');
    const remembered = login.rememberMe ?? false;
    return beginSession(tx, context, present, { remembered, attempt, nearest, device });
  });
}

async function recordFailure(context: RequestContext, username: string, userId?: string) {
  await context.db.transaction((tx) =>
    writeAudit(tx, context, {
      action: 'session.sign_in_failed',
      subject: { type: 'staff_user', id: userId ?? username },
      after: { username },
      changed: [],
    }),
  );
}
