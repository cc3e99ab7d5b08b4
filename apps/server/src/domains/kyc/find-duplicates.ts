import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, kyc } from '../../kernel/db/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { agent, agentColumns, clientRef, clientRefColumns, leader } from '../client/client-ref.ts';
import { clientScope } from '../client/client-scope.ts';
import type { KycRecord } from './kyc-row.ts';

const duplicatesMax = 50;

/**
 * Other clients in the person's scope with the same document number, or with a picture of the same
 * bytes in any attempt: what is outside is not even counted.
 */
export async function findDuplicates(
  reader: Reader,
  actor: Actor,
  { id, idNoHash }: KycRecord,
): Promise<Schemas.DuplicateKyc[]> {
  const pictured = sql`
    select other.kyc_id from kyc_document other join file theirs on theirs.id = other.file_id
    where theirs.sha256 in (
      select f.sha256 from kyc_document mine join file f on f.id = mine.file_id
      where mine.kyc_id = ${id} and f.sha256 is not null)`;
  const numbered = sql`select k.id from kyc k where k.id_no_hash = ${idNoHash}`;
  const sameNumber = sql`coalesce(${kyc.idNoHash} = ${idNoHash}::text, false)`;
  const rows = await reader
    .select({
      id: kyc.id,
      status: kyc.status,
      client: clientRefColumns,
      agent: agentColumns,
      samePicture: sql<boolean>`${kyc.id} = any (array(${pictured}))`,
      sameNumber: sql<boolean>`${sameNumber}`,
    })
    .from(kyc)
    .innerJoin(client, eq(client.id, kyc.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .where(
      and(
        ne(kyc.id, id),
        clientScope(actor),
        // Each by its own index, beforehand: one `or` would read every check.
        sql`${kyc.id} = any (array(${numbered} union all ${pictured}))`,
      ),
    )
    .orderBy(asc(kyc.id))
    .limit(duplicatesMax);
  return rows.map((other) => ({
    id: other.id,
    client: clientRef(other.client, other.agent),
    status: other.status,
    same: [
      ...(other.sameNumber ? (['id_no'] as const) : []),
      ...(other.samePicture ? (['document'] as const) : []),
    ],
  }));
}
