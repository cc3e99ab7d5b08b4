import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../db/database.ts';
import type { Slice } from './slice.ts';

type Records = PgTable & { id: PgColumn };

/** In no order. In one query, PostgreSQL joins every record with everything before it looks which ones are meant. */
export async function findPageIds(
  reader: Reader,
  records: Records,
  { sorting, where, limit, offset = 0, fromEnd = false }: Slice,
): Promise<string[]> {
  if (limit === 0) return [];
  const page = await reader
    .select({ id: sql<string>`${records.id}` })
    .from(records)
    .where(where)
    .orderBy(...(fromEnd ? sorting.fromEnd : sorting.orderBy))
    .limit(limit)
    .offset(offset);
  return page.map(({ id }) => id);
}
