import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../../../../tests/support/postgres.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  database = await openDatabase({ dataDir: '', databaseUrl });
});

afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

const backends = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

it('a connection that breaks in a transaction fails that transaction, and neither the process nor the next', async () => {
  const { db } = database;
  for (const between of [true, false]) {
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      if (between) await db.execute(backends);
      else await Promise.all([tx.execute(sql`select pg_sleep(5)`), db.execute(backends)]);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await db.transaction((tx) => tx.execute(sql`select 1`));
  }
});
