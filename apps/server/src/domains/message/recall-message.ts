import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { message } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/versioned-record.ts';
import { type MessageRow, messageView, requireMessageRow } from './message-row.ts';
import { type MessageAction, messageStatusName, nextStatus } from './message-states.ts';

type MessageRecord = typeof message.$inferSelect;

export async function recallMessage(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version }: Schemas.MessageRecall,
): Promise<Schemas.Message> {
  const actor = actorOf(context);
  const row = await lockMessage(tx, context, { id, version, action: 'recall' });
  await change(tx, context, row, {
    action: 'recalled',
    columns: recalling(actor.id, new Date()),
  });
  return messageView(await requireMessageRow(tx, actor, id));
}

export function recalling(recalledById: string, recalledAt: Date): Partial<MessageRecord> {
  return { status: 'recalled', recalledById, recalledAt };
}

export async function deleteMessage(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version: number,
): Promise<Schemas.Done> {
  const row = await lockMessage(tx, context, { id, version, action: 'delete' });
  const columns = { deletedById: actorOf(context).id, deletedAt: new Date() };
  await change(tx, context, row, { action: 'deleted', columns });
  return { ok: true };
}

async function lockMessage(
  tx: Transaction,
  context: RequestContext,
  wanted: { id: string; version: number; action: MessageAction },
): Promise<MessageRow> {
  await tx.select({ id: message.id }).from(message).where(eq(message.id, wanted.id)).for('update');
  const row = await requireMessageRow(tx, actorOf(context), wanted.id);
  const { status } = row.message;
  if (nextStatus(status, wanted.action) === undefined) {
    throw invalidTransition((language) => messageStatusName(status, language));
  }
  const changedBy = (row.recalledBy ?? row.sender).name;
  requireVersion({ ...row.message, changedBy, view: messageView(row) }, wanted.version);
  return row;
}

async function change(
  tx: Transaction,
  context: RequestContext,
  { message: before }: MessageRow,
  { action, columns }: { action: string; columns: Partial<MessageRecord> },
): Promise<void> {
  const version = before.version + 1;
  await tx
    .update(message)
    .set({ ...columns, version, updatedAt: new Date() })
    .where(eq(message.id, before.id));
  await writeAudit(tx, context, {
    action: `message.${action}`,
    subject: { type: 'message', id: before.id },
    before: { status: before.status, version: before.version },
    after: { status: columns.status ?? before.status, version },
    changed: [{ topic: 'message', id: before.id, version }],
  });
}
