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

/** The users who made a record and decided it. Requires the joins of both. */
export const signerColumns = {
  maker: { id: maker.id, name: maker.name },
  checker: { id: checker.id, name: checker.name },
};

/** The same with the client, and the staff who look after it. */
export const recordColumns = { ...refColumns, ...signerColumns };

/** How the records of a table are found; `select` reads them with all that is shown of them, in one query. */
export function scopedRows<Row extends { cursor?: string[] }, By extends ScopedActor = ScopedActor>(
  table: PgTable & { id: PgColumn },
  select: (reader: Reader, sorting?: Sorting) => RowQuery<Row>,
  scope: (actor: By) => SQL | undefined = clientScope,
) {
  /** The matching record, if its client is in the user's scope. */
  async function find(reader: Reader, actor: By, which: SQL | undefined): Promise<Row | undefined> {
    const [row] = await select(reader).where(and(which, scope(actor)));
    return row;
  }

  /** A record in the user's scope. NOT_FOUND also for one outside of it. */
  async function require(reader: Reader, actor: By, id: string, which?: SQL): Promise<Row> {
    const row = await find(reader, actor, and(eq(table.id, id), which));
    if (row === undefined) throw new Problem('NOT_FOUND');
    return row;
  }

  /** The records of a slice, whose condition has the scope. */
  const page = (reader: Reader, slice: Slice) => selectFound(reader, table, slice, select);

  return { find, require, page };
}
