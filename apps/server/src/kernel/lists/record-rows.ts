import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../db/database.ts';
import { findPageIds } from './page-ids.ts';
import type { Slice } from './slice.ts';
import type { Sorting } from './sort.ts';

export interface RowQuery<Row> extends PromiseLike<Row[]> {
  where(which: SQL | undefined): RowQuery<Row>;
  orderBy(...by: SQL[]): RowQuery<Row>;
  limit(most: number): RowQuery<Row>;
  offset(skipped: number): RowQuery<Row>;
}

export interface Page<Row> {
  rows: Row[];
  cursor: string[] | undefined;
}

export async function selectSlice<Row extends { cursor?: string[] }>(
  query: RowQuery<Row>,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Page<Row>> {
  const rows = await query
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  return { rows, cursor: rows.at(-1)?.cursor };
}

export async function selectFound<Row extends { cursor?: string[] }>(
  reader: Reader,
  table: PgTable & { id: PgColumn },
  slice: Slice,
  select: (reader: Reader, sorting: Sorting) => RowQuery<Row>,
): Promise<Page<Row>> {
  const ids = await findPageIds(reader, table, slice);
  if (ids.length === 0) return { rows: [], cursor: undefined };
  const rows = await select(reader, slice.sorting)
    .where(inArray(table.id, ids))
    .orderBy(...slice.sorting.orderBy);
  return { rows, cursor: rows.at(-1)?.cursor };
}
