import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database, Reader } from '../../kernel/db/database.ts';
import { client, exportJob, exportPiece } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { runEach } from '../../kernel/run-each.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import type { Change } from '../../platform/changes.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { clientScope } from '../client-access/client-scope.ts';

export type ExportJobRow = typeof exportJob.$inferSelect;

export const isUnderWay = ({ status }: Pick<ExportJobRow, 'status'>) =>
  status === 'waiting' || status === 'running';

export const exportChange = ({ id, version, userId }: ExportJobRow): Change => ({
  topic: 'export',
  ...{ id, version, userId },
});

export const exportView = (job: ExportJobRow): Schemas.ExportJob => ({
  id: job.id,
  path: job.path,
  file_name: job.fileName,
  format: job.format,
  status: job.status === 'deleted' ? 'stopped' : job.status,
  reason: job.reason,
  expected: job.expected,
  rows: job.rows,
  size: job.bytes,
  created_at: job.createdAt.toISOString(),
  finished_at: job.finishedAt?.toISOString() ?? null,
  expires_at: job.expiresAt?.toISOString() ?? null,
  version: job.version,
});

const isThere = () =>
  and(
    ne(exportJob.status, 'deleted'),
    or(isNull(exportJob.expiresAt), gt(exportJob.expiresAt, new Date())),
  );

/** Throws NOT_FOUND for that of another user, and for one that has expired. */
export async function requireOwnExport(
  reader: Reader,
  { id: userId }: Pick<Actor, 'id'>,
  id: string,
): Promise<ExportJobRow> {
  const [job] = await reader
    .select()
    .from(exportJob)
    .where(and(eq(exportJob.id, id), eq(exportJob.userId, userId), isThere()));
  if (job === undefined) throw new Problem('NOT_FOUND');
  return job;
}

export async function listExports(
  reader: Reader,
  { id: userId }: Actor,
  query: Partial<{ page: number; size: number }>,
): Promise<Schemas.ExportJobList> {
  const { page, size, limit, offset } = pageOf(query);
  const where = and(eq(exportJob.userId, userId), isThere());
  const jobs = await reader
    .select()
    .from(exportJob)
    .where(where)
    .orderBy(desc(exportJob.createdAt), desc(exportJob.id))
    .limit(limit)
    .offset(offset);
  return { list: jobs.map(exportView), total: await reader.$count(exportJob, where), page, size };
}

export async function clientsInScope(reader: Reader, actor: ScopedActor): Promise<string[] | null> {
  const where = clientScope(actor);
  if (where === undefined) return null;
  const rows = await reader.select({ id: client.id }).from(client).where(where);
  return rows.map(({ id }) => id);
}

/** Throws FORBIDDEN if the file may hold what the user does not see any more. */
export async function requireStillSeen(
  reader: Reader,
  actor: Actor,
  { role, clientIds }: ExportJobRow,
): Promise<void> {
  if (role !== actor.role) throw new Problem('FORBIDDEN');
  const seen = await clientsInScope(reader, actor);
  if (seen === null) return;
  const now = new Set(seen);
  if (clientIds === null || clientIds.some((id) => !now.has(id))) throw new Problem('FORBIDDEN');
}

export async function pieceIds(reader: Reader, jobId: string): Promise<string[]> {
  const rows = await reader
    .select({ fileId: exportPiece.fileId })
    .from(exportPiece)
    .where(eq(exportPiece.jobId, jobId))
    .orderBy(asc(exportPiece.position));
  return rows.map(({ fileId }) => fileId);
}

/** A part is forgotten after it was removed from the store, so that none is left there. */
export async function removePieces(db: Database, files: FileStore, jobId: string): Promise<void> {
  const ids = await pieceIds(db, jobId);
  for (const id of ids) await files.remove(id);
  if (ids.length === 0) return;
  await db
    .delete(exportPiece)
    .where(and(eq(exportPiece.jobId, jobId), inArray(exportPiece.fileId, ids)));
}

export async function removeExpiredExports(
  db: Database,
  files: FileStore,
  now: Date,
): Promise<void> {
  const over = await db
    .select({ id: exportJob.id })
    .from(exportJob)
    .where(lte(exportJob.expiresAt, now));
  await runEach(over, async ({ id }) => {
    await removePieces(db, files, id);
    await db.delete(exportJob).where(eq(exportJob.id, id));
  });
}
