import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StreamAnswer } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { file } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { RequestContext } from '../../platform/request-context.ts';

export const attachedColumns = {
  id: file.id,
  sha256: file.sha256,
  contentType: file.contentType,
  size: file.size,
};

type AttachedFile = Pick<typeof file.$inferSelect, keyof typeof attachedColumns>;

/** Null without bytes: a file that was announced and never came proves nothing. */
export function proofView(attached: AttachedFile | null): Schemas.Proof | null {
  if (attached === null || attached.sha256 === null) return null;
  return {
    file_id: attached.id,
    sha256: attached.sha256,
    content_type: attached.contentType,
    size: attached.size,
  };
}

/** Throws NOT_FOUND without bytes. */
export function answerFile(
  { services }: RequestContext,
  attached: Omit<AttachedFile, 'size'> | null | undefined,
  name: string,
): StreamAnswer {
  if (attached == null || attached.sha256 === null) throw new Problem('NOT_FOUND');
  return {
    stream: services.files.read(attached.id),
    contentType: attached.contentType,
    filename: `${name}.${attached.contentType.split('/')[1]}`,
  };
}

/** Locks the file, so that no other record takes it. Throws FILE_NOT_READY. */
export async function claimFile(
  tx: Transaction,
  {
    id,
    purpose,
    userId,
  }: { id: string; purpose: (typeof file.$inferSelect)['purpose']; userId: string },
  column: PgColumn,
): Promise<void> {
  const own = and(eq(file.id, id), eq(file.uploadedById, userId), eq(file.purpose, purpose));
  const [found] = await tx.select({ stored: file.stored }).from(file).where(own).for('update');
  const used = await tx.$count(column.table, eq(column, id));
  if (found?.stored !== true || used > 0) throw new Problem('FILE_NOT_READY');
}
