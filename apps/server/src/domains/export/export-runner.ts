import { Readable } from 'node:stream';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { exportJob, exportPiece, reportSubscription } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { isLetIn, readIpRules } from '../../platform/ip-access/gate.ts';
import { type LeasedWorker, leasedWorker, leasesOf } from '../../platform/leased-work.ts';
import { actorOfRun, actorOfUser, lockRunSession } from '../../platform/sessions/sessions.ts';
import { contextOf, type RunParts } from '../bulk-run/run-item.ts';
import {
  clientsInScope,
  type ExportJobRow,
  exportChange,
  isUnderWay,
  removePieces,
} from './export-job.ts';
import { openExport } from './start-export.ts';

/** One process writes one file at a time: its rows are read beside the requests of users. */
const filesAtOnce = 1;
/** Held in memory; with S3, each is an object of its own. */
const pieceBytes = 8 * 1024 * 1024;
const fileBytesMax = 1024 * 1024 * 1024;
const checkEveryMs = 1_000;
/** Restarts count too. */
const attemptsMax = 20;

class Ended extends Error {
  readonly why: 'access' | 'size' | 'replaced' | 'stopping';
  constructor(why: Ended['why']) {
    super(`A background export ends: ${why}.`);
    this.why = why;
  }
}

export function exportRunner(parts: RunParts, keptDays: number): LeasedWorker {
  const { db, log } = parts;
  const delayed = new Set<string>();
  return leasedWorker<ExportJobRow>({
    ...{ log, name: 'exports', atOnce: filesAtOnce },
    claim: () => claim(db),
    lease: (job, ms) => lease(db, job, delayed.delete(job.id) ? delayOf(job) : ms),
    async work(job, isStopping) {
      try {
        if (job.attempt > attemptsMax) await fail(parts, job, 'error', keptDays);
        else await write(parts, job, isStopping, keptDays);
      } catch (error) {
        await end(error, job);
      }
    },
  });

  async function end(error: unknown, job: ExportJobRow): Promise<void> {
    const why = reasonOf(error);
    if (why === 'access' || why === 'size') await fail(parts, job, why, keptDays);
    else if (why === 'replaced') await dropReplaced(parts, job);
    else if (why === null) {
      log.error({ err: error, export: job.id }, 'an export is tried again');
      if (job.subscriptionId !== null) delayed.add(job.id);
    }
  }
}

/** 2 s at first, a minute at most: 15 minutes in all. */
const delayOf = ({ attempt }: ExportJobRow) => Math.min(60_000, 1000 * 2 ** attempt);

function reasonOf(error: unknown): Ended['why'] | null {
  if (error instanceof Ended) return error.why;
  return error instanceof Problem && error.code !== 'INTERNAL' ? 'access' : null;
}

async function dropReplaced({ db, services }: RunParts, { id }: ExportJobRow): Promise<void> {
  const [now] = await db.select().from(exportJob).where(eq(exportJob.id, id));
  if (now === undefined || isUnderWay(now) || now.status === 'ready') return;
  await removePieces(db, services.files, id);
}

async function write(
  parts: RunParts,
  job: ExportJobRow,
  isStopping: () => boolean,
  keptDays: number,
): Promise<void> {
  const { db, services } = parts;
  await removePieces(db, services.files, job.id);
  const seen = new Set<string>();
  let rows = 0;
  let checkedAt = 0;
  let ended: unknown = null;

  async function check(): Promise<Actor> {
    if (isStopping()) throw new Ended('stopping');
    const actor = await actorOfJob(db, job);
    if (actor === null) throw new Ended('access');
    // A report is read at another address than the one at which it was subscribed to.
    const isIn = job.subscriptionId !== null || isLetIn(await readIpRules(db), job.ip, actor);
    if (!isIn) throw new Ended('access');
    for (const id of (await clientsInScope(db, actor)) ?? []) seen.add(id);
    const [own] = await db.update(exportJob).set({ rows }).where(isMine(job)).returning();
    if (own === undefined) throw new Ended('replaced');
    checkedAt = Date.now();
    return actor;
  }

  const actor = await check();
  const context = { ...contextOf(parts, job, actor), language: job.language };
  const answer = await openExport(parts.routes, job, context, {
    async onRows(count) {
      rows += count;
      if (Date.now() - checkedAt < checkEveryMs) return;
      await check().catch((error) => {
        ended = error;
        throw error;
      });
    },
  });
  let bytes = 0;
  let position = 0;
  try {
    for await (const piece of inPieces(answer.stream)) {
      bytes += piece.length;
      if (bytes > fileBytesMax) throw new Ended('size');
      await storePiece(parts, job, position, piece);
      position += 1;
    }
  } catch (error) {
    // The writer of workbooks wraps what its source throws.
    throw ended ?? error;
  }
  const last = await check();
  if (last.role !== actor.role) throw new Ended('access');
  const scope = last.scope === 'all' ? null : [...seen];
  await finish(parts, job, keptDays, { rows, bytes, role: last.role, clientIds: scope });
}

const actorOfJob = (reader: Reader, job: ExportJobRow) =>
  job.subscriptionId === null ? actorOfRun(reader, job.sessionId) : actorOfUser(reader, job);

const mayFinish = async (tx: Transaction, job: ExportJobRow) =>
  job.subscriptionId === null
    ? lockRunSession(tx, job.sessionId)
    : (await actorOfUser(tx, job)) !== null;

const itsSubscription = ({ subscriptionId }: ExportJobRow) =>
  subscriptionId === null ? sql`false` : eq(reportSubscription.id, subscriptionId);

async function dueMail(
  tx: Transaction,
  job: ExportJobRow,
  { mailer }: RunParts['services'],
): Promise<Date | null> {
  const subscriptions = await tx
    .update(reportSubscription)
    .set({ fault: null })
    .where(itsSubscription(job))
    .returning({ byEmail: reportSubscription.byEmail });
  return mailer !== null && subscriptions[0]?.byEmail ? new Date() : null;
}

export async function noteFault(
  tx: Transaction,
  job: ExportJobRow,
  fault: (typeof reportSubscription.$inferSelect)['fault'],
): Promise<void> {
  await tx.update(reportSubscription).set({ fault }).where(itsSubscription(job));
}

async function* inPieces(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** Only while the job is this attempt's: a removal of its pieces waits for the lock. */
async function storePiece(
  { db, services: { files } }: RunParts,
  job: ExportJobRow,
  position: number,
  bytes: Buffer,
): Promise<void> {
  const received = await files.receive(Readable.from([bytes]), bytes.length);
  if (received === null) throw new Error('A piece is as long as its bytes.');
  const fileId = newId();
  try {
    await db.transaction(async (tx) => {
      const [own] = await tx.select().from(exportJob).where(isMine(job)).for('no key update');
      if (own === undefined) throw new Ended('replaced');
      await tx.insert(exportPiece).values({ jobId: job.id, position, fileId });
      await received.publish(fileId);
    });
  } catch (error) {
    await received.discard();
    throw error;
  }
}

const isMine = ({ id, attempt }: ExportJobRow) =>
  and(eq(exportJob.id, id), eq(exportJob.attempt, attempt), eq(exportJob.status, 'running'));

const { claim, lease } = leasesOf(exportJob, {
  waiting: inArray(exportJob.status, ['waiting', 'running']),
  since: exportJob.createdAt,
  begun: { status: 'running', attempt: sql`${exportJob.attempt} + 1`, rows: 0 },
  isMine,
});

type End = Pick<ExportJobRow, 'rows' | 'bytes' | 'role' | 'clientIds'>;

async function finish(parts: RunParts, job: ExportJobRow, keptDays: number, its: End) {
  await parts.db.transaction(async (tx) => {
    if (!(await mayFinish(tx, job))) throw new Ended('access');
    const [own] = await tx.select().from(exportJob).where(isMine(job)).for('no key update');
    if (own === undefined) throw new Ended('replaced');
    const mailAt = await dueMail(tx, own, parts.services);
    const change = { status: 'ready' as const, ...its, ...endOf(own, keptDays), mailAt };
    await tx.update(exportJob).set(change).where(eq(exportJob.id, job.id));
    const actor = await actorOfJob(tx, job);
    await writeAudit(tx, contextOf(parts, job, actor), {
      action: 'export.ready',
      subject: { type: 'export', id: job.id },
      after: { file: job.fileName, count: its.rows, bytes: its.bytes },
      at: change.updatedAt,
      changed: [exportChange({ ...own, ...change })],
    });
  });
}

async function fail(
  parts: RunParts,
  job: ExportJobRow,
  reason: NonNullable<ExportJobRow['reason']>,
  keptDays: number,
): Promise<void> {
  const { db, services } = parts;
  await db.transaction(async (tx) => {
    const [own] = await tx.select().from(exportJob).where(isMine(job)).for('no key update');
    if (own === undefined) return;
    const change = { status: 'failed' as const, reason, ...endOf(own, keptDays) };
    await tx.update(exportJob).set(change).where(eq(exportJob.id, job.id));
    await noteFault(tx, own, 'file');
    const actor = await actorOfJob(tx, job);
    await writeAudit(tx, contextOf(parts, job, actor), {
      action: 'export.failed',
      subject: { type: 'export', id: job.id },
      after: { file: job.fileName, reason },
      at: change.updatedAt,
      changed: [exportChange({ ...own, ...change })],
    });
  });
  await removePieces(db, services.files, job.id);
}

const dayMs = 24 * 60 * 60 * 1000;

export function endOf({ version }: ExportJobRow, keptDays: number) {
  const at = new Date();
  return {
    ...{ finishedAt: at, updatedAt: at, leasedUntil: null, version: version + 1 },
    expiresAt: new Date(at.getTime() + keptDays * dayMs),
  };
}
