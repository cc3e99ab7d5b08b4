import { type SQL, sql } from 'drizzle-orm';
import { auditLog, client } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

export function registration({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('client', sql`c.id`),
    at: sql`c.created_at`,
    kind: named('profile'),
    event: named('registered'),
    actorId: sql`made.actor_id`,
    otherwise: sql`case when made.seq is null and not c.fake then 'client' else 'system' end`,
    source: sql`${client} c left join ${auditLog} made on made.subject_type = 'client'
      and made.subject_id = c.id::text and made.action in ('client.created', 'client.robot_added')
      where c.id = ${clientId}`,
  });
}
