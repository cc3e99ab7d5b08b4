import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { when } from '../../kernel/lists/conditions.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';

/**
 * Every read and write of something that belongs to a client carries it. Undefined for a user who works with all
 * clients.
 */
export function clientScope(actor: ScopedActor): SQL | undefined {
  return agentScope(actor, client.agentId);
}

export function agentScope(actor: ScopedActor, agentId: AnyColumn): SQL | undefined {
  if (actor.scope === 'all') return undefined;
  const { scope, scopeOwnerId } = actor;
  return scope === 'team' ? agentsOfTeam(agentId, scopeOwnerId) : eq(agentId, scopeOwnerId);
}

/** A filter, not a right. */
export function clientsOfTeam(staffId: string): SQL {
  return agentsOfTeam(client.agentId, staffId);
}

export function agentsOfTeam(agentId: AnyColumn, staffId: string): SQL {
  return sql`${agentId} in (select s.id from staff_user s where s.id = ${staffId} or s.leader_id = ${staffId})`;
}

/**
 * Needs no join: to look at the client of every record costs more than to list the records. For a page far down,
 * `clientsFirst` reads all clients first, because PostgreSQL would read and sort all records otherwise.
 */
export function recordScope(
  actor: ScopedActor,
  { fake = false, agent_id }: { fake?: boolean | undefined; agent_id?: string | undefined },
  clientId: AnyColumn,
  { clientsFirst = false }: { clientsFirst?: boolean } = {},
): SQL {
  const among = (where: SQL | undefined) =>
    sql`(select ${client.id} from ${client} where ${where})`;
  if (!fake && actor.scope === 'all' && agent_id === undefined) {
    return sql`${clientId} not in ${among(eq(client.fake, true))}`;
  }
  const condition = and(clientScope(actor), eq(client.fake, fake), when(agent_id, clientsOfTeam));
  const found = sql`${clientId} in ${among(condition)}`;
  return clientsFirst ? sql`(${found}) is true` : found;
}

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
