import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import {
  idempotencyKey,
  invitation,
  recoveryCode,
  refreshToken,
  session,
  staffUser,
} from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { endSessions, type StaffUserRow } from '../../platform/sessions/sessions.ts';
import { sessionChange } from '../auth/session-change.ts';
import { readStaff, staffChange } from './staff-view.ts';

/** Removes a locked user without any records, and the user's own data. */
export async function removeStaff(
  tx: Transaction,
  context: RequestContext,
  { id, version }: Pick<StaffUserRow, 'id' | 'version'>,
): Promise<void> {
  const before = await readStaff(tx, context, id);
  const ended = await endSessions(tx, { userId: id }, 'disabled');
  const sessions = tx.select({ id: session.id }).from(session).where(eq(session.userId, id));
  await tx.delete(refreshToken).where(inArray(refreshToken.sessionId, sessions));
  await tx.delete(session).where(eq(session.userId, id));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, id));
  await tx.delete(invitation).where(eq(invitation.userId, id));
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
