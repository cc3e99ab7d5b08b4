import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  checkIfDue,
  checkRegularly,
  measureChecks,
} from '../domains/data-check/check-regularly.ts';
import { rowsOf } from '../kernel/db/database.ts';
import { auditLog, dataException, event } from '../kernel/db/schema.ts';
import { addClient, addDeposit } from '../testing/deposit-fixtures.ts';
import { useReplicas } from '../testing/replicas.ts';

const replicas = useReplicas();
const everyMs = 60 * 60 * 1000;
const checks = () => replicas().first.db.$count(auditLog, eq(auditLog.action, 'exception.checked'));

// @rule data-exceptions: Checks run by schedule, once per interval among replicas
// @in domains/data-check/check-regularly.ts
it('the data is checked once an interval, however many replicas look at the same time', async () => {
  const { first, second } = replicas();
  const start = Date.now();
  for (const [round, after] of [0, everyMs, 2 * everyMs].entries()) {
    const now = new Date(start + after);
    const looks = Array.from({ length: 6 }, (_, look) =>
      checkIfDue((look % 2 === 0 ? first : second).db, { everyMs }, now),
    );
    const made = (await Promise.all(looks)).filter((run) => run !== null);
    expect(made).toHaveLength(1);
    expect(await checkIfDue(second.db, { everyMs }, new Date(now.getTime() + everyMs - 1))).toBe(
      null,
    );
    expect(await checks()).toBe(round + 1);
  }
});

it('a process checks by itself; what it finds sends events, and is in the log and in the figures', async () => {
  const { first, second } = replicas();
  const { db, services, app, logs } = first;
  const client = await addClient(db);
  for (const _ of [1, 2]) await addDeposit(db, client, { referenceNo: 'TWICE-1' });
  const before = await checks();
  const parts = { everyMs: 1, lookMs: 20, log: app.log };
  const stops = [first, second].map((replica) =>
    checkRegularly({ ...parts, db: replica.db, metrics: replica.services.metrics }),
  );
  await expect.poll(checks, { timeout: 10_000 }).toBeGreaterThan(before);
  for (const stop of stops) await stop();
  await services.auditSeal.seal();
  const [finding] = await db
    .select()
    .from(dataException)
    .where(eq(dataException.subjectName, 'TWICE-1'));
  expect(finding).toMatchObject({ checkName: 'same_reference', status: 'open' });
  const ofFinding = and(eq(event.topic, 'dataException'), eq(event.recordId, finding?.id ?? ''));
  expect(await db.$count(event, ofFinding)).toBe(1);

  measureChecks(db, services.metrics);
  const figures = await services.metrics.text();
  expect(figures).toContain('brokerdesk_data_exceptions_open 1\n');
  expect(figures).toMatch(/^brokerdesk_data_check_timestamp_seconds \d{10}$/m);
  const both = figures + (await second.services.metrics.text());
  expect(both).toMatch(/^brokerdesk_data_checks_total\{outcome="done"\} [1-9]/m);
  expect(both).toMatch(/^brokerdesk_data_check_duration_seconds_count [1-9]/m);
  expect(both).not.toContain('outcome="failed"');
  expect(logs.some((line) => line.includes('"data checked"'))).toBe(true);
  const after = await checks();
  expect(await checks()).toBe(after);
});

it('a check that is under way when the process stops is ended at once, and leaves nothing', async () => {
  const { first, second } = replicas();
  const before = await checks();
  let stop: () => Promise<void> = async () => {};
  await first.db.transaction(async (tx) => {
    // The check waits for this, as it would for a long answer.
    await tx.execute(sql`lock table trade_record in access exclusive mode`);
    stop = checkRegularly({
      ...{ db: second.db, metrics: second.services.metrics, log: second.app.log },
      ...{ everyMs: 1, lookMs: 20 },
    });
    const waiting = async () => {
      // Both drivers answer `rows`.
      const rows = await rowsOf<object>(
        first.db,
        sql`
        select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%trade_record%'`,
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    await stop();
    expect(await waiting()).toBe(0);
  });
  expect(await checks()).toBe(before);
  expect(await second.services.metrics.text()).not.toContain('outcome="failed"');
});
