import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockSession } from '../../platform/sessions/sessions.ts';
import { type Half, newHalf } from '../auth/code-halves.ts';
import { newInvitationCode } from './invitation-code.ts';
import { lockForChange, lockStaff } from './lock-staff.ts';
import { collectableHalves, liveInvitation } from './new-invitation.ts';
import { saveStaff } from './save-staff.ts';
import { isInStaffScope } from './staff-scope.ts';
import { staffChange } from './staff-view.ts';

/** Collected again, a half replaces the previous one. Throws NOT_FOUND and NOT_YOUR_HALF. */
export async function collectHalf(
  tx: Transaction,
  context: RequestContext,
  { id, half }: { id: string; half: Half },
): Promise<Schemas.CollectedHalf> {
  const actor = actorOf(context);
  const person = (await lockStaff(tx, [actor.id, id])).get(id);
  await lockSession(tx, actor);
  if (person === undefined || !isInStaffScope(actor, person)) throw new Problem('NOT_FOUND');
  const open = await liveInvitation(tx, id);
  if (open === null || !collectableHalves(open, actor.id, new Date()).includes(half)) {
    throw new Problem('NOT_YOUR_HALF');
  }
  const code = await newHalf(tx, context.services.secrets, { id: open.id, half });
  await writeAudit(tx, context, {
    action: 'user.code_half_collected',
    subject: { type: 'staff_user', id },
    after: { purpose: open.purpose, half },
    changed: [staffChange(person)],
  });
  return { half, code };
}

/** The code before does not count any more. Throws as `lockForChange`. */
export function renewCode(context: RequestContext, id: string): Promise<Schemas.StaffUser> {
  return context.db.transaction(async (tx) => {
    const { target } = await lockForChange(tx, context, id);
    const code = newInvitationCode();
    return saveStaff(tx, context, target, {
      action: 'user.code_renewed',
      set: { code },
      before: { code: target.code },
      after: { code },
    });
  });
}
