import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../db/database.ts';
import { staffUser } from '../../db/schema.ts';
import type { Actor } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Change } from '../../platform/changes.ts';
import type { StaffUserRow } from '../auth/sessions.ts';
import { isAbove } from './rank.ts';

/** The leader of a hero; join on `staffUser.leaderId`. */
export const teamLeader = alias(staffUser, 'team_leader');

export interface StaffRow {
  person: StaffUserRow;
  leaderName: string | null;
}

export function staffView(actor: Pick<Actor, 'role'>, row: StaffRow): Schemas.StaffUser {
  const { person } = row;
  return {
    id: person.id,
    version: person.version,
    username: person.username,
    name: person.name,
    role: person.role,
    code: person.code,
    leader_id: person.leaderId,
    superman: row.leaderName,
    mfa: person.mfaSecret !== null,
    active: person.active,
    last_login_at: person.lastLoginAt?.toISOString() ?? null,
    created_at: person.createdAt.toISOString(),
    updated_at: person.updatedAt.toISOString(),
    may_change: !isAbove(person.role, actor.role),
  };
}

export async function readStaff(
  reader: Reader,
  actor: Pick<Actor, 'role'>,
  id: string,
): Promise<Schemas.StaffUser> {
  const [row] = await reader
    .select({ person: staffUser, leaderName: teamLeader.name })
    .from(staffUser)
    .leftJoin(teamLeader, eq(teamLeader.id, staffUser.leaderId))
    .where(eq(staffUser.id, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return staffView(actor, row);
}

/** What those who listen are told of a member of staff who was added or changed. */
export function staffChange({ id, version }: Pick<StaffUserRow, 'id' | 'version'>): Change {
  return { topic: 'staff', id, version };
}
