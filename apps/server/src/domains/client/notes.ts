import type { Schemas } from '@brokerdesk/sdk';
import { desc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { clientNote, staffUser } from '../../kernel/db/schema.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { clientChange } from './change-client.ts';
import { lockClient } from './lock-client.ts';

export async function listNotes(
  reader: Reader,
  clientId: string,
  query: PageQuery,
): Promise<Schemas.ClientNoteList> {
  const { page, size, limit, offset } = pageOf(query);
  const ofClient = eq(clientNote.clientId, clientId);
  const rows = await reader
    .select({ note: clientNote, author: { id: staffUser.id, name: staffUser.name } })
    .from(clientNote)
    .innerJoin(staffUser, eq(staffUser.id, clientNote.authorId))
    .where(ofClient)
    .orderBy(desc(clientNote.createdAt), desc(clientNote.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(({ note, author }) => noteView(note, author)),
    total: await reader.$count(clientNote, ofClient),
    page,
    size,
  };
}

export async function addNote(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  { text }: Schemas.ClientNoteInput,
): Promise<Schemas.ClientNote> {
  const actor = actorOf(context);
  const locked = await lockClient(tx, context, clientId);
  const [added] = await tx
    .insert(clientNote)
    .values({ clientId, text: text.trim(), authorId: actor.id, createdAt: new Date() })
    .returning();
  if (added === undefined) throw new Error('The note was not stored.');
  await writeAudit(tx, context, {
    action: 'client.note_added',
    subject: { type: 'client_note', id: added.id },
    after: { client_id: clientId, text: added.text },
    changed: [clientChange(locked)],
  });
  return noteView(added, { id: actor.id, name: actor.name });
}

function noteView(
  note: typeof clientNote.$inferSelect,
  author: Schemas.Person,
): Schemas.ClientNote {
  return { id: note.id, created_at: note.createdAt.toISOString(), text: note.text, author };
}
