import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import {
  client,
  clientAccess,
  clientBank,
  clientCrypto,
  clientDevice,
  kyc,
  withdrawal,
} from '../../kernel/db/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { requireClient } from '../client-access/find-client.ts';

const namedMax = 20;
/** Addresses are given to another user in time. */
const accessDays = 90;

/** Clients outside the actor's scope are counted and not named. Throws NOT_FOUND. */
export async function readLinkedClients(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<Schemas.LinkedClients> {
  const { fake } = await requireClient(reader, actor, id);
  const inScope = sql`coalesce(${clientScope(actor) ?? sql`true`}, false)`;
  const rows = await reader
    .select({
      ...refColumns,
      links: sql<Schemas.ClientLink[]>`linked.links`,
      inScope: sql<boolean>`${inScope}`,
      inside: sql`count(*) filter (where ${inScope}) over ()`.mapWith(Number),
      outside: sql`count(*) filter (where not ${inScope}) over ()`.mapWith(Number),
    })
    .from(client)
    .innerJoin(sql`(${linksOf(id)}) linked`, sql`linked.client_id = ${client.id}`)
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(eq(client.fake, fake))
    .orderBy(desc(inScope), sql`linked.strength`, desc(sql`linked.last_at`), client.id)
    .limit(namedMax);
  const { inside = 0, outside = 0 } = rows[0] ?? {};
  return {
    client_id: id,
    in_scope: inside,
    outside,
    clients: rows
      .filter((other) => other.inScope)
      .map((other) => ({
        client: clientRef(other.client, other.agent),
        links: other.links.map((link) => ({
          ...link,
          last_at: new Date(link.last_at).toISOString(),
        })),
      })),
  };
}

function linksOf(id: string) {
  // A failed sign-in may be another user's: it puts no one at an address.
  const counts = (table: 'mine' | 'theirs') => sql`
    ${sql.identifier(table)}.action <> 'sign_in_failed'
    and ${sql.identifier(table)}.at >= now() - make_interval(days => ${accessDays})`;
  return sql`
    select client_id, min(rank) as strength, max(last_at) as last_at,
      json_agg(json_build_object('kind', kind, 'detail', detail, 'last_at', last_at)
        order by rank, last_at desc) as links
    from (
      select theirs.client_id, 1 as rank, 'document' as kind, null::text as detail,
        max(coalesce(theirs.made_at, theirs.created_at)) as last_at
      from ${kyc} mine join ${kyc} theirs on theirs.id_no_hash = mine.id_no_hash
      where mine.client_id = ${id} and theirs.client_id <> ${id} group by theirs.client_id
      union all
      select theirs.client_id, 2, 'bank', '··' || right(max(theirs.acc_no), 4), max(theirs.created_at)
      from ${clientBank} mine join ${clientBank} theirs on theirs.acc_no = mine.acc_no
      where mine.client_id = ${id} and theirs.client_id <> ${id} group by theirs.client_id
      union all
      select theirs.client_id, 3, 'destination', null, max(theirs.made_at)
      from (select distinct destination_key from ${withdrawal} where client_id = ${id}) mine
        join ${withdrawal} theirs on theirs.destination_key = mine.destination_key
      where theirs.client_id <> ${id} group by theirs.client_id
      union all
      select theirs.client_id, 4, 'crypto', max(theirs.address), max(theirs.created_at)
      from ${clientCrypto} mine join ${clientCrypto} theirs on theirs.address = mine.address
      where mine.client_id = ${id} and theirs.client_id <> ${id} group by theirs.client_id
      union all
      select theirs.client_id, 5, 'device', (array_agg(theirs.os order by theirs.last_seen_at desc))[1],
        max(theirs.last_seen_at)
      from ${clientDevice} mine join ${clientDevice} theirs on theirs.id_hash = mine.id_hash
      where mine.client_id = ${id} and theirs.client_id <> ${id} group by theirs.client_id
      union all
      select theirs.client_id, 6, 'ip', (array_agg(theirs.ip order by theirs.at desc))[1],
        max(theirs.at)
      from (select distinct mine.ip from ${clientAccess} mine
          where mine.client_id = ${id} and ${counts('mine')}) mine
        join ${clientAccess} theirs on theirs.ip = mine.ip
      where theirs.client_id <> ${id} and ${counts('theirs')} group by theirs.client_id
    ) found group by client_id`;
}
