import { Readable } from 'node:stream';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq } from 'drizzle-orm';
import { contentTypeOf, recordExport } from '../../http/lists/answer-export.ts';
import type { Routes, StreamAnswer } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { exportJob } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import type { LeasedWorker } from '../../platform/leased-work.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockPerson } from '../../platform/sessions/sessions.ts';
import {
  type ExportJobRow,
  exportChange,
  exportView,
  isUnderWay,
  listExports,
  pieceIds,
  removePieces,
  requireOwnExport,
  requireStillSeen,
} from './export-job.ts';
import { endOf } from './export-runner.ts';
import { countExport, startExport } from './start-export.ts';

export interface ExportLimits {
  directRows: number;
  keptDays: number;
}

export function exportRoutes({ wake }: LeasedWorker, lists: Routes, limits: ExportLimits) {
  return {
    'POST /export/admin/v1/start': async ({ body, header }, context) => {
      const { path, parameters = {}, query } = body;
      const call = { path, parameters, query };
      const counted = await countExport(lists, call, context);
      const started = await idempotent(
        context,
        { body, header },
        (tx) => startExport(tx, context, call, counted, limits.directRows),
        // One start of a user at a time, so that the exports are counted right.
        (tx) => lockPerson(tx, actorOf(context).id),
      );
      wake();
      return started;
    },

    'GET /export/admin/v1/list': ({ query }, context) =>
      listExports(context.db, actorOf(context), query),

    'GET /export/admin/v1/file/{id}': ({ path }, context) => download(lists, context, path.id),

    'PUT /export/admin/v1/stop/{id}': async ({ path }, context) => {
      const job = await inSession(context, (tx) => stopExport(tx, context, path.id, limits));
      await dropPieces(context, job);
      return exportView(job);
    },

    'DELETE /export/admin/v1/{id}': async ({ path }, context) => {
      const job = await inSession(context, (tx) => deleteExport(tx, context, path.id));
      await dropPieces(context, job);
      return { ok: true };
    },
  } satisfies Routes;
}

/** Rights and scope are read again: a user who has lost them gets nothing. */
async function download(lists: Routes, context: RequestContext, id: string): Promise<StreamAnswer> {
  const { db, services } = context;
  const actor = actorOf(context);
  const job = await requireOwnExport(db, actor, id);
  if (job.status !== 'ready') throw notNow(job);
  const { exported } = await countExport(lists, job, context);
  await requireStillSeen(db, actor, job);
  const pieces = await pieceIds(db, id);
  await recordExport(context, { ...exported, count: job.rows, export: id });
  return {
    stream: Readable.from(bytesOf(services.files, pieces), { objectMode: false }),
    contentType: contentTypeOf(job.format),
    filename: job.fileName,
  };
}

async function* bytesOf(files: FileStore, pieces: readonly string[]) {
  for (const id of pieces) yield* files.read(id);
}

const notNow = ({ status }: ExportJobRow) =>
  invalidTransition((language) => codeLabel('export-job', 'status', status, language));

async function lockOwn(tx: Transaction, context: RequestContext, id: string) {
  await tx.select().from(exportJob).where(eq(exportJob.id, id)).for('no key update');
  return requireOwnExport(tx, actorOf(context), id);
}

async function stopExport(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { keptDays }: ExportLimits,
): Promise<ExportJobRow> {
  const job = await lockOwn(tx, context, id);
  if (!isUnderWay(job)) return job;
  const change = { status: 'stopped' as const, ...endOf(job, keptDays) };
  return changeJob(tx, context, job, change);
}

async function deleteExport(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<ExportJobRow> {
  const job = await lockOwn(tx, context, id);
  const change = { status: 'deleted' as const, ...endOf(job, 0) };
  return changeJob(tx, context, job, change);
}

async function changeJob(
  tx: Transaction,
  context: RequestContext,
  job: ExportJobRow,
  change: Partial<ExportJobRow> & Pick<ExportJobRow, 'status' | 'updatedAt'>,
): Promise<ExportJobRow> {
  await tx.update(exportJob).set(change).where(eq(exportJob.id, job.id));
  const after = { ...job, ...change };
  await writeAudit(tx, context, {
    action: `export.${change.status}`,
    subject: { type: 'export', id: job.id },
    after: { file: job.fileName },
    at: change.updatedAt,
    changed: [exportChange(after)],
  });
  return after;
}

/** Pieces that cannot be removed here are removed by the clock. */
async function dropPieces({ db, services, log }: RequestContext, job: ExportJobRow): Promise<void> {
  if (isUnderWay(job) || job.status === 'ready') return;
  await removePieces(db, services.files, job.id).catch((err) =>
    log.warn({ err, export: job.id }, 'an export is removed later'),
  );
}
