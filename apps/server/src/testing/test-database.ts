import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { newId } from '../db/new-id.ts';
import { type OpenDatabase, openDatabase, wrapEmbedded } from '../db/open-database.ts';

/**
 * An empty database with all migrations, of the caller's own: embedded and in memory, or, where
 * TEST_DATABASE_URL names a PostgreSQL, a new one in that cluster, dropped when closed.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const cluster = process.env['TEST_DATABASE_URL'];
  return cluster === undefined ? openFromTemplate() : openInCluster(cluster);
}

async function openInCluster(cluster: string): Promise<OpenDatabase> {
  const { url, drop } = await createInCluster(cluster);
  const opened = await openDatabase({ dataDir: '', databaseUrl: url });
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

/** A new database without anything in it, for several processes or replicas. */
export async function createInCluster(
  cluster = process.env['TEST_DATABASE_URL'],
): Promise<{ url: string; drop(): Promise<void> }> {
  if (cluster === undefined) throw new Error('Run it in the project server-postgres.');
  const name = `test_${newId().replaceAll('-', '')}`;
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  await execute(cluster, `create database ${name}`);
  return {
    url: url.href,
    drop: () => execute(cluster, `drop database ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const migrationsFolder = join(import.meta.dirname, '../../migrations');
const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache');

/** Making a cluster takes PGlite many seconds, unpacking a made one two. */
async function openFromTemplate(): Promise<OpenDatabase> {
  const path = join(cacheFolder, `pglite-${await fingerprint()}.tgz`);
  const cached = await readFile(path).catch(() => null);
  if (cached !== null) {
    return wrapEmbedded(await PGlite.create({ loadDataDir: new Blob([cached]) }));
  }
  const client = await PGlite.create();
  const opened = await wrapEmbedded(client);
  const dump = await client.dumpDataDir('gzip');
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
