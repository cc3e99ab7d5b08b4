import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../../tests/support/postgres.ts';
import { checkTallies } from '../../domains/tally/tally-check.ts';
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

  it('are applied once when several replicas start together on an empty PostgreSQL', async () => {
    const postgres = await startPostgres();
    try {
      const where = { dataDir: '', databaseUrl: await postgres.createDatabase() };
      const replicas = await Promise.all(Array.from({ length: 4 }, () => openDatabase(where)));
      const [first] = replicas;
      const applied = await first?.db.execute(
        sql`select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash`,
      );
      // The driver of PostgreSQL answers its rows under this name.
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
      await migrateServer(pool, folder);
      const { rows } = await pool.query("select key, value, note from setting where key = 'kept'");
      expect(rows).toEqual([{ key: 'kept', value: { by: 'the older version' }, note: 'new' }]);
      await pool.end();
    } finally {
      await rm(folder, { recursive: true });
      await postgres.stop();
    }
  });
});

describe('an upgrade from before base amounts were tallied', () => {
  it('tallies those that are there, and goes on with what comes', async () => {
    const postgres = await startPostgres();
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-upgrade-'));
    const databaseUrl = await postgres.createDatabase();
    const pool = new Pool({ connectionString: databaseUrl });
    try {
      await migrationsBefore(folder, 'booked_totals');
      await migrateServer(pool, folder);
      await pool.query(`insert into client (id, username, full_name, mobile, email)
        values (gen_random_uuid(), 'first', 'First', '+8613800138000', 'first@example.com')`);
      await pool.query(`insert into account (id, client_id, acc_no, currency)
        select gen_random_uuid(), id, 'T-1', 'USD' from client`);
      await pool.query(oneDeposit('1', '7.00'));
      await pool.query(oneDeposit('2', null));
      const upgraded = await openDatabase({ dataDir: '', databaseUrl });
      expect(await checkTallies(upgraded.db)).toEqual([]);
      await pool.query(oneDeposit('3', '5.00'));
      await pool.query('update deposit set base_amount = 1 where base_amount is null');
      expect(await checkTallies(upgraded.db)).toEqual([]);
      await upgraded.close();
    } finally {
      await pool.end();
      await rm(folder, { recursive: true });
      await postgres.stop();
    }
  });
});

const oneDeposit = (orderNo: string, base: string | null) => `
  insert into deposit (id, order_no, client_id, account_id, sub_type, amount, currency, account_currency, rate, rate_at,
    credited_amount, base_amount, status, made_at)
  select gen_random_uuid(), '${orderNo}', client_id, id, 'bank', 7, 'USD', 'USD', 1, now(), 7, ${base}, 'pending', now()
  from account`;

/** Copies the migrations that came before the one with this name. */
async function migrationsBefore(folder: string, name: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(name));
  expect(at).toBeGreaterThan(0);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
}

/** Copies the migrations of this version to the folder, with one that a later version has. */
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

  it('says no where one migration was passed over, though later ones were applied', async () => {
    const { anonymous, db } = server();
    const one = sql`(select id from drizzle.__drizzle_migrations order by id limit 1)`;
    const setBack = (by: number) =>
      db.execute(sql`update drizzle.__drizzle_migrations
        set created_at = created_at + ${by}::bigint where id = ${one}`);
    await setBack(-1);
    expect((await anonymous.get('/readyz')).status).toBe(503);
    await setBack(1);
    expect((await anonymous.get('/readyz')).status).toBe(200);
  });

  it('says no while a migration of this version is missing, and healthz goes on', async () => {
    const { anonymous, db } = server();
    expect((await anonymous.get('/readyz')).body).toEqual({ ok: true });
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 0`);
    expect((await anonymous.get('/readyz')).body).toMatchObject({ status: 503, code: 'NOT_READY' });
    expect((await anonymous.get('/healthz')).body).toEqual({ ok: true });
  });
});
