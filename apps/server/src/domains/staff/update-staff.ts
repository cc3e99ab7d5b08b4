import type { Schemas } from '@brokerdesk/sdk';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import { applyRole } from './apply-role.ts';
import { lockForChange, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { requirePlace } from './place-in-team.ts';
import { saveStaff } from './save-staff.ts';

/**
 * Changes name, role and leader. Throws as `lockForChange` and `requirePlace` say, and
 * LAST_ADMINISTRATOR, OWN_ACCOUNT, STILL_REFERRED_TO where another role is given that cannot be.
 */
export function updateStaff(
  context: RequestContext,
  id: string,
  body: Schemas.StaffUpdate,
): Promise<Schemas.StaffUser> {
  const { role, leader_id: leaderId } = body;
  const name = body.name.trim();
  return context.db.transaction(async (tx) => {
    const { target, locked } = await lockForChange(tx, context, id, {
      version: body.version,
      along: [leaderId],
    });
    const newRole = role !== target.role;
    if (newRole) {
      requireOtherAdministrator(target, locked);
      refuseOwn(context, target);
    }
    // A leader who has been disabled since keeps those who were there before.
    if (newRole || leaderId !== target.leaderId) {
      requirePlace(actorOf(context), { role, leaderId }, locked);
    }
    if (newRole) return applyRole(tx, context, { target, locked }, { name, role, leaderId });
    return saveStaff(tx, context, target, {
      action: 'user.changed',
      set: { name, leaderId },
      before: { name: target.name, role, leader_id: target.leaderId },
      after: { name, role, leader_id: leaderId },
    });
  });
}
