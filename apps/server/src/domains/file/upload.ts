import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Action, can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { BytesBody } from '../../http/unread-body.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { file } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { DirectPuts, ReceivedFile } from '../../platform/file-store.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { withoutMetadata } from './picture-metadata.ts';
import { requireQuota } from './upload-quota.ts';

const uploadLinkLifetimeMs = 5 * 60 * 1000;

function createUploadLink(secrets: Secrets, fileId: string) {
  const expiresAt = new Date(Date.now() + uploadLinkLifetimeMs);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const signature = secrets.signUpload(textOf(fileId, expires));
  return {
    url: `/s3/admin/upload/${fileId}?expires=${expires}&signature=${signature}`,
    expiresAt,
  };
}

async function createDirectLink(
  direct: DirectPuts,
  fileId: string,
  { contentType, size }: { contentType: string; size: number },
) {
  const expiresAt = new Date(Date.now() + uploadLinkLifetimeMs);
  const expiresInS = uploadLinkLifetimeMs / 1000;
  return { url: await direct.sign(fileId, { contentType, size, expiresInS }), expiresAt };
}

function uploadLinkIsValid(
  secrets: Secrets,
  link: { fileId: string; expires: number; signature: string },
): boolean {
  const given = Buffer.from(link.signature);
  const isSigned = secrets
    .digests('upload', textOf(link.fileId, link.expires))
    .map((signature) => Buffer.from(signature))
    .some((right) => right.length === given.length && timingSafeEqual(right, given));
  return isSigned && link.expires * 1000 > Date.now();
}

const textOf = (fileId: string, expires: number) => `PUT ${fileId} ${expires}`;

function fileTypeOf(bytes: Buffer): string | null {
  const text = bytes.toString('latin1', 0, 16);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  return null;
}

export type FileRow = typeof file.$inferSelect;

const rights = {
  deposit_proof: { action: 'fund', resource: 'client' },
  kyc_document: { action: 'update', resource: 'kyc' },
  amendment_evidence: { action: 'create', resource: 'emergency' },
  trade_evidence: { action: 'settle', resource: 'trx' },
  payout_receipt: { action: 'approve', resource: 'withdrawal' },
  app_logo: { action: 'update', resource: 'settings' },
} as const satisfies Record<
  Schemas.PresignRequest['purpose'],
  { action: Action; resource: Resource }
>;

/** Throws FORBIDDEN for a purpose without the right, and UPLOAD_QUOTA_REACHED. */
export async function presignUpload(
  context: RequestContext,
  announced: Schemas.PresignRequest,
): Promise<Schemas.Presigned> {
  const { action, resource } = rights[announced.purpose];
  if (!can(actorOf(context).permissions, action, chainOf(resource))) throw new Problem('FORBIDDEN');
  const id = newId();
  const { content_type: contentType } = announced;
  const { files, secrets } = context.services;
  const { url, expiresAt } =
    files.direct === null
      ? createUploadLink(secrets, id)
      : await createDirectLink(files.direct, id, { contentType, size: announced.size });
  await context.db.transaction(async (tx) => {
    await requireQuota(tx, actorOf(context).id, announced.size);
    await tx.insert(file).values({
      id,
      purpose: announced.purpose,
      contentType,
      size: announced.size,
      uploadedById: actorOf(context).id,
      expiresAt,
    });
    await writeAudit(tx, context, {
      action: 'file.announced',
      subject: { type: 'file', id },
      after: { ...announced },
      changed: [],
    });
  });
  return {
    file_id: id,
    method: 'PUT',
    url,
    headers: { 'Content-Type': contentType },
    expires_at: expiresAt.toISOString(),
    confirm: files.direct !== null,
  };
}

/**
 * Throws UPLOAD_LINK_INVALID, UNSUPPORTED_MEDIA_TYPE, FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS and FILE_INFECTED. After a
 * refusal of the bytes, the address may be tried again.
 */
export async function receiveUpload(
  context: RequestContext,
  link: { fileId: string; expires: number; signature: string },
  { contentType, bytes }: BytesBody,
): Promise<Schemas.UploadedFile> {
  const { db, services } = context;
  const announced = uploadLinkIsValid(services.secrets, link)
    ? (await db.select().from(file).where(eq(file.id, link.fileId)))[0]
    : undefined;
  if (announced === undefined || announced.stored) throw new Problem('UPLOAD_LINK_INVALID');
  if (contentType !== announced.contentType) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  return acceptUpload(context, announced, bytes);
}

/**
 * Pictures are kept without their metadata. Throws FILE_TYPE_REFUSED, FILE_SIZE_DIFFERS, FILE_INFECTED, and
 * UPLOAD_LINK_INVALID if the file is taken already.
 */
export async function acceptUpload(
  context: RequestContext,
  announced: FileRow,
  bytes: Readable,
): Promise<Schemas.UploadedFile> {
  const sent = await readWhole(bytes, announced.size);
  if (sent === null) throw new Problem('FILE_SIZE_DIFFERS');
  if (fileTypeOf(sent) !== announced.contentType) throw new Problem('FILE_TYPE_REFUSED');
  await refuseInfected(context, announced, sent);
  const kept = withoutMetadata(sent, announced.contentType);
  const received = await context.services.files.receive(Readable.from([kept]), kept.length);
  if (received === null) throw new Problem('FILE_SIZE_DIFFERS');
  try {
    await storeUpload(context, announced, received);
  } finally {
    await received.discard();
  }
  return {
    file_id: announced.id,
    sha256: received.sha256,
    content_type: announced.contentType,
    size: received.size,
  };
}

async function refuseInfected(
  context: RequestContext,
  { id, uploadedById }: FileRow,
  bytes: Buffer,
) {
  const virus = await context.services.scan?.(bytes);
  if (typeof virus !== 'string') return;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await context.db.transaction((tx) =>
    writeAudit(tx, context, {
      action: 'file.rejected',
      subject: { type: 'file', id },
      after: { virus, sha256, announced_by: uploadedById },
      changed: [],
    }),
  );
  throw new Problem('FILE_INFECTED');
}

async function readWhole(bytes: Readable, size: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > size) return null;
    chunks.push(chunk);
  }
  return length === size ? Buffer.concat(chunks) : null;
}

async function storeUpload(context: RequestContext, announced: FileRow, received: ReceivedFile) {
  await context.db.transaction(async (tx) => {
    const claimed = await tx
      .update(file)
      .set({ stored: true, sha256: received.sha256, size: received.size })
      .where(and(eq(file.id, announced.id), eq(file.stored, false)))
      .returning({ id: file.id });
    if (claimed.length === 0) throw new Problem('UPLOAD_LINK_INVALID');
    await received.publish(announced.id);
    await writeAudit(tx, context, {
      action: 'file.stored',
      subject: { type: 'file', id: announced.id },
      after: { sha256: received.sha256, announced_by: announced.uploadedById },
      changed: [],
    });
  });
}
