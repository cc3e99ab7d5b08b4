import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { shiftHandover, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/versioned-record.ts';

type HandoverRow = typeof shiftHandover.$inferSelect;

const takenOver: Record<Language, string> = { 'zh-CN': '已接班', 'en-US': 'taken over' };

const taker = alias(staffUser, 'taker');

/** A note may name clients of its author, so the reader's scope covers all of them. */
function readableBy({ id, scope }: Actor): SQL | undefined {
  if (scope === 'all') return undefined;
  const own = eq(shiftHandover.authorId, id);
  return scope === 'team' ? or(own, eq(staffUser.leaderId, id)) : own;
}

const readHandovers = (reader: Reader) =>
  reader
    .select({
      row: shiftHandover,
      author: { id: staffUser.id, name: staffUser.name },
      taker: { id: taker.id, name: taker.name },
    })
    .from(shiftHandover)
    .innerJoin(staffUser, eq(staffUser.id, shiftHandover.authorId))
    .leftJoin(taker, eq(taker.id, shiftHandover.acknowledgedById));

type Named = Awaited<ReturnType<typeof readHandovers>>[number];

export async function listHandovers(
  reader: Reader,
  context: RequestContext,
  query: PageQuery,
): Promise<Schemas.HandoverList> {
  const actor = actorOf(context);
  const { page, size, limit, offset } = pageOf(query);
  const list = await readHandovers(reader)
    .where(readableBy(actor))
    .orderBy(desc(shiftHandover.createdAt), desc(shiftHandover.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await reader
    .select({ total: sql<number>`count(*)::int` })
    .from(shiftHandover)
    .innerJoin(staffUser, eq(staffUser.id, shiftHandover.authorId))
    .where(readableBy(actor));
  return { list: list.map((one) => viewOf(one, actor)), total: counted?.total ?? 0, page, size };
}

export async function addHandover(
  tx: Transaction,
  context: RequestContext,
  { text }: Schemas.HandoverInput,
): Promise<Schemas.Handover> {
  const at = new Date();
  const [added] = await tx
    .insert(shiftHandover)
    .values({
      ...{ authorId: actorOf(context).id, text: text.trim(), createdAt: at, updatedAt: at },
    })
    .returning();
  if (added === undefined) throw new Error('The handover was not stored.');
  await writeEntry(tx, context, 'handover.written', null, added);
  return readHandover(tx, context, added.id);
}

/** Throws FORBIDDEN for a note of another user, INVALID_TRANSITION once it is taken over. */
export async function changeHandover(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { text, version }: Schemas.HandoverChange,
): Promise<Schemas.Handover> {
  const row = await lockOpen(tx, context, id, version);
  if (row.authorId !== actorOf(context).id) throw new Problem('FORBIDDEN');
  return save(tx, context, row, 'handover.changed', { text: text.trim() });
}

/** Throws FORBIDDEN for an own note, INVALID_TRANSITION once it is taken over. */
export async function acknowledgeHandover(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version }: Schemas.HandoverAcknowledgement,
): Promise<Schemas.Handover> {
  const actor = actorOf(context);
  const row = await lockOpen(tx, context, id, version);
  if (row.authorId === actor.id) throw new Problem('FORBIDDEN');
  return save(tx, context, row, 'handover.acknowledged', {
    ...{ acknowledgedById: actor.id, acknowledgedAt: new Date() },
  });
}

async function lockOpen(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<HandoverRow> {
  const actor = actorOf(context);
  await tx.select().from(shiftHandover).where(eq(shiftHandover.id, id)).for('update');
  const [found] = await readHandovers(tx).where(and(eq(shiftHandover.id, id), readableBy(actor)));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const changedBy = (found.taker ?? found.author).name;
  requireVersion({ ...found.row, changedBy, view: viewOf(found, actor) }, version);
  if (found.row.acknowledgedAt !== null) {
    throw invalidTransition((language) => takenOver[language]);
  }
  return found.row;
}

async function save(
  tx: Transaction,
  context: RequestContext,
  row: HandoverRow,
  action: string,
  change: Partial<HandoverRow>,
): Promise<Schemas.Handover> {
  const after = { ...row, ...change, version: row.version + 1, updatedAt: new Date() };
  await tx.update(shiftHandover).set(after).where(eq(shiftHandover.id, row.id));
  await writeEntry(tx, context, action, row, after);
  return readHandover(tx, context, row.id);
}

async function writeEntry(
  tx: Transaction,
  context: RequestContext,
  action: string,
  before: HandoverRow | null,
  after: HandoverRow,
): Promise<void> {
  const facts = ({ authorId, text, acknowledgedById }: HandoverRow) => ({
    ...{ author_id: authorId, text, acknowledged_by_id: acknowledgedById },
  });
  await writeAudit(tx, context, {
    action,
    subject: { type: 'handover', id: after.id },
    before: before && facts(before),
    after: facts(after),
    changed: [{ topic: 'handover', id: after.id, version: after.version }],
  });
}

async function readHandover(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.Handover> {
  const [found] = await readHandovers(reader).where(eq(shiftHandover.id, id));
  if (found === undefined) throw new Problem('NOT_FOUND');
  return viewOf(found, actorOf(context));
}

function viewOf({ row, author, taker: by }: Named, actor: Actor): Schemas.Handover {
  const open = row.acknowledgedAt === null;
  const own = row.authorId === actor.id;
  return {
    ...{ id: row.id, version: row.version, author, text: row.text },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    acknowledged_by: by,
    acknowledged_at: row.acknowledgedAt?.toISOString() ?? null,
    editable: open && own,
    acknowledgeable: open && !own,
  };
}
