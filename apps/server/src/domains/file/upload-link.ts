import { timingSafeEqual } from 'node:crypto';
import type { DirectPuts } from '../../platform/file-store.ts';
import type { Secrets } from '../../platform/secrets.ts';

const uploadLinkLifetimeMs = 5 * 60 * 1000;

/** The address that takes one file, until it expires. */
export function createUploadLink(secrets: Secrets, fileId: string) {
  const expiresAt = new Date(Date.now() + uploadLinkLifetimeMs);
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const signature = sign(secrets, fileId, expires);
  return {
    url: `/s3/admin/upload/${fileId}?expires=${expires}&signature=${signature}`,
    expiresAt,
  };
}

/** The address in the file store itself that takes one file, until it expires. */
export async function createDirectLink(
  direct: DirectPuts,
  fileId: string,
  { contentType, size }: { contentType: string; size: number },
) {
  const expiresAt = new Date(Date.now() + uploadLinkLifetimeMs);
  const expiresInS = uploadLinkLifetimeMs / 1000;
  return { url: await direct.sign(fileId, { contentType, size, expiresInS }), expiresAt };
}

/** Whether the server gave this address out and it has not expired. */
export function uploadLinkIsValid(
  secrets: Secrets,
  link: { fileId: string; expires: number; signature: string },
): boolean {
  const right = Buffer.from(sign(secrets, link.fileId, link.expires));
  const given = Buffer.from(link.signature);
  return (
    right.length === given.length &&
    timingSafeEqual(right, given) &&
    link.expires * 1000 > Date.now()
  );
}

function sign(secrets: Secrets, fileId: string, expires: number): string {
  return secrets.signUpload(`PUT ${fileId} ${expires}`);
}
