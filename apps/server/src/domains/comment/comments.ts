import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { recordComment, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/versioned-record.ts';
import { type CommentedRecord, readersOf, requireCommentedRecord } from './commented-record.ts';

const editableMs = 5 * 60 * 1000;

type CommentRow = typeof recordComment.$inferSelect;

const closedStates = {
  withdrawn: { 'zh-CN': '已撤回', 'en-US': 'withdrawn' },
  late: { 'zh-CN': '发表已超过 5 分钟', 'en-US': 'posted more than 5 minutes ago' },
} as const satisfies Record<string, Record<Language, string>>;

export async function listComments(
  reader: Reader,
  context: RequestContext,
  subject: Schemas.CommentSubject,
  query: PageQuery,
): Promise<Schemas.CommentList> {
  const actor = actorOf(context);
  await requireCommentedRecord(reader, actor, subject);
  const { page, size, limit, offset } = pageOf(query);
  const where = and(
    eq(recordComment.subjectType, subject.type),
    eq(recordComment.subjectId, subject.id),
  );
  const rows = await reader
    .select()
    .from(recordComment)
    .where(where)
    .orderBy(asc(recordComment.createdAt), asc(recordComment.id))
    .limit(limit)
    .offset(offset);
  return {
    list: await viewsOf(reader, rows, actor.id),
    total: await reader.$count(recordComment, where),
    page,
    size,
  };
}

export async function listPeople(
  reader: Reader,
  context: RequestContext,
  subject: Schemas.CommentSubject,
): Promise<Schemas.CommentPeople> {
  const actor = actorOf(context);
  const record = await requireCommentedRecord(reader, actor, subject);
  const people = await readersOf(reader, record);
  return {
    list: people.filter(({ id }) => id !== actor.id).map(({ id, name }) => ({ id, name })),
  };
}

export async function addComment(
  tx: Transaction,
  context: RequestContext,
  { subject, text, mentions }: Schemas.CommentInput,
): Promise<Schemas.Comment> {
  const actor = actorOf(context);
  const record = await requireCommentedRecord(tx, actor, subject);
  await requireReaders(tx, record, mentions);
  const at = new Date();
  const [added] = await tx
    .insert(recordComment)
    .values({
      ...{ subjectType: subject.type, subjectId: subject.id, authorId: actor.id },
      ...{ text: text.trim(), mentions, createdAt: at, updatedAt: at },
    })
    .returning();
  if (added === undefined) throw new Error('The comment was not stored.');
  await writeEntry(tx, context, 'comment.added', { record, after: added });
  return viewOf(tx, added, actor.id);
}

/** Throws INVALID_TRANSITION after 5 minutes, and if it was withdrawn. */
export async function changeComment(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { text, mentions, version }: Schemas.CommentChange,
): Promise<Schemas.Comment> {
  const { row, record } = await lockOwn(tx, context, id, version);
  if (Date.now() >= row.createdAt.getTime() + editableMs) {
    throw invalidTransition((language) => closedStates.late[language]);
  }
  await requireReaders(tx, record, mentions);
  const after = await save(tx, row, { text: text.trim(), mentions, editedAt: new Date() });
  await writeEntry(tx, context, 'comment.changed', { record, before: row, after });
  return viewOf(tx, after, row.authorId);
}

/** Throws INVALID_TRANSITION if it was withdrawn before. */
export async function withdrawComment(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version }: Schemas.CommentWithdrawal,
): Promise<Schemas.Comment> {
  const { row, record } = await lockOwn(tx, context, id, version);
  const after = await save(tx, row, { withdrawnAt: new Date() });
  await writeEntry(tx, context, 'comment.withdrawn', { record, before: row, after });
  return viewOf(tx, after, row.authorId);
}

async function requireReaders(
  reader: Reader,
  record: CommentedRecord,
  mentions: readonly string[],
): Promise<void> {
  if (mentions.length === 0) return;
  const readers = new Set((await readersOf(reader, record)).map(({ id }) => id));
  const others = mentions.filter((id) => !readers.has(id));
  if (others.length === 0) return;
  const people = await namesOf(reader, others);
  // An id of no colleague has no name to show.
  if (people.size < others.length) {
    throw new Problem('VALIDATION', { errors: [{ field: 'mentions', code: 'FIELD_INVALID' }] });
  }
  const names = [...people.values()].join(', ');
  throw new Problem('VALIDATION', {
    errors: [{ field: 'mentions', code: 'MENTION_CANNOT_SEE', values: { names } }],
  });
}

async function lockOwn(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<{ row: CommentRow; record: CommentedRecord }> {
  const actor = actorOf(context);
  const [row] = await tx.select().from(recordComment).where(eq(recordComment.id, id)).for('update');
  if (row === undefined) throw new Problem('NOT_FOUND');
  const record = await requireCommentedRecord(tx, actor, {
    ...{ type: row.subjectType, id: row.subjectId },
  });
  if (row.authorId !== actor.id) throw new Problem('FORBIDDEN');
  const view = await viewOf(tx, row, actor.id);
  requireVersion({ ...row, changedBy: actor.name, view }, version);
  if (row.withdrawnAt !== null) {
    throw invalidTransition((language) => closedStates.withdrawn[language]);
  }
  return { row, record };
}

async function save(
  tx: Transaction,
  row: CommentRow,
  change: Partial<CommentRow>,
): Promise<CommentRow> {
  const next = { ...change, version: row.version + 1, updatedAt: new Date() };
  await tx.update(recordComment).set(next).where(eq(recordComment.id, row.id));
  return { ...row, ...next };
}

async function writeEntry(
  tx: Transaction,
  context: RequestContext,
  action: `comment.${string}`,
  of: { record: CommentedRecord; before?: CommentRow; after: CommentRow },
): Promise<void> {
  const { record, before, after } = of;
  const facts = ({ id, text, mentions, withdrawnAt }: CommentRow) => ({
    ...{ comment_id: id, record: record.name, text, mentions },
    ...(record.kind !== null && { kind: record.kind }),
    ...(withdrawnAt !== null && { withdrawn: true }),
  });
  await writeAudit(tx, context, {
    action,
    subject: { type: record.type, id: record.id },
    ...(before && { before: facts(before) }),
    after: facts(after),
    changed: [{ topic: 'comment', id: after.id, version: after.version }],
  });
}

async function namesOf(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await reader
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(inArray(staffUser.id, [...ids]));
  return new Map(people.map(({ id, name }) => [id, name]));
}

async function viewOf(reader: Reader, row: CommentRow, viewerId: string): Promise<Schemas.Comment> {
  const [view] = await viewsOf(reader, [row], viewerId);
  if (view === undefined) throw new Error('A comment has no view.');
  return view;
}

async function viewsOf(
  reader: Reader,
  rows: readonly CommentRow[],
  viewerId: string,
): Promise<Schemas.Comment[]> {
  const ids = rows.flatMap(({ authorId, mentions }) => [authorId, ...mentions]);
  const names = await namesOf(reader, [...new Set(ids)]);
  const person = (id: string): Schemas.Person => ({ id, name: names.get(id) ?? '' });
  return rows.map((row) => {
    const withdrawn = row.withdrawnAt !== null;
    const until = new Date(row.createdAt.getTime() + editableMs);
    return {
      ...{ id: row.id, version: row.version, created_at: row.createdAt.toISOString() },
      author: person(row.authorId),
      text: withdrawn ? null : row.text,
      mentions: withdrawn ? [] : row.mentions.map(person),
      edited_at: row.editedAt?.toISOString() ?? null,
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
      editable_until: row.authorId === viewerId && !withdrawn ? until.toISOString() : null,
    };
  });
}
