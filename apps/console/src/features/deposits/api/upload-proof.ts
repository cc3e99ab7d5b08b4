import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { putBytes } from '#/shared/api/put-bytes.ts';
import type { ProofType } from '../record/proof-file.ts';

export type UploadOptions = {
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Stores a proof and answers its id. What no deposit takes up is of no further use. */
export async function uploadProof(
  sdk: Sdk,
  { file, type }: { file: File; type: ProofType },
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  const body = { purpose: 'deposit_proof', content_type: type, size: file.size } as const;
  const place = unwrap(await sdk.POST('/s3/admin/presign/put', { body, signal }));
  // A Blob of its own type: the browser would announce the type that the file's name suggests.
  await putBytes(place.url, file.slice(0, file.size, type), {
    headers: place.headers,
    onProgress,
    signal,
  });
  return place.file_id;
}
