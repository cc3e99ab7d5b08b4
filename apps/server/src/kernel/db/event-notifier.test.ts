import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../../../../tests/support/postgres.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { event } from './schema.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;
let replica: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  database = await openDatabase({ dataDir: '', databaseUrl });
  replica = await openDatabase({ dataDir: '', databaseUrl });
});

afterAll(async () => {
  await database?.close();
  await replica?.close();
  await postgres?.stop();
});

function listen({ notifier }: OpenDatabase) {
  const counted = { notifications: 0, losses: 0 };
  const stop = notifier.listen({
    notify: () => {
      counted.notifications += 1;
    },
    lost: () => {
      counted.losses += 1;
    },
  });
  return { counted, stop };
}

const insertEvent = (seq: number) =>
  database.db.insert(event).values({ seq, topic: 'setting', recordId: 'app', version: 1 });

const breakListeners = () =>
  database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
  );

// @rule events: Every replica receives every commit, also after losing its database connection
it('notifies every replica of what any of them commits', async () => {
  const { counted, stop } = listen(replica);
  await expect.poll(() => counted.notifications).toBe(1);
  await insertEvent(1);
  await expect.poll(() => counted.notifications).toBe(2);
  stop();
});

it('notifies again after its connection has broken, for what it may have missed', async () => {
  const { counted, stop } = listen(replica);
  await expect.poll(() => counted.notifications).toBe(1);
  await breakListeners();
  await expect.poll(() => counted, { timeout: 10_000 }).toEqual({ notifications: 2, losses: 1 });
  await insertEvent(2);
  await expect.poll(() => counted.notifications).toBe(3);
  stop();
});

it('hangs up when the last listener leaves', async () => {
  const { counted, stop } = listen(replica);
  await expect.poll(() => counted.notifications).toBe(1);
  stop();
  const listeners = async () => {
    const found = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`pg_stat_activity where query like 'listen %'`);
    return found[0]?.count;
  };
  await expect.poll(listeners).toBe(0);
  expect(counted.losses).toBe(0);
});
