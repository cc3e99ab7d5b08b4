import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startPostgres } from '../../../../../tests/support/postgres.ts';
import { answerError } from '../../http/error-handler.ts';
import { openDatabase } from './open-database.ts';

// @rule server: A slow statement is cancelled
// @in ./open-database.ts
it('a statement that takes too long is given up, and answered as BUSY', async () => {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl, statementTimeoutMs: 50 });
    const error: unknown = await db.execute(sql`select pg_sleep(5)`).catch((thrown) => thrown);
    await close();
    expect(statusOf(error)).toBe(503);
  } finally {
    await postgres.stop();
  }
});

// @rule server: Statements, lock waits and idle transactions have limits on every connection
// @in ./open-database.ts
it('every connection has a limit for a statement, a wait for a lock, and an idle transaction', async () => {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const where = { dataDir: '', databaseUrl, statementTimeoutMs: 30_000, poolSize: 3 };
    const { db, close } = await openDatabase(where);
    const limits = () =>
      db
        .select({
          name: sql<string>`name`,
          ms: sql<number>`case unit when 'ms' then setting::int end`,
        })
        .from(sql`pg_settings`)
        .where(sql`name like '%\\_timeout' and source = 'client'`)
        .orderBy(sql`name`);
    const seen = await Promise.all([limits(), limits(), limits()]);
    await close();
    for (const found of seen) {
      expect(found).toEqual([
        { name: 'idle_in_transaction_session_timeout', ms: 60_000 },
        { name: 'lock_timeout', ms: 30_000 },
        { name: 'statement_timeout', ms: 30_000 },
      ]);
    }
  } finally {
    await postgres.stop();
  }
});

function statusOf(error: unknown): number | undefined {
  let answered: number | undefined;
  const reply = {
    header: () => reply,
    status(status: number) {
      answered = status;
      return reply;
    },
    type: () => reply,
    serializer: () => reply,
    send: () => reply,
  };
  const routeOptions = { config: {} };
  const request = { headers: {}, id: 'request', log: { error() {}, warn() {} }, routeOptions };
  // The handler uses no more of a request and a reply than these have.
  answerError(error as never, request as never, reply as never);
  return answered;
}
