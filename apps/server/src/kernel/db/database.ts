import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Writers take this type, so that they cannot be called outside a transaction. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

export type Reader = Database | Transaction;

export async function rowsOf<Row>(reader: Pick<Reader, 'execute'>, query: SQL): Promise<Row[]> {
  // Both drivers return rows.
  return ((await reader.execute(query)) as unknown as { rows: Row[] }).rows;
}
