import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import { file } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { acceptUpload, type FileRow } from './upload.ts';

/** Idempotent. Throws FILE_NOT_READY if nothing was uploaded, and what `acceptUpload` throws. */
export async function confirmUpload(
  context: RequestContext,
  fileId: string,
): Promise<Schemas.UploadedFile> {
  const announced = await readOwn(context, fileId);
  const done = uploadedView(announced);
  if (done !== null) return done;
  try {
    return await acceptPut(context, announced);
  } catch (error) {
    // A simultaneous call finds the file confirmed, or its upload gone.
    const doneNow = uploadedView(await readOwn(context, fileId));
    if (doneNow !== null) return doneNow;
    throw error;
  }
}

async function acceptPut(
  context: RequestContext,
  announced: FileRow,
): Promise<Schemas.UploadedFile> {
  const { direct } = context.services.files;
  const put = direct === null ? null : await direct.open(announced.id);
  if (direct === null || put === null) throw new Problem('FILE_NOT_READY');
  try {
    const uploaded = await acceptUpload(context, announced, put);
    await direct.discard(announced.id);
    return uploaded;
  } catch (error) {
    if (error instanceof Problem) await direct.discard(announced.id);
    throw error;
  }
}

async function readOwn(context: RequestContext, fileId: string): Promise<FileRow> {
  const [own] = await context.db
    .select()
    .from(file)
    .where(and(eq(file.id, fileId), eq(file.uploadedById, actorOf(context).id)));
  if (own === undefined) throw new Problem('NOT_FOUND');
  return own;
}

function uploadedView({ id, sha256, contentType, size, stored }: FileRow) {
  if (!stored || sha256 === null) return null;
  return { file_id: id, sha256, content_type: contentType, size };
}
