import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { exportJob, reportSubscription, setting, staffUser } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOfUser } from '../../platform/sessions/sessions.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { exportChange } from '../export/export-job.ts';
import { nextTime, rangeOf } from './schedule.ts';
import { mayReceive, type SubscriptionRow, subscriptionChange, zoneOf } from './subscriptions.ts';

const everyMs = 10_000;
const atOnceMax = 20;

const zoneNow = sql<string>`coalesce(
  (select ${staffUser.preferences} ->> 'timezone' from ${staffUser} where ${staffUser.id} = ${reportSubscription.userId}),
  (select ${setting.value} ->> 'timezone' from ${setting} where ${setting.key} = 'app'), 'UTC')`;

/**
 * Moves the subscription on in the transaction that starts its report: no replica starts it twice, and none is lost.
 */
export async function startDueReports(
  db: Database,
  log: FastifyBaseLogger,
  now: Date,
): Promise<number> {
  await moveToOtherZones(db, now);
  const due = await db
    .select()
    .from(reportSubscription)
    .where(lte(reportSubscription.nextAt, now))
    .orderBy(asc(reportSubscription.nextAt))
    .limit(atOnceMax);
  let started = 0;
  for (const found of due) {
    try {
      if (await db.transaction((tx) => startReport(tx, found, now))) started += 1;
    } catch (err) {
      log.error({ err, subscription: found.id }, 'a report is started later');
    }
  }
  return started;
}

async function moveToOtherZones(db: Database, now: Date): Promise<void> {
  const moved = await db
    .select({ row: reportSubscription, timezone: zoneNow })
    .from(reportSubscription)
    .where(and(isNotNull(reportSubscription.nextAt), ne(reportSubscription.timezone, zoneNow)));
  for (const { row, timezone } of moved) {
    const nextAt = await nextTime(db, { ...row, timezone }, now);
    await db
      .update(reportSubscription)
      .set({ timezone, nextAt })
      .where(
        and(
          eq(reportSubscription.id, row.id),
          eq(reportSubscription.version, row.version),
          eq(reportSubscription.timezone, row.timezone),
        ),
      );
  }
}

async function startReport(
  tx: Transaction,
  { id, userId, origin }: SubscriptionRow,
  now: Date,
): Promise<boolean> {
  // Locks the user first, as a change of the subscription does.
  const actor = await actorOfUser(tx, { ...origin, userId });
  const [row] = await tx
    .select()
    .from(reportSubscription)
    .where(and(eq(reportSubscription.id, id), lte(reportSubscription.nextAt, now)))
    .for('update', { skipLocked: true });
  if (row === undefined) return false;
  if (actor === null || !mayReceive(actor, row.report)) {
    await stop(tx, row, actor === null ? 'disabled' : 'access', now);
    return false;
  }
  const timezone = await zoneOf(tx, row.userId);
  const nextAt = await nextTime(tx, { ...row, timezone }, now);
  await tx
    .update(reportSubscription)
    .set({ nextAt, timezone, lastAt: now })
    .where(eq(reportSubscription.id, id));
  const [job] = await tx
    .insert(exportJob)
    .values({
      ...{ ...row.origin, userId: row.userId, subscriptionId: id },
      language: await languageOf(tx, row),
      ...(await callOf(tx, row, now)),
      ...{ format: 'csv' as const, expected: 0, createdAt: now, updatedAt: now },
    })
    .returning();
  if (job === undefined) throw new Error('The new export was not returned by the database.');
  await writeAudit(tx, null, {
    action: 'report.started',
    subject: { type: 'report', id },
    after: { name: row.name, kind: row.report },
    at: now,
    changed: [exportChange(job)],
  });
  return true;
}

async function languageOf(
  tx: Transaction,
  { userId, language }: SubscriptionRow,
): Promise<SubscriptionRow['language']> {
  const [person] = await tx
    .select({ preferences: staffUser.preferences })
    .from(staffUser)
    .where(eq(staffUser.id, userId));
  return person?.preferences.language ?? language;
}

async function callOf(tx: Transaction, { report, search }: SubscriptionRow, now: Date) {
  const timezone = await readTimeZone(tx);
  const { from, to } = await rangeOf(tx, search, timezone, now);
  const { agent_id: agentId, fake, in_base: inBase } = search;
  return {
    path: '/report/admin/v1/{report}/export',
    parameters: { report },
    query: {
      ...{ from: from.toISOString(), to: to.toISOString(), format: 'csv' },
      ...(typeof agentId === 'string' && { agent_id: agentId }),
      ...(fake === true && { fake }),
      ...(inBase === true && { in_base: inBase }),
    },
    fileName: `${report satisfies Schemas.ReportName}-report-${dateOf(now, timezone)}.csv`,
  };
}

async function stop(
  tx: Transaction,
  row: SubscriptionRow,
  stopped: NonNullable<SubscriptionRow['stopped']>,
  at: Date,
): Promise<void> {
  const after = { ...row, stopped, version: row.version + 1 };
  await tx
    .update(reportSubscription)
    .set({ stopped, nextAt: null, version: after.version, updatedAt: at })
    .where(eq(reportSubscription.id, row.id));
  await writeAudit(tx, null, {
    action: 'report.stopped',
    subject: { type: 'report', id: row.id },
    after: { name: row.name, reason: stopped },
    at,
    changed: [subscriptionChange(after)],
  });
}

export function startReportsRegularly(
  { db, log }: { db: Database; log: FastifyBaseLogger },
  onStarted: () => void,
): () => void {
  const timer = setInterval(() => {
    startDueReports(db, log, new Date()).then(
      (started) => started > 0 && onStarted(),
      (err: unknown) => log.error({ err }, 'due reports wait for the next look'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
