import { and, asc, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/db/database.ts';

/** A replica that is killed leaves its work to the others after as long. */
const leaseMs = 6_000;
const lookEveryMs = 2_000;
const againMs = 1_000;

export interface LeasedWorker {
  wake(): void;
  lookRegularly(everyMs?: number): void;
  stop(): Promise<void>;
}

interface LeasedWork<Job> {
  log: FastifyBaseLogger;
  name: string;
  atOnce: number;
  /** Leases the oldest job that no replica works on for `leaseMs`; null if there is none. */
  claim(): Promise<Job | null>;
  /** Lets the job go if `ms` is 0. */
  lease(job: Job, ms: number): Promise<void>;
  work(job: Job, isStopping: () => boolean): Promise<void>;
}

/** The lease may fail: the work itself has to be safe without it. */
export function leasedWorker<Job>(its: LeasedWork<Job>): LeasedWorker {
  const { log, name } = its;
  const active = new Set<Promise<void>>();
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  async function workOnAll(): Promise<void> {
    for (;;) {
      const job = stopping ? null : await its.claim();
      if (job === null) return;
      await workOn(job);
    }
  }

  async function workOn(job: Job): Promise<void> {
    const renewing = setInterval(() => {
      its.lease(job, leaseMs).catch((err) => log.warn({ err }, 'a lease was not renewed'));
    }, leaseMs / 3);
    try {
      await its.work(job, () => stopping);
    } finally {
      clearInterval(renewing);
      await its.lease(job, stopping ? 0 : againMs);
    }
  }

  const wake = () => {
    if (stopping || active.size >= its.atOnce) return;
    const working = workOnAll()
      .catch((err: unknown) => log.error({ err }, `${name} wait for the next look`))
      .finally(() => active.delete(working));
    active.add(working);
  };
  return {
    wake,
    lookRegularly(everyMs = lookEveryMs) {
      timer = setInterval(wake, everyMs);
      timer.unref();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await Promise.all(active);
    },
  };
}

export const fromNow = (ms: number) => sql`now() + interval '1 millisecond' * ${ms}`;

interface Leases<T extends PgTable> {
  waiting: SQL | undefined;
  /** The oldest goes first. */
  since: PgColumn;
  /** Changes of a job that is claimed. */
  begun?: PgUpdateSetSource<T>;
  /** The job, as long as the attempt that was claimed is the last one. */
  isMine(job: T['$inferSelect']): SQL | undefined;
}

/** How the jobs of a table are claimed and leased. */
export function leasesOf<T extends PgTable & Record<'id' | 'leasedUntil', PgColumn>>(
  table: T,
  { waiting, since, begun, isMine }: Leases<T>,
) {
  const leased = (ms: number) => ({ leasedUntil: ms === 0 ? null : fromNow(ms) });
  // Each of these tables has the column.
  const set = (change: object) => change as PgUpdateSetSource<T>;

  async function claim(db: Database): Promise<T['$inferSelect'] | null> {
    const free = or(isNull(table.leasedUntil), lt(table.leasedUntil, sql`now()`));
    const next = db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(waiting, free))
      .orderBy(asc(since))
      .limit(1)
      .for('update', { skipLocked: true });
    const jobs = await db
      .update(table)
      .set(set({ ...begun, ...leased(leaseMs) }))
      .where(inArray(table.id, next))
      .returning();
    return (jobs as T['$inferSelect'][])[0] ?? null;
  }

  async function lease(db: Database, job: T['$inferSelect'], ms: number): Promise<void> {
    await db
      .update(table)
      .set(set(leased(ms)))
      .where(isMine(job));
  }

  return { claim, lease };
}
