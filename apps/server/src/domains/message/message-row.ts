import type { Schemas } from '@brokerdesk/sdk';
import {
  and,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { client, message, messageRecipient, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { selectSlice } from '../../kernel/lists/record-rows.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';

const sender = alias(staffUser, 'sender');
const recalledBy = alias(staffUser, 'recalled_by');
const addressee = alias(staffUser, 'addressee');

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({
      message: getTableColumns(message),
      ...refColumns,
      addressee: { id: addressee.id, name: addressee.name },
      sender: { id: sender.id, name: sender.name },
      recalledBy: { id: recalledBy.id, name: recalledBy.name },
      ...(sorting && { cursor: sorting.cursor }),
    })
    .from(message)
    .leftJoin(client, eq(client.id, message.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(addressee, eq(addressee.id, message.agentId))
    .innerJoin(sender, eq(sender.id, message.senderId))
    .leftJoin(recalledBy, eq(recalledBy.id, message.recalledById))
    .$dynamic();
}

type Row = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export type MessageRow = Row & { counts: Counts };

interface Counts {
  total: number;
  read: number;
}

export function messageScope(actor: ScopedActor): SQL | undefined {
  const scope = clientScope(actor);
  return and(
    isNull(message.deletedAt),
    scope &&
      sql`exists (select 1 from ${messageRecipient} join ${client} on ${client.id} = ${messageRecipient.clientId}
        where ${messageRecipient.messageId} = ${message.id} and ${scope})`,
  );
}

export async function selectMessageRows(reader: Reader, actor: Actor, slice: Slice) {
  const { rows, cursor } = await selectSlice(selectRows(reader, slice.sorting), slice);
  return { rows: await withCounts(reader, actor, rows), cursor };
}

/** Throws NOT_FOUND also for a message without a recipient in the user's scope. */
export async function requireMessageRow(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<MessageRow> {
  const rows = await selectRows(reader).where(and(eq(message.id, id), messageScope(actor)));
  const [row] = await withCounts(reader, actor, rows);
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

async function withCounts(
  reader: Reader,
  actor: Actor,
  rows: readonly Row[],
): Promise<MessageRow[]> {
  const ids = rows.map((row) => row.message.id);
  const counts = await countRecipients(reader, actor, ids);
  return rows.map((row) => {
    const { total = 0, read = 0 } = counts.get(row.message.id) ?? {};
    // A person who sees every client sees all that it went to: no need to count them again.
    const all = actor.scope === 'all' ? row.message.recipientCount : total;
    return { ...row, counts: { total: all, read } };
  });
}

async function countRecipients(
  reader: Reader,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map();
  const everyone = actor.scope === 'all';
  const found = await reader
    .select({
      id: messageRecipient.messageId,
      total: count(),
      read: count(messageRecipient.readAt),
    })
    .from(messageRecipient)
    .innerJoin(client, eq(client.id, messageRecipient.clientId))
    .where(
      and(
        inArray(messageRecipient.messageId, [...ids]),
        everyone ? isNotNull(messageRecipient.readAt) : clientScope(actor),
      ),
    )
    .groupBy(messageRecipient.messageId);
  return new Map(found.map(({ id, ...counts }) => [id, counts]));
}

export function messageView(row: MessageRow): Schemas.Message {
  const { message: record, counts } = row;
  return {
    id: record.id,
    version: record.version,
    created_at: record.createdAt.toISOString(),
    updated_at: record.updatedAt.toISOString(),
    audience: record.audience,
    client: row.client && clientRef(row.client, row.agent),
    agent: row.addressee,
    language: record.language,
    title_zh: record.titleZh,
    title_en: record.titleEn,
    body_zh: record.bodyZh,
    body_en: record.bodyEn,
    status: record.status,
    total: counts.total,
    read: counts.read,
    sender: row.sender,
    send_at: record.sendAt?.toISOString() ?? null,
    recalled_by: row.recalledBy,
    recalled_at: record.recalledAt?.toISOString() ?? null,
  };
}
