import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { invitation } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { removeStaff } from './delete-staff.ts';
import { lockStaff, lockToApply } from './lock-staff.ts';
import {
  expiryFromNow,
  type InvitationRow,
  liveInvitation,
  revokeInvitation,
} from './new-invitation.ts';
import { findReferences } from './references.ts';
import { saveStaff } from './save-staff.ts';
import { signAsSecond } from './sign-for-staff.ts';

/**
 * A reset clears the password and ends every session of the user. Throws NOT_FOUND if none waits any more, and
 * OWN_ACCOUNT.
 */
export async function applyInvitation(
  tx: Transaction,
  context: RequestContext,
  userId: string | null,
): Promise<void> {
  const { target: person } = await lockToApply(tx, context, userId);
  const waiting = await waitingInvitation(tx, person);
  if (waiting === null) throw new Problem('NOT_FOUND');
  await signAsSecond(tx, context, person);
  const { purpose, createdById } = waiting;
  await tx
    .update(invitation)
    .set({
      confirmedAt: new Date(),
      confirmedById: context.proposal?.takesEffectByItself ? null : actorOf(context).id,
      expiresAt: expiryFromNow(),
    })
    .where(eq(invitation.id, waiting.id));
  const isReset = purpose === 'reset';
  // A second invitation opens the account as a reset does, regardless of who created it.
  const opensAnew = isReset || createdById !== person.createdById;
  await saveStaff(tx, context, person, {
    action: isReset ? 'user.reset' : 'user.invitation_confirmed',
    set: {
      ...(isReset && { passwordHash: null }),
      ...(opensAnew && { lastResetById: createdById }),
      // The 14 days of a tie run from the code, not from the account.
      tiedAt: new Date(),
    },
    ...(isReset && { endSessions: 'reset' }),
    before: { invitation: 'waiting' },
    after: { invitation: 'open', purpose, invited_by: createdById },
  });
}

export async function discardInvitation(
  tx: Transaction,
  context: RequestContext,
  userId: string | null,
): Promise<void> {
  const person = userId === null ? undefined : (await lockStaff(tx, [userId])).get(userId);
  if (person === undefined) return;
  const waiting = await waitingInvitation(tx, person);
  if (waiting === null) return;
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

async function waitingInvitation(
  tx: Transaction,
  { id }: StaffUserRow,
): Promise<InvitationRow | null> {
  const live = await liveInvitation(tx, id);
  return live?.confirmedAt === null ? live : null;
}

async function wasEverConfirmed(tx: Transaction, { id }: StaffUserRow): Promise<boolean> {
  const confirmed = and(eq(invitation.userId, id), isNotNull(invitation.confirmedAt));
  return (await tx.$count(invitation, confirmed)) > 0;
}
