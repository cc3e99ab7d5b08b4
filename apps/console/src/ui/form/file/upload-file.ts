import { type Schemas, type Sdk, unwrap, upload } from '@brokerdesk/sdk';
import type { FileType } from './file-kind.ts';
import type { UploadOptions } from './file-upload.ts';

export type ChosenFile = {
  file: File;
  type: FileType;
  purpose: Schemas.PresignRequest['purpose'];
};

/** Stores a file and answers its id. What no record takes up is of no further use. */
export async function uploadFile(
  sdk: Sdk,
  { file, type, purpose }: ChosenFile,
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  const stored = await upload(sdk, {
    file,
    purpose,
    contentType: type,
    onProgress: ({ sent, total }) => onProgress(sent / total),
    signal,
  });
  return unwrap(stored).file_id;
}
