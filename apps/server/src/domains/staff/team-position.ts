import type { Role } from '@brokerdesk/policy';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import type { LockedStaff } from './lock-staff.ts';
import { isAbove } from './rank.ts';
import { isLed, isTeamLeader } from './staff-scope.ts';

export interface TeamPosition {
  role: Role;
  leaderId: string | null;
}

/** Throws ROLE_ABOVE_OWN, VALIDATION at `role` or `leader_id`, and as `requireFits`. */
export function requirePosition(actor: Actor, position: TeamPosition, locked: LockedStaff): void {
  if (isAbove(position.role, actor.role)) throw new Problem('ROLE_ABOVE_OWN');
  const ownTeamOnly = actor.scope !== 'all';
  if (ownTeamOnly && !isLed(position.role)) throw invalid('role');
  if (ownTeamOnly && position.leaderId !== actor.id) throw invalid('leader_id');
  requireFits(position, locked);
}

/** Throws VALIDATION at `leader_id`. */
export function requireFits({ role, leaderId }: TeamPosition, locked: LockedStaff): void {
  if (leaderId === null) return;
  const leader = locked.get(leaderId);
  const mayLead = leader?.active === true && isTeamLeader(leader.role);
  if (!isLed(role) || !mayLead) throw invalid('leader_id');
}

function invalid(field: 'role' | 'leader_id'): Problem {
  return new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
}

export async function leaderName(reader: Reader, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [leader] = await reader
    .select({ name: staffUser.name })
    .from(staffUser)
    .where(eq(staffUser.id, id));
  return leader?.name ?? null;
}
