import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { invitation, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { readIpRules, requireLetIn } from '../../platform/ip-access/gate.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { lockPerson } from '../../platform/sessions/sessions.ts';
import { countAttempt } from './attempts.ts';
import { attemptSubjects, beginSession } from './begin-session.ts';
import { consumeCaptcha } from './captcha.ts';
import { halvesAre } from './code-halves.ts';
import { firmNames } from './firm-names.ts';
import { hashNewPassword } from './password.ts';

/**
 * Fails alike and in the same time for an unknown name, a wrong, used, expired or revoked code, and a disabled
 * user. Throws INVITATION_INVALID.
 */
export async function acceptInvitation(
  context: RequestContext,
  captchaId: string,
  accepted: Schemas.InvitationAcceptance,
): Promise<Schemas.Tokens> {
  const { db, services } = context;
  await consumeCaptcha(db, services, { id: captchaId, answer: accepted.captcha });

  const username = accepted.username.trim().toLowerCase();
  const [nearest, ...wider] = attemptSubjects(username, context.ip, null);
  const attempt = await countAttempt(db, [nearest, ...wider]);

  // Slow on purpose, and before anything is known: a wrong code takes as long as a right one.
  const passwordHash = await hashNewPassword({
    md5: accepted.new_password,
    username,
    names: await firmNames(db, services),
    field: 'new_password',
  });
  const { person, invitationId } = await find(
    db,
    username,
    halvesAre(services.secrets, accepted.code),
  );
  const refuse = async (problem: unknown) => {
    await recordFailure(context, username, person?.id);
    throw problem;
  };
  if (person === null || invitationId === null) {
    return refuse(new Problem('INVITATION_INVALID'));
  }
  try {
    requireLetIn(await readIpRules(db), context.ip, person);
  } catch (error) {
    return refuse(error);
  }
  return db.transaction(async (tx) => {
    const present = await lockPerson(tx, person.id);
    if (present === null || !present.active) throw new Problem('INVITATION_INVALID');
    const purpose = await useUp(tx, invitationId);
    const version = present.version + 1;
    await tx
      .update(staffUser)
      .set({ passwordHash, version, updatedAt: new Date() })
      .where(eq(staffUser.id, person.id));
    return beginSession(tx, context, present, {
      remembered: false,
      attempt,
      nearest,
      device: null,
      entries: [
        {
          action: 'user.invitation_accepted',
          subject: { type: 'staff_user', id: person.id },
          after: { purpose },
          changed: [{ topic: 'staff', id: person.id, version }],
        },
      ],
    });
  });
}

const isLive = () =>
  and(
    isNull(invitation.usedAt),
    isNull(invitation.revokedAt),
    gt(invitation.expiresAt, new Date()),
  );

/** One question whatever is wrong, so that it takes alike. */
async function find(reader: Reader, username: string, isCode: readonly SQL[]) {
  const [found] = await reader
    .select({
      person: staffUser,
      invitationId: invitation.id,
    })
    .from(staffUser)
    .leftJoin(
      invitation,
      and(
        eq(invitation.userId, staffUser.id),
        ...isCode,
        isNotNull(invitation.confirmedAt),
        isLive(),
        eq(staffUser.active, true),
      ),
    )
    .where(eq(staffUser.username, username));
  return found ?? { person: null, invitationId: null };
}

async function useUp(tx: Transaction, id: string) {
  const [used] = await tx
    .update(invitation)
    .set({ usedAt: new Date() })
    .where(and(eq(invitation.id, id), isNotNull(invitation.confirmedAt), isLive()))
    .returning({ purpose: invitation.purpose });
  if (used === undefined) throw new Problem('INVITATION_INVALID');
  return used.purpose;
}

async function recordFailure(context: RequestContext, username: string, userId?: string) {
  await context.db.transaction((tx) =>
    writeAudit(tx, context, {
      action: 'user.invitation_refused',
      subject: { type: 'staff_user', id: userId ?? username },
      after: { username },
      changed: [],
    }),
  );
}
