import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { auditHead, client, event, session, staffUser } from '../../kernel/db/schema.ts';
import { topicsFor } from '../../platform/changes.ts';
import type { Listener } from '../../platform/event-streams.ts';
import { sessionIsOpen } from '../../platform/sessions/sessions.ts';
import { clientScope } from '../client-access/client-scope.ts';

const pageSize = 500;

export interface StreamedEvent {
  seq: number;
  topic: string;
  id: string;
  version: number;
}

export interface EventPage {
  events: StreamedEvent[];
  cursor: number;
  more: boolean;
}

/** Null if the session is over, asked in the same statement: nothing is sent after the end of the session. */
export async function readEvents(
  db: Database,
  { id: userId, scope, scopeOwnerId, sessionId, permissions }: Listener,
  after: number,
): Promise<EventPage | null> {
  const until = after + pageSize;
  const rows = await db
    .select({
      head: auditHead.eventSeq,
      inScope: inScope({ id: userId, scope, scopeOwnerId }),
      streamed: { seq: event.seq, topic: event.topic, id: event.recordId, version: event.version },
    })
    .from(session)
    .innerJoin(staffUser, eq(staffUser.id, session.userId))
    .innerJoin(auditHead, eq(auditHead.id, 1))
    .leftJoin(
      event,
      and(
        gt(event.seq, after),
        lte(event.seq, until),
        inArray(event.topic, topicsFor(permissions)),
        or(isNull(event.userId), eq(event.userId, userId)),
      ),
    )
    .leftJoin(client, eq(client.id, event.clientId))
    .where(and(eq(session.id, sessionId), sessionIsOpen()))
    .orderBy(asc(event.seq));
  // With the session open there is one row at least, without an event if there is none.
  const head = rows[0]?.head;
  if (head === undefined) return null;
  return {
    events: rows.flatMap(({ streamed, inScope }) =>
      streamed !== null && inScope ? [streamed] : [],
    ),
    cursor: Math.min(until, head),
    more: until < head,
  };
}

/** Selected, and no condition: the row that shows the session to be open has to stay. */
function inScope(actor: Pick<Listener, 'id' | 'scope' | 'scopeOwnerId'>) {
  const scope = clientScope(actor) ?? sql`true`;
  return sql<boolean | null>`(${event.clientId} is null or ${scope}) and ${staffInScope(actor)}`;
}

function staffInScope({ id, scope }: Pick<Listener, 'id' | 'scope'>) {
  if (scope === 'all') return sql`true`;
  return sql`(${event.topic} <> 'staff' or exists (
    select 1 from ${staffUser} s where s.id::text = ${event.recordId} and s.leader_id = ${id}))`;
}

export async function readKept(db: Database): Promise<{ last: number; lastSwept: number }> {
  const [head] = await db
    .select({
      last: auditHead.eventSeq,
      // Numbers have no gaps, and the oldest are swept first.
      lastSwept: sql<string>`coalesce((select min(seq) from event) - 1, ${auditHead.eventSeq})`,
    })
    .from(auditHead)
    .where(eq(auditHead.id, 1));
  if (head === undefined) throw new Error('The audit log has no head row: run the migrations.');
  return { last: head.last, lastSwept: Number(head.lastSwept) };
}
