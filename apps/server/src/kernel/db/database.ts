import type { ExtractTablesWithRelations } from 'drizzle-orm';
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
