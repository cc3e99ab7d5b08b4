import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/database.ts';
import { client, clientAccess, withdrawal } from '../../../kernel/db/schema.ts';
import type { ScopedActor } from '../../../platform/actor.ts';
import { agent, clientRef, leader, refColumns } from '../../client-access/client-ref.ts';
import { clientScope } from '../../client-access/client-scope.ts';
import type { WithdrawalRow } from '../withdrawal-row.ts';
import { daysBefore } from './security-evidence.ts';

const namedMax = 5;
/** Addresses are given to another user in time. */
const accessDays = 90;

export function sharedAccess(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
): Promise<Schemas.SharedClients> {
  const own = row.withdrawal.clientId;
  // A failed sign-in may be another user's: it puts no one at an address.
  const counts = (
    table: 'mine' | 'theirs',
  ) => sql`${sql.identifier(table)}.action <> 'sign_in_failed'
    and ${sql.identifier(table)}.at >= ${daysBefore(row, accessDays)}`;
  const others = sql`
    select theirs.client_id, max(theirs.at) as last_at,
      (array_agg(theirs.ip order by theirs.at desc))[1] as ip
    from ${clientAccess} theirs
    where theirs.client_id <> ${own} and ${counts('theirs')} and theirs.ip in (
      select mine.ip from ${clientAccess} mine where mine.client_id = ${own} and ${counts('mine')})
    group by theirs.client_id`;
  return nameThem(reader, actor, row, others);
}

export function sharedDestination(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
): Promise<Schemas.SharedClients> {
  const { clientId, destinationKey } = row.withdrawal;
  const others = sql`
    select theirs.client_id, max(theirs.made_at) as last_at, null::text as ip
    from ${withdrawal} theirs
    where theirs.destination_key = ${destinationKey} and theirs.client_id <> ${clientId}
    group by theirs.client_id`;
  return nameThem(reader, actor, row, others);
}

/** `others` returns a line for each: `client_id`, `last_at` and `ip`. */
async function nameThem(
  reader: Reader,
  actor: ScopedActor,
  row: WithdrawalRow,
  others: SQL,
): Promise<Schemas.SharedClients> {
  const inScope = sql`coalesce(${clientScope(actor) ?? sql`true`}, false)`;
  const lastAt = sql`others.last_at`;
  const rows = await reader
    .select({
      ...refColumns,
      ip: sql<string | null>`others.ip`,
      lastAt: lastAt.mapWith(clientAccess.at),
      inScope: sql<boolean>`${inScope}`,
      inside: sql`count(*) filter (where ${inScope}) over ()`.mapWith(Number),
      outside: sql`count(*) filter (where not ${inScope}) over ()`.mapWith(Number),
    })
    .from(client)
    .innerJoin(sql`(${others}) others`, sql`others.client_id = ${client.id}`)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(eq(client.fake, row.client.fake))
    .orderBy(desc(inScope), desc(lastAt), desc(client.id))
    .limit(namedMax);
  const { inside = 0, outside = 0 } = rows[0] ?? {};
  return {
    odd: inside + outside > 0,
    in_scope: inside,
    outside,
    clients: rows
      .filter((other) => other.inScope)
      .map((other) => ({
        client: clientRef(other.client, other.agent),
        ip: other.ip,
        last_at: other.lastAt.toISOString(),
      })),
  };
}
