import { type Role, roles } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, staffUser } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { romanizeName } from '../client/romanize-name.ts';
import { choiceScope } from './staff-scope.ts';
import { stateOf } from './staff-states.ts';
import { selectStaffRows, staffView, teamLeader, withWaiting } from './staff-view.ts';

export async function selectStaff(
  reader: Reader,
  context: RequestContext,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Selected<Schemas.StaffUser>> {
  const rows = await selectStaffRows(reader, sorting.cursor)
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  const views = rows.map((row) => staffView(actorOf(context), row));
  return { list: await withWaiting(reader, context, views), cursor: rows.at(-1)?.cursor };
}

export function countStaff(reader: Reader, where: SQL | undefined): Promise<number> {
  return reader.$count(staffUser, where);
}

export async function listChoices(
  reader: Reader,
  actor: Actor,
  roles: readonly Role[],
): Promise<Schemas.StaffChoices> {
  const list = await reader
    .select({
      id: staffUser.id,
      username: staffUser.username,
      name: staffUser.name,
      role: staffUser.role,
      leader_id: staffUser.leaderId,
      superman: teamLeader.name,
    })
    .from(staffUser)
    .leftJoin(teamLeader, eq(teamLeader.id, staffUser.leaderId))
    .where(and(choiceScope(actor), eq(staffUser.active, true), inArray(staffUser.role, [...roles])))
    .orderBy(asc(staffUser.name), asc(staffUser.id));
  const spelled = list.map((one) => ({ ...one, spelled: romanizeName(one.name) }));
  return { list: spelled, total: list.length };
}

export async function listTeams(context: RequestContext): Promise<Schemas.StaffTeamMembers> {
  const { db } = context;
  const scope = choiceScope(actorOf(context));
  const people = await db
    .select({
      id: staffUser.id,
      username: staffUser.username,
      name: staffUser.name,
      role: staffUser.role,
      leaderId: staffUser.leaderId,
      active: staffUser.active,
      passwordHash: staffUser.passwordHash,
    })
    .from(staffUser)
    .where(scope)
    .orderBy(asc(staffUser.name), asc(staffUser.id));
  const counted = await db
    .select({ agentId: client.agentId, clients: count() })
    .from(client)
    .innerJoin(staffUser, eq(staffUser.id, client.agentId))
    .where(and(eq(client.fake, false), scope))
    .groupBy(client.agentId);
  const clientsOf = new Map(counted.map(({ agentId, clients }) => [agentId, clients]));
  const list = people
    .map(({ id, username, name, role, leaderId, ...person }) => ({
      id,
      username,
      name,
      role,
      leader_id: leaderId,
      status: stateOf(person),
      clients: clientsOf.get(id) ?? 0,
    }))
    .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
  return { list, total: list.length };
}
