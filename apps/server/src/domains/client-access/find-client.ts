import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { agent, agentColumns, type ClientRow, leader } from './client-ref.ts';
import { clientScope } from './client-scope.ts';

/** Throws NOT_FOUND, also for a client outside of the user's scope. */
export async function requireClientRow(
  reader: Reader,
  actor: ScopedActor,
  id: string,
): Promise<ClientRow> {
  const [found] = await reader
    .select({ client, ...agentColumns })
    .from(client)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(and(eq(client.id, id), clientScope(actor)));
  if (found === undefined) throw new Problem('NOT_FOUND');
  return found;
}

export async function requireClient(
  reader: Reader,
  actor: ScopedActor,
  id: string,
): Promise<ClientRow['client']> {
  return (await requireClientRow(reader, actor, id)).client;
}
