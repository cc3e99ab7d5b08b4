import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { client, staffUser } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { actorOf, type RequestContext } from '../../http/request-context.ts';
import type { StaffUserRow } from '../auth/sessions.ts';
import { lockForChange, refuseOwn, requireOtherAdministrator } from './lock-staff.ts';
import { requirePlace } from './place-in-team.ts';
import { inWords } from './references.ts';
import { saveStaff } from './save-staff.ts';
import { leadsTeam, looksAfterClients } from './staff-scope.ts';

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
    if (newRole) {
      await requireNothingLeft(tx, context, target, role);
    }
    return saveStaff(tx, context, target, {
      action: 'user.changed',
      set: { name, role, leaderId },
      ...(newRole && { endSessions: 'role_changed' }),
      before: { name: target.name, role: target.role, leader_id: target.leaderId },
      after: { name, role, leader_id: leaderId },
    });
  });
}

/** Nobody is left with clients or a team that the new role does not see. */
async function requireNothingLeft(
  tx: Transaction,
  { language }: RequestContext,
  target: StaffUserRow,
  role: Schemas.Role,
): Promise<void> {
  const left: string[] = [];
  if (!looksAfterClients(role) && (await tx.$count(client, eq(client.agentId, target.id))) > 0) {
    left.push('client');
  }
  if (!leadsTeam(role) && (await tx.$count(staffUser, eq(staffUser.leaderId, target.id))) > 0) {
    left.push('staff_user');
  }
  if (left.length === 0) return;
  throw new Problem('STILL_REFERRED_TO', { values: { what: inWords(left, language) } });
}
