import { type Role, scopeOf } from '@brokerdesk/policy';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../kernel/db/database.ts';
import { staffUser } from '../kernel/db/schema.ts';
import { permissionsOf } from './permissions-of-role.ts';

export interface StaffMember {
  id: string;
  name: string;
  role: Role;
}

export interface Responsible {
  agentId: string | null;
  leaderId: string | null;
}

export function readStaff(reader: Reader): Promise<StaffMember[]> {
  return reader
    .select({ id: staffUser.id, name: staffUser.name, role: staffUser.role })
    .from(staffUser)
    .where(
      and(
        eq(staffUser.active, true),
        eq(staffUser.isService, false),
        isNotNull(staffUser.passwordHash),
      ),
    )
    .orderBy(asc(staffUser.name), asc(staffUser.id));
}

export const rightsOf = ({ role }: Pick<StaffMember, 'role'>) => permissionsOf(role);

/** `of` is null for a record that belongs to no client. */
export function coversClient({ id, role }: StaffMember, of: Responsible | null): boolean {
  const scope = scopeOf(role);
  if (scope === 'all') return true;
  if (of === null) return false;
  return of.agentId === id || (scope === 'team' && of.leaderId === id);
}
