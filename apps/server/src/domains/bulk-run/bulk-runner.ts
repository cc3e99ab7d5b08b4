import { and, asc, eq, inArray } from 'drizzle-orm';
import { bulkItem, bulkRun } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { type LeasedWorker, leasedWorker, leasesOf } from '../../platform/leased-work.ts';
import { actorOfRun } from '../../platform/sessions/sessions.ts';
import { contextOf, type RunParts, runItem } from './run-item.ts';
import { type BulkRunRow, isUnderWay, runChange, runView } from './run-view.ts';

/** Together they leave part of the ten connections of a process to the requests of users. */
const itemsAtOnce = 3;
const runsAtOnce = 2;

export type BulkRunner = LeasedWorker;

/** Works on bulk runs. The lock of each item keeps it from being carried out twice. */
export function bulkRunner(parts: RunParts): BulkRunner {
  const { db, log } = parts;

  async function runItems(run: BulkRunRow, isStopping: () => boolean): Promise<void> {
    const waiting = await db
      .select()
      .from(bulkItem)
      .where(and(eq(bulkItem.runId, run.id), eq(bulkItem.state, 'waiting')))
      .orderBy(asc(bulkItem.position));
    const queue = waiting.values();
    let halted = false;
    const lane = async () => {
      for (const item of queue) {
        if (halted || isStopping()) return;
        if ((await runItem(parts, run, item)) === 'halt') halted = true;
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: itemsAtOnce }, lane));
    for (const one of lanes) if (one.status === 'rejected') throw one.reason;
  }

  return leasedWorker<BulkRunRow>({
    ...{ log, name: 'bulk runs', atOnce: runsAtOnce },
    claim: () => claim(db),
    lease: (run, ms) => lease(db, run, ms),
    async work(run, isStopping) {
      await runItems(run, isStopping);
      if (!isStopping()) await finishRun(parts, run);
    },
  });
}

const isOpen = inArray(bulkRun.status, ['running', 'stopping']);

const { claim, lease } = leasesOf(bulkRun, {
  waiting: isOpen,
  since: bulkRun.createdAt,
  isMine: ({ id }) => and(eq(bulkRun.id, id), isOpen),
});

function finishRun(parts: RunParts, { id }: BulkRunRow): Promise<void> {
  return parts.db.transaction(async (tx) => {
    const [run] = await tx.select().from(bulkRun).where(eq(bulkRun.id, id)).for('no key update');
    if (run === undefined || !isUnderWay(run)) return;
    const isStopped = run.status === 'stopping';
    const waiting = and(eq(bulkItem.runId, id), eq(bulkItem.state, 'waiting'));
    // Waits for the items that are under way.
    if (isStopped) await tx.update(bulkItem).set({ state: 'skipped' }).where(waiting);
    else if ((await tx.$count(bulkItem, waiting)) > 0) return;
    const at = new Date();
    const change = {
      status: isStopped ? ('stopped' as const) : ('finished' as const),
      ...{ finishedAt: at, updatedAt: at, leasedUntil: null, version: run.version + 1 },
    };
    await tx.update(bulkRun).set(change).where(eq(bulkRun.id, id));
    const after = { ...run, ...change };
    const { counts } = await runView(tx, after);
    await writeAudit(tx, contextOf(parts, run, await actorOfRun(tx, run.sessionId)), {
      action: isStopped ? 'bulk_run.stopped' : 'bulk_run.finished',
      subject: { type: 'bulk_run', id },
      after: { ...counts, ...(run.stopReason && { stop_reason: run.stopReason }) },
      at,
      changed: [runChange(after)],
    });
  });
}
