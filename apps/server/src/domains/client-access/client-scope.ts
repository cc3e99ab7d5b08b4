import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/when.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';

/**
 * The clients that the user works with, as a condition on `client`: every one (undefined), those
 * of the own team, or the own ones. Every read and write of something that belongs to a client
 * carries it, so that what is outside does not exist for the user.
 */
export function clientScope(actor: ScopedActor): SQL | undefined {
  return agentScope(actor, client.agentId);
}

/** Scope by a column that holds the agent of clients. */
export function agentScope(actor: ScopedActor, agentId: AnyColumn): SQL | undefined {
  if (actor.scope === 'all') return undefined;
  const { scope, scopeOwnerId } = actor;
  return scope === 'team' ? agentsOfTeam(agentId, scopeOwnerId) : eq(agentId, scopeOwnerId);
}

/** Clients of this agent or, for a leader, of the team. A filter, not a right. */
export function clientsOfTeam(staffId: string): SQL {
  return agentsOfTeam(client.agentId, staffId);
}

export function agentsOfTeam(agentId: AnyColumn, staffId: string): SQL {
  return sql`${agentId} in (select s.id from staff_user s where s.id = ${staffId} or s.leader_id = ${staffId})`;
}

/**
 * The same as a condition on a record, which has the key of its client, with the filters that its list has:
 * without a join. To look at the client of every record costs more than to list or count the records, and
 * of the few robots, who alone are left out for people who see all clients, all are known at once.
 * For a page that is far down a list, `walked`: all clients are read first, and the records compared with them in
 * their order. PostgreSQL would read and sort all records otherwise, of which the page is a small part.
 */
export function recordScope(
  actor: ScopedActor,
  { fake = false, agent_id }: { fake?: boolean | undefined; agent_id?: string | undefined },
  clientId: AnyColumn,
  { walked = false }: { walked?: boolean } = {},
): SQL {
  const among = (where: SQL | undefined) =>
    sql`(select ${client.id} from ${client} where ${where})`;
  if (!fake && actor.scope === 'all' && agent_id === undefined) {
    return sql`${clientId} not in ${among(eq(client.fake, true))}`;
  }
  const asked = and(clientScope(actor), eq(client.fake, fake), when(agent_id, clientsOfTeam));
  const found = sql`${clientId} in ${among(asked)}`;
  return walked ? sql`(${found}) is true` : found;
}

/** How a kind of record is locked for a review: in the user's scope, and read once no one else decides it. */
export const lockedInScope =
  <Row>(
    table: Parameters<typeof lockInScope>[2],
    find: (reader: Reader, actor: Actor, id: string) => Promise<Row>,
  ) =>
  async (tx: Transaction, context: RequestContext, id: string): Promise<Row> => {
    const actor = actorOf(context);
    await lockInScope(tx, actor, table, eq(table.id, id));
    return find(tx, actor, id);
  };

/** Locks the records that fit, of clients in the user's scope, until the transaction ends. */
export async function lockInScope(
  tx: Reader,
  actor: ScopedActor,
  table: PgTable & { id: AnyColumn; clientId: AnyColumn },
  which: SQL | undefined,
): Promise<void> {
  await tx
    .select({ id: sql`${table.id}` })
    .from(table)
    .innerJoin(client, eq(client.id, table.clientId))
    .where(and(which, clientScope(actor)))
    .for('update', { of: table });
}
