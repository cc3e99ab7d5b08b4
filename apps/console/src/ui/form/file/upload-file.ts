import { type Schemas, type Sdk, unwrap, upload } from '@brokerdesk/sdk';
import type { FileType } from './file-kind.ts';
import type { UploadOptions } from './file-upload.ts';

export type ChosenFile = {
  file: File;
  type: FileType;
  purpose: Schemas.PresignRequest['purpose'];
};

/** Files without a record are removed later. */
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
