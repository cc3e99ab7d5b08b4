import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import {
  idempotencyKey,
  invitation,
  notification,
  passkey,
  passkeyChallenge,
  recoveryCode,
  refreshToken,
  session,
  staffUser,
} from '../../kernel/db/schema.ts';
import { isForeignKeyViolation } from '../../kernel/db/violations.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { endSessions, type StaffUserRow } from '../../platform/sessions/sessions.ts';
import { sessionChange } from '../auth/session-change.ts';
import { lockForChange, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { findReferences, labelReferences, type ReferringTable } from './references.ts';
import { isProtected } from './sign-for-staff.ts';
import { staffStatusName } from './staff-columns.ts';
import { statusOf } from './staff-states.ts';
import { readStaff, staffChange } from './staff-view.ts';

export async function removeStaff(
  tx: Transaction,
  context: RequestContext,
  { id, version }: Pick<StaffUserRow, 'id' | 'version'>,
): Promise<void> {
  const before = await readStaff(tx, context, id);
  const ended = await endSessions(tx, { userId: id }, 'disabled');
  const sessions = tx.select({ id: session.id }).from(session).where(eq(session.userId, id));
  await tx.delete(refreshToken).where(inArray(refreshToken.sessionId, sessions));
  await tx.delete(passkeyChallenge).where(inArray(passkeyChallenge.sessionId, sessions));
  await tx.delete(session).where(eq(session.userId, id));
  await tx.delete(passkey).where(eq(passkey.userId, id));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, id));
  await tx.delete(invitation).where(eq(invitation.userId, id));
  await tx.delete(notification).where(eq(notification.userId, id));
  await tx.delete(idempotencyKey).where(eq(idempotencyKey.userId, id));
  await tx.delete(staffUser).where(eq(staffUser.id, id));
  await writeAudit(tx, context, {
    action: 'user.deleted',
    subject: { type: 'staff_user', id },
    before: { ...before },
    changed: [
      staffChange({ id, version: version + 1 }),
      ...ended.map((one) => sessionChange(one, 'ended')),
    ],
  });
}

/**
 * Throws as `lockForChange`, and LAST_ADMINISTRATOR, OWN_ACCOUNT, STILL_REFERRED_TO, and INVALID_TRANSITION for an
 * active administrator.
 */
export async function deleteStaff(context: RequestContext, id: string): Promise<Schemas.Done> {
  try {
    return await context.db.transaction((tx) => remove(tx, context, id));
  } catch (error) {
    // A record that names the user was added after the check, and the database has refused.
    if (!isForeignKeyViolation(error)) throw error;
    throw stillReferredTo(await findReferences(context.db, id));
  }
}

async function remove(tx: Transaction, context: RequestContext, id: string): Promise<Schemas.Done> {
  const { target, locked } = await lockForChange(tx, context, id);
  requireOtherAdministrator(target, locked);
  refuseOwn(context, target);
  const tables = await findReferences(tx, id);
  if (tables.length > 0) {
    throw stillReferredTo(tables);
  }
  if (isProtected(target)) {
    throw invalidTransition((language) => staffStatusName(statusOf(target), language));
  }
  await removeStaff(tx, context, target);
  return { ok: true };
}

function stillReferredTo(tables: readonly ReferringTable[]): Problem {
  const what = byLanguage((language) => labelReferences(tables, language));
  return new Problem('STILL_REFERRED_TO', { values: { what } });
}
