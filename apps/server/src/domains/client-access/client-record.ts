import { and, eq, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type RowQuery, selectFound } from '../../kernel/lists/record-rows.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { refColumns } from './client-ref.ts';
import { clientScope } from './client-scope.ts';

export const maker = alias(staffUser, 'maker');
export const checker = alias(staffUser, 'checker');

/** Requires the joins of maker and checker. */
export const signerColumns = {
  maker: { id: maker.id, name: maker.name },
  checker: { id: checker.id, name: checker.name },
};

export const recordColumns = { ...refColumns, ...signerColumns };

export function scopedRows<Row extends { cursor?: string[] }, By extends ScopedActor = ScopedActor>(
  table: PgTable & { id: PgColumn },
  select: (reader: Reader, sorting?: Sorting) => RowQuery<Row>,
  scope: (actor: By) => SQL | undefined = clientScope,
) {
  async function find(reader: Reader, actor: By, which: SQL | undefined): Promise<Row | undefined> {
    const [row] = await select(reader).where(and(which, scope(actor)));
    return row;
  }

  /** Throws NOT_FOUND, also for a record outside of the scope. */
  async function require(reader: Reader, actor: By, id: string, which?: SQL): Promise<Row> {
    const row = await find(reader, actor, and(eq(table.id, id), which));
    if (row === undefined) throw new Problem('NOT_FOUND');
    return row;
  }

  /** The condition of the slice must have the scope. */
  const page = (reader: Reader, slice: Slice) => selectFound(reader, table, slice, select);

  return { find, require, page };
}
