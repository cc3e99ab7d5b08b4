import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client, staffUser } from '../../kernel/db/schema.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { StaffUserRow } from '../../platform/sessions/sessions.ts';
import { type LockedStaff, requireOtherAdministrator } from './lock-staff.ts';
import { labelReferences } from './references.ts';
import { saveStaff } from './save-staff.ts';
import { isTeamLeader, looksAfterClients } from './staff-scope.ts';
import { requireFits, type TeamPosition } from './team-position.ts';

interface Locked {
  target: StaffUserRow;
  locked: LockedStaff;
}

/** Throws LAST_ADMINISTRATOR, STILL_REFERRED_TO, and as `requireFits`. */
export async function requireMayHaveRole(
  tx: Transaction,
  { target, locked }: Locked,
  position: TeamPosition,
): Promise<void> {
  requireOtherAdministrator(target, locked);
  requireFits(position, locked);
  await requireNothingLeft(tx, target, position.role);
}

/** Ends every session of the user. Does not check whether the caller may give the role. */
export function applyRole(
  tx: Transaction,
  context: RequestContext,
  target: StaffUserRow,
  { name, role, leaderId }: TeamPosition & { name: string },
): Promise<Schemas.StaffUser> {
  return saveStaff(tx, context, target, {
    action: 'user.changed',
    set: { name, role, leaderId },
    endSessions: 'role_changed',
    before: { name: target.name, role: target.role, leader_id: target.leaderId },
    after: { name, role, leader_id: leaderId },
  });
}

async function requireNothingLeft(
  tx: Transaction,
  target: StaffUserRow,
  role: Schemas.Role,
): Promise<void> {
  const left: string[] = [];
  if (!looksAfterClients(role) && (await tx.$count(client, eq(client.agentId, target.id))) > 0) {
    left.push('client');
  }
  if (!isTeamLeader(role) && (await tx.$count(staffUser, eq(staffUser.leaderId, target.id))) > 0) {
    left.push('staff_user');
  }
  if (left.length === 0) return;
  throw new Problem('STILL_REFERRED_TO', {
    values: { what: byLanguage((language) => labelReferences(left, language)) },
  });
}
