import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres } from '../../../../../tests/support/postgres.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { OutcomeUnknown } from './lost-connection.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { auditLog } from './schema.ts';

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

it('an entry of the audit log is stored by the last statement of a transaction, and never for one that is undone', async () => {
  const { db } = database;
  const entry = { action: 'test.written', subject: { type: 'test', id: '1' }, changed: [] };
  const stored = (reader: Pick<typeof db, '$count'>) =>
    reader.$count(auditLog, eq(auditLog.action, entry.action));
  const before = await db.transaction(async (tx) => {
    await writeAudit(tx, null, entry);
    return stored(tx);
  });
  expect([before, await stored(db)]).toEqual([0, 1]);
  const undone = db.transaction(async (tx) => {
    await writeAudit(tx, null, entry);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await stored(db)).toBe(1);
});

it('a COMMIT that the standby did not confirm is of unknown outcome, and the next one is not', async () => {
  const { db } = database;
  const standby = async (names: string) => {
    await db.execute(sql.raw(`alter system set synchronous_standby_names = '${names}'`));
    await db.execute(sql`select pg_reload_conf()`);
  };
  await db.execute(sql`create table noted (id int)`);
  await standby('missing');
  const note = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local synchronous_commit = on`);
      await tx.execute(sql`insert into noted values (1)`);
    });
  const rowsOf = async (query: SQL) => ((await db.execute(query)) as { rows: unknown[] }).rows;
  // The checkpointer takes the setting up when it gets to it: until then, commits do not wait.
  const unconfirmed = (async () => {
    for (;;) {
      try {
        await note();
      } catch (error) {
        return error;
      }
    }
  })();
  await vi.waitFor(
    async () => {
      const waiting = sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
      expect(await rowsOf(waiting)).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  expect(await unconfirmed).toBeInstanceOf(OutcomeUnknown);
  await standby('');
  const before = await rowsOf(sql`select * from noted`);
  await vi.waitFor(() => note(), { timeout: 20_000 });
  expect((await rowsOf(sql`select * from noted`)).length).toBeGreaterThan(before.length);
});
