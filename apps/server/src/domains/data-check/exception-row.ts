import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { client, dataException, product, staffUser, tradeRecord } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { selectSlice } from '../../kernel/lists/record-rows.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { checkTitle } from './checks.ts';

const subjectKind = sql<string | null>`case ${dataException.subjectType}
  when 'product' then (select ${product.kind} from ${product}
    where ${product.id} = ${dataException.subjectId}::uuid)
  when 'trade' then (select ${tradeRecord.kind} from ${tradeRecord}
    where ${tradeRecord.id} = ${dataException.subjectId}::uuid) end`;

const resolvedBy = alias(staffUser, 'resolved_by');

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({
      exception: getTableColumns(dataException),
      subjectKind,
      ...refColumns,
      resolvedBy: { id: resolvedBy.id, name: resolvedBy.name },
      ...(sorting && { cursor: sorting.cursor }),
    })
    .from(dataException)
    .leftJoin(client, eq(client.id, dataException.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(resolvedBy, eq(resolvedBy.id, dataException.resolvedById))
    .$dynamic();
}

export type ExceptionRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

export async function selectExceptions(
  reader: Reader,
  language: Language,
  slice: Slice,
): Promise<Selected<Schemas.DataException>> {
  const { rows, cursor } = await selectSlice(selectRows(reader, slice.sorting), slice);
  return { list: rows.map((row) => exceptionView(row, language)), cursor };
}

export async function countExceptions(reader: Reader, where: SQL | undefined): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(dataException)
    .leftJoin(client, eq(client.id, dataException.clientId))
    .where(where);
  return row?.total ?? 0;
}

/** Throws NOT_FOUND; findings about no client, or about several, are for users who work with all. */
export async function requireException(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<ExceptionRow> {
  const [row] = await selectRows(reader).where(and(eq(dataException.id, id), clientScope(actor)));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

export function exceptionView(row: ExceptionRow, language: Language): Schemas.DataException {
  const { exception: e, client: of, resolvedBy: by } = row;
  return {
    id: e.id,
    check: e.checkName,
    title: checkTitle(e.checkName, language),
    subject: {
      type: e.subjectType,
      id: e.subjectId,
      name: e.subjectName,
      kind: row.subjectKind,
    },
    client: of && clientRef(of, row.agent),
    expected: e.expected,
    found: e.found,
    present: e.present,
    status: e.status,
    first_seen_at: e.firstSeenAt.toISOString(),
    last_seen_at: e.lastSeenAt.toISOString(),
    reopened_at: e.reopenedAt?.toISOString() ?? null,
    note: e.note,
    resolved_by: by,
    resolved_at: e.resolvedAt?.toISOString() ?? null,
    version: e.version,
    created_at: e.createdAt.toISOString(),
    updated_at: e.updatedAt.toISOString(),
  };
}
