import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool, PoolClient } from 'pg';
import { CannotStart } from '../errors/problem.ts';
import type { Database } from './database.ts';
import { applyGrants } from './grants.ts';
import type * as schema from './schema.ts';
import { makeSearchIndexes } from './search-indexes.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Names the advisory lock; any number that nothing else in the database uses. */
const migrationLock = 460_011;
const askAgainMs = 50;

export function migrateEmbedded(db: PgliteDatabase<typeof schema>): Promise<void> {
  return migratePglite(db, { migrationsFolder }).catch(refuseForeign);
}

const duplicateTable = '42P07';

/** The first migration finds tables of the same name: the database is another one's, or older than the first release. */
function refuseForeign(error: unknown): never {
  const { cause } = Object(error) as { cause?: { code?: unknown } };
  if (cause?.code !== duplicateTable) throw error;
  throw new CannotStart(
    'The database has tables that no migration of this version made: start with an empty database or data folder.',
  );
}

export async function migrateServer(
  pool: Pool,
  { folder = migrationsFolder, role = null }: { folder?: string; role?: string | null } = {},
): Promise<void> {
  const connection = await pool.connect();
  try {
    // A large table takes its time, and so does another replica that is at it.
    await connection.query('set statement_timeout = 0; set lock_timeout = 0');
    await acquireLock(connection);
    try {
      await migratePg(drizzlePg(connection), { migrationsFolder: folder }).catch(refuseForeign);
      await makeSearchIndexes(connection);
      if (role !== null && (await isNewest(connection))) await applyGrants(connection, role);
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    // Closed, so that its settings do not come back with the next query.
    connection.release(true);
  }
}

/**
 * Asks again and again: an index that is made concurrently waits for every statement that is under way,
 * and one that waits for the lock would be among them.
 */
async function acquireLock(connection: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ]);
    if (rows[0]?.taken === true) return;
    await setTimeout(askAgainMs);
  }
}

/** Whether no later version has migrated the database, whose rights would be taken back. */
async function isNewest(connection: PoolClient): Promise<boolean> {
  const { rows } = await connection.query(
    'select max(created_at) <= $1 as newest from drizzle.__drizzle_migrations',
    [Math.max(...migrationTimes())],
  );
  return rows[0]?.newest === true;
}

/**
 * Checks every migration of this version: one that was written before the last and merged after it
 * would otherwise be skipped.
 */
export async function isMigrated(db: Database): Promise<boolean> {
  const rows = await db
    .select({ when: sql<string>`created_at` })
    .from(sql`drizzle.__drizzle_migrations`);
  const applied = new Set(rows.map(({ when }) => Number(when)));
  return migrationTimes().every((when) => applied.has(when));
}

export function migrationTimes(): number[] {
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  ) as {
    entries: { when: number }[];
  };
  return journal.entries.map(({ when }) => when);
}
