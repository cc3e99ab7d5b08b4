import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '../kernel/db/database.ts';
import { auditLog, bulkRun, deposit } from '../kernel/db/schema.ts';
import { acknowledged } from '../testing/acknowledged.ts';
import { endOfBulk, startBulk } from '../testing/bulk-runs.ts';
import { addClient, addDeposit, readAccount } from '../testing/deposit-fixtures.ts';
import { at, useReplicas } from '../testing/replicas.ts';
import { liftSums } from '../testing/two-person-fixtures.ts';

const replicas = useReplicas();

async function begin(count: number) {
  const { first } = replicas();
  await liftSums(first.db);
  const angel = await first.signIn('angel');
  const client = await addClient(first.db);
  const ids: string[] = [];
  while (ids.length < count) {
    ids.push((await addDeposit(first.db, client, { amount: '10.00' })).id);
  }
  const start = () =>
    startBulk(angel, {
      operation: 'auditDeposit',
      body: { result: 'approved' },
      items: ids.map((id) => ({ id, version: 1, body: acknowledged })),
    });
  const outcome = async () => {
    const approvals = and(
      eq(auditLog.action, 'deposit.approved'),
      inArray(auditLog.subjectId, ids),
    );
    const account = await readAccount(first.db, client.accounts['USD']);
    return [await first.db.$count(auditLog, approvals), Number(account.balance)];
  };
  return { angel, ids, start, outcome };
}

// @rule server: Replicas that work on one bulk run at once carry out each item once
// @in domains/bulk-run/run-item.ts
it('two replicas that take the same run from each other carry out every item once', async () => {
  const { first, second } = replicas();
  const { angel, start, outcome } = await begin(24);
  const { body } = await start();
  const takeOver = async () => {
    await first.db.update(bulkRun).set({ leasedUntil: null }).where(eq(bulkRun.id, body.id));
    for (const { app } of [second, first]) app.bulkRuns.wake();
    const [run] = await first.db.select().from(bulkRun).where(eq(bulkRun.id, body.id));
    return run?.status;
  };
  await expect.poll(takeOver, { timeout: 25_000, interval: 50 }).toBe('finished');
  const { run } = await endOfBulk(at(second, angel), body.id);
  expect(run).toMatchObject({ status: 'finished', counts: { done: 24, refused: 0 } });
  expect(await outcome()).toEqual([24, 240]);
});

it('a replica that loses its connections in the middle leaves the rest to another, and repeats nothing', async () => {
  const { first, second } = replicas();
  const { angel, ids, start, outcome } = await begin(12);
  let body: { id: string } = { id: '' };
  await second.db.transaction(async (tx) => {
    // The fifth cannot be decided before its replica is gone.
    await tx
      .select()
      .from(deposit)
      .where(eq(deposit.id, ids[4] ?? ''))
      .for('update');
    body = (await start()).body;
    // On another connection: a transaction sees the activity as it was at its first look.
    const waiting = sql`wait_event_type = 'Lock' and datname = current_database()
      and query like '%"deposit"%'`;
    const activity = sql`from pg_stat_activity where ${waiting}`;
    const count = async () => (await rowsOf(second.db, sql`select pid ${activity}`)).length;
    await expect.poll(count, { timeout: 15_000 }).toBe(1);
    await second.db.execute(sql`select pg_terminate_backend(pid) ${activity}`);
  });
  await first.db.update(bulkRun).set({ leasedUntil: null }).where(eq(bulkRun.id, body.id));
  await expect
    .poll(
      async () => {
        second.app.bulkRuns.wake();
        const [run] = await second.db.select().from(bulkRun).where(eq(bulkRun.id, body.id));
        return run?.status;
      },
      { timeout: 15_000 },
    )
    .toBe('finished');
  const { run } = await endOfBulk(at(second, angel), body.id);
  expect(run.counts).toMatchObject({ done: 12, refused: 0 });
  expect(await outcome()).toEqual([12, 120]);
});

it('a replica that stops finishes what it has begun, and another does the rest', async () => {
  const { first, second } = replicas();
  const { angel, start, outcome } = await begin(30);
  const { body } = await start();
  await first.app.bulkRuns.stop();
  second.app.bulkRuns.wake();
  const { run } = await endOfBulk(at(second, angel), body.id);
  expect(run.counts).toMatchObject({ done: 30, refused: 0 });
  expect(await outcome()).toEqual([30, 300]);
});
