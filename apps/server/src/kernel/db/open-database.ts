import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { CannotStart } from '../errors/problem.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { type EventNotifier, embeddedNotifier, serverNotifier } from './event-notifier.ts';
import { readExcess, refusalOf } from './grants.ts';
import { watchCommits } from './lost-connection.ts';
import { isMigrated, migrateEmbedded, migrateServer } from './migrate.ts';
import * as schema from './schema.ts';

export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  notifier: EventNotifier;
  excess: string | null;
  /** Null if the database is embedded. */
  connections(): Connections | null;
  close(): Promise<void>;
}

const defaultPoolSize = 10;
const keepAliveAfterMs = 10_000;
/** A transaction that its process has forgotten gives its locks back. */
const idleTransactionMs = 60_000;

/** Throws CannotStart. */
export function openDatabase(where: {
  dataDir: string;
  databaseUrl: string | null;
  migrationDatabaseUrl?: string | null;
  statementTimeoutMs?: number;
  poolSize?: number;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = where;
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl, where);
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockDataFolder(dataDir);
  try {
    const folder = join(resolve(dataDir), 'pgdata');
    await mkdir(folder, { recursive: true });
    const client = await PGlite.create(folder);
    const opened = await wrapEmbedded(client);
    // PGlite has no autovacuum, which would count what the planner goes by.
    await client.exec('analyze');
    return {
      ...opened,
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

export async function wrapEmbedded(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
  await migrateEmbedded(db);
  watchCommits(db);
  return {
    db,
    notifier: embeddedNotifier(client),
    excess: 'is the only one of the embedded database',
    connections: () => null,
    close: () => client.close(),
  };
}

async function openServer(
  url: string,
  {
    statementTimeoutMs = 0,
    poolSize = defaultPoolSize,
    migrationDatabaseUrl = null,
  }: Parameters<typeof openDatabase>[0],
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    // Reads locked rows in their latest state; snapshot isolation would fail instead.
    options: [
      // A page is read in milliseconds, most of it from memory: compiling its question or starting
      // workers for it would take many times as long, and a read by index costs little more than one in
      // a row.
      '-c jit=off',
      '-c max_parallel_workers_per_gather=0',
      '-c random_page_cost=1.1',
      '-c default_transaction_isolation=read\\ committed',
      `-c statement_timeout=${statementTimeoutMs}`,
      `-c lock_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${idleTransactionMs}`,
    ].join(' '),
  });
  // A connection that breaks while idle is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePg(pool, { schema });
  // Before the first connection, whose warnings would go unheard.
  watchCommits(db, pool);
  let excess: string | null;
  try {
    await requireReachable(pool, url, 'DATABASE_URL');
    const { rows } = await pool.query<{ role: string }>('select current_user as role');
    const role = rows[0]?.role ?? '';
    if (migrationDatabaseUrl === null) await migrateAlone(pool, url);
    else await migrateAs(migrationDatabaseUrl, role);
    excess = await readExcess(pool, role);
    if (excess !== null && migrationDatabaseUrl !== null) throw refusalOf(excess);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    notifier: serverNotifier(url),
    excess,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function migrateAs(ownerUrl: string, role: string): Promise<void> {
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1, keepAlive: true });
  owner.on('error', () => {});
  try {
    await requireReachable(owner, ownerUrl, 'MIGRATION_DATABASE_URL');
    await migrateServer(owner, { role });
  } catch (error) {
    throw refusalToMigrate(error, ownerUrl);
  } finally {
    await owner.end();
  }
}

async function migrateAlone(pool: pg.Pool, url: string): Promise<void> {
  const { rows } = await pool.query<Record<'owns' | 'readable', boolean>>(`
    select pg_has_role(c.relowner, 'member') as owns, has_schema_privilege(n.oid, 'usage') as readable
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`);
  const [found] = rows;
  if (found === undefined || found.owns) {
    return migrateServer(pool).catch((error) => {
      throw refusalToMigrate(error, url);
    });
  }
  if (found.readable && (await isMigrated(drizzlePg(pool, { schema })))) return;
  throw new CannotStart(
    `The database at ${addressOf(url)} is not ready for this version, and belongs to another user: run pnpm migrate, or set MIGRATION_DATABASE_URL.`,
  );
}

async function requireReachable(pool: pg.Pool, url: string, variable: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    const { message, code } = Object(error) as { message?: unknown; code?: unknown };
    const reason = typeof message === 'string' && message !== '' ? message : String(code);
    throw new CannotStart(
      `The database at ${addressOf(url)} cannot be reached (${reason}): check ${variable} and that PostgreSQL runs.`,
    );
  }
}

const insufficientPrivilege = '42501';

function refusalToMigrate(error: unknown, url: string): unknown {
  const { cause } = Object(error) as { cause?: { code?: unknown; message?: unknown } };
  if (cause?.code !== insufficientPrivilege) return error;
  return new CannotStart(
    `The database at ${addressOf(url)} refuses the migrations (${String(cause.message)}): grant its user the right to create there, or set MIGRATION_DATABASE_URL to its owner.`,
  );
}

function addressOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
