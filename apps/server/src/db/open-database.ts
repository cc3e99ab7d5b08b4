import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { CannotStart } from '../platform/cannot-start.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import * as schema from './schema.ts';

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Connections that one process holds open at most. */
const poolSize = 10;

/** Opens the database with all migrations applied. Throws CannotStart where that is impossible. */
export function openDatabase(where: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<OpenDatabase> {
  return where.databaseUrl === null ? openEmbedded(where.dataDir) : openServer(where.databaseUrl);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const folder = join(resolve(dataDir), 'pgdata');
    await mkdir(folder, { recursive: true });
    const client = await PGlite.create(folder);
    const opened = await wrapEmbedded(client);
    return {
      db: opened.db,
      async close() {
        await opened.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Migrates a PGlite that is open already. */
export async function wrapEmbedded(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
  await migrateEmbedded(db);
  return { db, close: () => client.close() };
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while idle is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => {});
  try {
    await migrateServer(pool);
  } catch (error) {
    await pool.end();
    throw unreachable(error, url);
  }
  return { db: drizzlePg(pool, { schema }), close: () => pool.end() };
}

const connectionFailures = /^(ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENOENT|EAI_|28|3D000|57P03)/;

function unreachable(error: unknown, url: string): unknown {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const timedOut = typeof message === 'string' && message.includes('timeout');
  if (!timedOut && !(typeof code === 'string' && connectionFailures.test(code))) return error;
  const { host, pathname } = new URL(url);
  const reason = typeof message === 'string' && message !== '' ? message : String(code);
  return new CannotStart(
    `The database at ${host}${pathname} cannot be reached (${reason}): check DATABASE_URL and that PostgreSQL runs.`,
  );
}
