import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { staffUser } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { readIpRules, requireLetIn } from '../ip-access/gate.ts';
import { type AttemptSubject, countAttempt, forgiveAttempts } from './attempts.ts';
import { consumeCaptcha } from './captcha.ts';
import { addDevice, findDevice, type KnownDevice, renewDevice } from './known-device.ts';
import { passwordMatches } from './password.ts';
import { sessionChange } from './session-change.ts';
import { actorFrom, lockPerson, startSession } from './sessions.ts';
import { issueTokens } from './token-pair.ts';

/**
 * Signs a member of staff in. An unknown name, a wrong password and a disabled person answer alike
 * and take alike.
 */
export async function signIn(
  context: RequestContext,
  captchaId: string,
  login: Schemas.LoginRequest,
): Promise<Schemas.Tokens> {
  const { db, services } = context;
  await consumeCaptcha(db, services, { id: captchaId, answer: login.captcha });

  const username = login.username.trim().toLowerCase();
  const device = await findDevice(context, username);
  const [nearest, ...wider] = subjectsOf(username, context.ip, device);
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
    const opened = await startSession(tx, context, present, {
      remembered: login.rememberMe ?? false,
      deviceKnown: device !== null,
    });
    if (device !== null) await renewDevice(tx, context, username, device);
    else if (!opened.mfaPending) await addDevice(tx, context, present);
    const tokens = await issueTokens(tx, services.secrets, opened);
    await tx.update(staffUser).set({ lastLoginAt: new Date() }).where(eq(staffUser.id, person.id));
    // The address keeps its failures: one right password says nothing of the other names tried there.
    // And the account those from elsewhere, which somebody else has made.
    await forgiveAttempts(tx, attempt, nearest);
    await writeAudit(
      tx,
      { ...context, actor: actorFrom(present, opened) },
      {
        action: 'session.signed_in',
        subject: { type: 'session', id: opened.id },
        after: {
          mfa_pending: opened.mfaPending,
          remembered: opened.remembered,
          device_known: opened.deviceKnown,
        },
        changed: [sessionChange(opened, 'opened')],
      },
    );
    return tokens;
  });
}

/**
 * Whom the attempt is counted against, the one that a success clears first. A known device counts for
 * itself: no guess from elsewhere keeps it out. By the name alone, so that unknown ones count alike.
 */
function subjectsOf(
  username: string,
  ip: string,
  device: KnownDevice | null,
): [AttemptSubject, ...AttemptSubject[]] {
  if (device !== null) return [{ kind: 'device', who: device.id }];
  return [
    { kind: 'account_from', who: username, ip },
    { kind: 'address', ip },
    { kind: 'account', who: username },
  ];
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
