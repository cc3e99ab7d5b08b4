import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import { client } from '../../db/schema.ts';
import type { Actor } from '../../http/actor.ts';

/**
 * The clients that the person works with, as a condition on `client`: every one (undefined), those
 * of the own team, or the own ones. Every read and write of something that belongs to a client
 * carries it, so that what is outside does not exist for the person.
 */
export function clientScope(actor: Pick<Actor, 'id' | 'scope'>): SQL | undefined {
  return agentScope(actor, client.agentId);
}

/** The same, where a column names who looks after the clients. */
export function agentScope(
  actor: Pick<Actor, 'id' | 'scope'>,
  agentId: AnyColumn,
): SQL | undefined {
  if (actor.scope === 'all') return undefined;
  return actor.scope === 'team' ? agentsOfTeam(agentId, actor.id) : eq(agentId, actor.id);
}

/** Clients of this salesman or, where it is a team leader, of the team: a filter, not a right. */
export function clientsOfTeam(staffId: string): SQL {
  return agentsOfTeam(client.agentId, staffId);
}

export function agentsOfTeam(agentId: AnyColumn, staffId: string): SQL {
  return sql`${agentId} in (select s.id from staff_user s where s.id = ${staffId} or s.leader_id = ${staffId})`;
}
