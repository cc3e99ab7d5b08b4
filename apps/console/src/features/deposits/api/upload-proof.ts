import { type Sdk, unwrap, upload } from '@brokerdesk/sdk';
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
  const stored = await upload(sdk, {
    file,
    contentType: type,
    onProgress: ({ sent, total }) => onProgress(sent / total),
    signal,
  });
  return unwrap(stored).file_id;
}
