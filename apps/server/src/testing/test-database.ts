import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../kernel/db/database.ts';
import { type OpenDatabase, openDatabase, wrapEmbedded } from '../kernel/db/open-database.ts';
import { newId } from '../kernel/db/order-no.ts';
import * as schema from '../kernel/db/schema.ts';
import { type ClusterDatabase, createInCluster, templateIn } from './test-cluster.ts';

export interface TestDatabase extends OpenDatabase {
  /** Connected as the owner of the tables, for tests that write what the server may not; embedded, the same. */
  owner: Database;
}

/**
 * A new empty database with all migrations: embedded and in memory, or in the cluster of TEST_DATABASE_URL
 * and dropped when closed. With a name, a copy of that database, which must have no connections.
 */
export async function openTestDatabase(copyOf?: string): Promise<TestDatabase> {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (cluster !== undefined) return openInCluster(cluster, copyOf);
  const opened = await openFromTemplate();
  return { ...opened, owner: opened.db };
}

/** Copied by PostgreSQL in a fraction of the time that the migrations take. */
async function openInCluster(cluster: string, copyOf?: string): Promise<TestDatabase> {
  const database = await (copyOf === undefined
    ? createMigrated(cluster)
    : createInCluster(cluster, copyOf));
  const opened = await openDatabase({ dataDir: '', databaseUrl: database.url });
  const owner = ownerOf(database);
  return {
    ...opened,
    owner: owner.db,
    async close() {
      await opened.close();
      await owner.close();
      await database.drop();
    },
  };
}

export function ownerOf({ ownerUrl }: ClusterDatabase) {
  const pool = new pg.Pool({ connectionString: ownerUrl });
  pool.on('error', () => {});
  const db: Database = drizzle(pool, { schema });
  return { db, close: () => pool.end() };
}

export async function createMigrated(
  cluster = process.env['TEST_DATABASE_URL'],
): Promise<ClusterDatabase> {
  if (cluster === undefined) throw new Error('Run it in the project server-postgres.');
  const migrated = await templateIn(cluster, 'migrated', async () => {
    const database = await createInCluster(cluster);
    const opened = await openDatabase({ dataDir: '', ...database.urls });
    await opened.close();
    return database;
  });
  return createInCluster(cluster, migrated);
}

const migrationsFolder = join(import.meta.dirname, '../../migrations');
const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache');

/** Making a cluster takes PGlite many seconds, unpacking a made one half of one. */
async function openFromTemplate(): Promise<OpenDatabase> {
  const path = join(cacheFolder, `pglite-${await fingerprint()}.tar`);
  const cached = await readFile(path).catch(() => null);
  if (cached !== null) {
    const loadDataDir = new Blob([cached]);
    return wrapEmbedded(await PGlite.create({ loadDataDir }));
  }
  const client = await PGlite.create();
  const opened = await wrapEmbedded(client);
  const dump = await client.dumpDataDir('none');
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${path}.${newId()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path);
  return opened;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
