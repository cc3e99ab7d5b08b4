import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { invitation } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { StaffUserRow } from '../auth/sessions.ts';
import { lockStaff } from './lock-staff.ts';
import { expiryFromNow, type InvitationRow, revokeInvitation } from './new-invitation.ts';
import { findReferences } from './references.ts';
import { removeStaff } from './remove-staff.ts';
import { saveStaff } from './save-staff.ts';

/**
 * Makes an invitation count that has waited. A reset takes effect now: the password is cleared and
 * every session of the person ends. Whether somebody may confirm is not asked here. Throws
 * INVALID_TRANSITION where it does not wait any more.
 */
export async function confirmInvitation(
  tx: Transaction,
  context: RequestContext,
  invitationId: string,
): Promise<void> {
  const { waiting, person } = await lockWaiting(tx, invitationId);
  const { purpose, createdById } = waiting;
  await tx
    .update(invitation)
    .set({ confirmedAt: new Date(), expiresAt: expiryFromNow() })
    .where(eq(invitation.id, invitationId));
  const isReset = purpose === 'reset';
  // The code of a second invitation opens the account as that of a reset does, whoever created it.
  const opensAnew = isReset || createdById !== person.createdById;
  await saveStaff(tx, context, person, {
    action: isReset ? 'user.reset' : 'user.invitation_confirmed',
    set: {
      ...(isReset && { passwordHash: null }),
      ...(opensAnew && { lastResetById: createdById }),
    },
    ...(isReset && { endSessions: 'reset' }),
    before: { invitation: 'waiting' },
    after: { invitation: 'open', purpose, invited_by: createdById },
  });
}

/**
 * Drops an invitation that waits, withdrawn or rejected. A person whom nobody has ever confirmed goes
 * with it, or is disabled where a record names the person already; for others, all stays as it is.
 * Throws INVALID_TRANSITION where it does not wait any more.
 */
export async function discardInvitation(
  tx: Transaction,
  context: RequestContext,
  invitationId: string,
): Promise<void> {
  const { waiting, person } = await lockWaiting(tx, invitationId);
  await revokeInvitation(tx, person.id);
  const isNew = waiting.purpose === 'first_sign_in' && !(await wasEverConfirmed(tx, person));
  if (isNew && (await findReferences(tx, person.id)).length === 0) {
    return removeStaff(tx, context, person);
  }
  await saveStaff(tx, context, person, {
    action: waiting.purpose === 'reset' ? 'user.reset_dropped' : 'user.invitation_dropped',
    set: isNew ? { active: false, disabledAt: new Date() } : {},
    before: { invitation: 'waiting' },
    after: { invitation: null, active: isNew ? false : person.active },
  });
}

async function lockWaiting(
  tx: Transaction,
  id: string,
): Promise<{ waiting: InvitationRow; person: StaffUserRow }> {
  const read = () => tx.select().from(invitation).where(eq(invitation.id, id));
  const [named] = await read();
  if (named === undefined) throw new Problem('NOT_FOUND');
  const person = (await lockStaff(tx, [named.userId])).get(named.userId);
  // Changed under the lock of the person alone, so this is how it stands.
  const [waiting] = await read();
  if (person === undefined || waiting === undefined) throw new Problem('NOT_FOUND');
  const { confirmedAt, revokedAt } = waiting;
  if (confirmedAt !== null || revokedAt !== null) {
    const from = revokedAt === null ? 'confirmed' : 'revoked';
    throw new Problem('INVALID_TRANSITION', { values: { from } });
  }
  return { waiting, person };
}

async function wasEverConfirmed(tx: Transaction, { id }: StaffUserRow): Promise<boolean> {
  const confirmed = and(eq(invitation.userId, id), isNotNull(invitation.confirmedAt));
  return (await tx.$count(invitation, confirmed)) > 0;
}
