import { type SQL, sql } from 'drizzle-orm';
import { clientNote } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, named, select } from './event-source.ts';

export function notes({ clientId }: EventQuery): SQL {
  return select({
    key: keyed('note', sql`id`),
    at: sql`created_at`,
    kind: named('note'),
    event: named('added'),
    actorId: sql`author_id`,
    otherwise: 'system',
    text: sql`text`,
    source: sql`${clientNote} where client_id = ${clientId}`,
  });
}
