import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../../tests/support/postgres.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { migrateServer, migrationsFolder, migrationTimes } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { setting } from './schema.ts';

describe('migrations', () => {
  it('are written in the order in which they are applied, or some would be passed over', () => {
    const times = migrationTimes();
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(new Set(times).size).toBe(times.length);
  });

  // @rule server: Replicas starting together migrate once
  it('are applied once when several replicas start together on an empty PostgreSQL', async () => {
    const postgres = await startPostgres();
    try {
      const where = { dataDir: '', databaseUrl: await postgres.createDatabase() };
      const replicas = await Promise.all(Array.from({ length: 4 }, () => openDatabase(where)));
      const [first] = replicas;
      const applied = await first?.db.execute(
        sql`select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash`,
      );
      // The driver of PostgreSQL returns its rows under this name.
      const { rows } = applied as unknown as { rows: { times: number }[] };
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ times }) => times === 1)).toBe(true);
      await Promise.all(replicas.map(({ close }) => close()));
    } finally {
      await postgres.stop();
    }
  });
});

describe('an upgrade', () => {
  it('applies what is new to the database of an older version, which keeps its records', async () => {
    const postgres = await startPostgres();
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-upgrade-'));
    try {
      const databaseUrl = await postgres.createDatabase();
      const older = await openDatabase({ dataDir: '', databaseUrl });
      await older.db.insert(setting).values({ key: 'kept', value: { by: 'the older version' } });
      await older.close();
      await addMigration(
        folder,
        'ALTER TABLE setting ADD COLUMN note text DEFAULT $$new$$ NOT NULL',
      );

      const pool = new Pool({ connectionString: databaseUrl });
      await migrateServer(pool, { folder });
      const { rows } = await pool.query("select key, value, note from setting where key = 'kept'");
      expect(rows).toEqual([{ key: 'kept', value: { by: 'the older version' }, note: 'new' }]);
      await pool.end();
    } finally {
      await rm(folder, { recursive: true });
      await postgres.stop();
    }
  });
});

describe('a database with tables of something else', () => {
  it('is left as it is, and the server says what it needs', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    const pool = new Pool({ connectionString: databaseUrl });
    try {
      await pool.query('create table account (id int)');
      const opened = openDatabase({ dataDir: '', databaseUrl });
      await expect(opened).rejects.toThrow('start with an empty database or data folder');
      const { rows } = await pool.query(
        'select count(*)::int from pg_tables where schemaname = $1',
        ['public'],
      );
      expect(rows).toEqual([{ count: 1 }]);
    } finally {
      await pool.end();
      await postgres.stop();
    }
  });
});

async function addMigration(folder: string, statement: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'later' });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, 'later.sql'), statement);
}

describe('a PostgreSQL whose transactions are serializable by default', () => {
  it('runs those of the server as read committed, which locks and then reads', async () => {
    const postgres = await startPostgres();
    try {
      const databaseUrl = await postgres.createDatabase();
      const set = await openDatabase({ dataDir: '', databaseUrl });
      await set.db.execute(
        sql`alter role current_user set default_transaction_isolation to serializable`,
      );
      await set.close();
      const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
      const shown = await db
        .select({ level: sql<string>`current_setting('transaction_isolation')` })
        .from(sql`generate_series(1, 1)`);
      expect(shown).toEqual([{ level: 'read committed' }]);
      await close();
    } finally {
      await postgres.stop();
    }
  });
});

describe('readyz', () => {
  const server = useTestServer();

  it('says no if one migration was passed over, though later ones were applied', async () => {
    const { anonymous, owner } = server();
    const one = sql`(select id from drizzle.__drizzle_migrations order by id limit 1)`;
    const setBack = (by: number) =>
      owner.execute(sql`update drizzle.__drizzle_migrations
        set created_at = created_at + ${by}::bigint where id = ${one}`);
    await setBack(-1);
    expect((await anonymous.get('/readyz')).status).toBe(503);
    await setBack(1);
    expect((await anonymous.get('/readyz')).status).toBe(200);
  });

  it('says no while a migration of this version is missing, and healthz goes on', async () => {
    const { anonymous, owner } = server();
    expect((await anonymous.get('/readyz')).body).toEqual({ ok: true });
    await owner.execute(sql`update drizzle.__drizzle_migrations set created_at = 0`);
    expect((await anonymous.get('/readyz')).body).toMatchObject({ status: 503, code: 'NOT_READY' });
    expect((await anonymous.get('/healthz')).body).toEqual({ ok: true });
  });
});
