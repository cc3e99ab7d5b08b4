import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Reader, Transaction } from '../../kernel/db/database.ts';
import { auditLog, dataException } from '../../kernel/db/schema.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { checkLock, type Run, runChecks } from './run-checks.ts';

export async function lastCheckAt(reader: Reader): Promise<Date | null> {
  const [last] = await reader
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.action, 'exception.checked'))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return last?.at ?? null;
}

const lookEveryMs = 60 * 1000;
/** Longer than a call of a person may take: the questions go through all entries of the ledger. */
const questionMsMax = 10 * 60 * 1000;
const cancelEveryMs = 250;
const durationBounds = [0.1, 0.5, 1, 5, 15, 60, 300];

interface Due {
  everyMs: number;
  begun?(backend: number): void;
  signal?: AbortSignal;
}

/** Null if no check is due, or while another replica runs it. Simultaneous calls share one run. */
export function checkIfDue(
  db: Database,
  { everyMs, begun, signal }: Due,
  now = new Date(),
): Promise<Run | null> {
  return db.transaction(async (tx) => {
    if (!(await isDue(tx, everyMs, now))) return null;
    const backend = await lockAlone(tx);
    // Asked again: another one may have checked between the question and the lock.
    if (backend === null || !(await isDue(tx, everyMs, now))) return null;
    begun?.(backend);
    await tx.execute(sql.raw(`set local statement_timeout = ${questionMsMax}`));
    return runChecks(tx, null, { at: now, notify: true, ...(signal && { signal }) });
  });
}

async function isDue(reader: Reader, everyMs: number, now: Date): Promise<boolean> {
  const last = await lastCheckAt(reader);
  // Either way: a time that a wrong clock has set in the future does not stop the checks for good.
  return last === null || Math.abs(now.getTime() - last.getTime()) >= everyMs;
}

async function lockAlone(tx: Transaction): Promise<number | null> {
  const [row] = await tx
    .select({
      locked: sql<boolean>`pg_try_advisory_xact_lock(${checkLock}::bigint)`,
      backend: sql<number>`pg_backend_pid()`,
    })
    .from(sql`generate_series(1, 1)`);
  return row?.locked === true ? row.backend : null;
}

interface Parts {
  db: Database;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  metrics: Metrics;
  /** 0 for never. */
  everyMs: number;
  lookMs?: number;
}

export function checkRegularly({
  db,
  log,
  metrics,
  everyMs,
  lookMs = lookEveryMs,
}: Parts): () => Promise<void> {
  if (everyMs === 0) return async () => {};
  const counted = metrics.counter(
    'brokerdesk_data_checks_total',
    'Checks of the data that this process made by itself.',
  );
  const durations = metrics.histogram(
    'brokerdesk_data_check_duration_seconds',
    'How long they took.',
    durationBounds,
  );
  const stopping = new AbortController();
  let underWay: Promise<void> | null = null;
  let backend: number | null = null;

  async function check(): Promise<void> {
    const began = performance.now();
    try {
      const run = await checkIfDue(db, {
        everyMs,
        begun: (own) => {
          backend = own;
        },
        signal: stopping.signal,
      });
      if (run === null) return;
      const seconds = (performance.now() - began) / 1000;
      const { findings, opened, reopened, gone } = run;
      counted.add({ outcome: 'done' });
      durations.observe({}, seconds);
      log.info({ found: findings.length, opened, reopened, gone, seconds }, 'data checked');
    } catch (err) {
      if (stopping.signal.aborted) return;
      counted.add({ outcome: 'failed' });
      log.error({ err }, 'data not checked');
    } finally {
      backend = null;
    }
  }

  const timer = setInterval(() => {
    underWay ??= check().finally(() => {
      underWay = null;
    });
  }, lookMs);
  timer.unref();

  return async () => {
    clearInterval(timer);
    stopping.abort();
    // Again, since it may be between two statements.
    while (underWay !== null) {
      if (backend !== null) await cancel(db, backend).catch(() => {});
      await Promise.race([underWay, pause(cancelEveryMs)]);
    }
  };
}

/** Only while it checks: afterwards, the connection serves others. */
async function cancel(db: Database, backend: number): Promise<void> {
  await db.execute(sql`
    select pg_cancel_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${checkLock}::bigint and granted
      and pid = ${backend}`);
}

export function measureChecks(db: Database, metrics: Metrics): void {
  metrics.gauge(
    'brokerdesk_data_check_timestamp_seconds',
    'When the data was last checked, by any replica or person.',
    async () => {
      const at = await lastCheckAt(db);
      return at && Math.round(at.getTime() / 1000);
    },
  );
  metrics.gauge(
    'brokerdesk_data_exceptions_open',
    'Findings of the data checks that still hold and are not resolved.',
    () => {
      const open = and(eq(dataException.status, 'open'), eq(dataException.present, true));
      return db.$count(dataException, open);
    },
  );
}
