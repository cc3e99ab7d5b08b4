import { roles } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, count, eq } from 'drizzle-orm';
import { client, staffUser } from '../../kernel/db/schema.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { choiceScope } from './staff-scope.ts';
import { stateOf } from './staff-states.ts';

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
