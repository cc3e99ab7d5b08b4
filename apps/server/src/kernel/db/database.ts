import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database, embedded or a server: code that queries does not know which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Inside a transaction. What writes takes this, so that it cannot be called outside one. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

/** For what only reads, inside a transaction or not. */
export type Reader = Database | Transaction;

/** The rows of a query that is written out. `Row` names its columns as they come from the database. */
export async function rowsOf<Row>(reader: Pick<Reader, 'execute'>, query: SQL): Promise<Row[]> {
  // Both drivers return rows.
  return ((await reader.execute(query)) as unknown as { rows: Row[] }).rows;
}
