import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { file } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';

/** How far back announcements count; they are kept for as long, whether anything came of them or not. */
export const quotaWindowMs = 24 * 60 * 60 * 1000;
/** Far more than one person records; a disk is not filled by one stolen session. */
export const filesPerDayMax = 500;
export const bytesPerDayMax = 2 * 1024 ** 3;

/** Throws UPLOAD_QUOTA_REACHED. */
export async function requireQuota(tx: Transaction, personId: string, size: number): Promise<void> {
  // Serializes the announcements of one user over all replicas.
  const lock = `uploads of ${personId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const since = new Date(Date.now() - quotaWindowMs);
  const [announced] = await tx
    .select({ files: count(), bytes: sql`coalesce(sum(${file.size}), 0)`.mapWith(Number) })
    .from(file)
    .where(and(eq(file.uploadedById, personId), gt(file.createdAt, since)));
  const { files = 0, bytes = 0 } = announced ?? {};
  if (files >= filesPerDayMax || bytes + size > bytesPerDayMax) {
    throw new Problem('UPLOAD_QUOTA_REACHED', {
      values: { files: String(filesPerDayMax), gigabytes: String(bytesPerDayMax / 1024 ** 3) },
    });
  }
}
