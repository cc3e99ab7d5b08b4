import { join } from 'node:path';
import { CannotStart } from '../kernel/errors/problem.ts';
import { makeDataFolder } from '../kernel/make-data-folder.ts';
import { type FileStore, folderFileStore } from './file-store.ts';
import { type S3Config, S3Refused, s3Bucket } from './s3-bucket.ts';
import { s3FileStore } from './s3-file-store.ts';

/**
 * Throws CannotStart if the folder cannot be created, or the bucket refuses access. An unreachable bucket is tolerated:
 * only files fail until it returns.
 */
export async function openFileStore(
  { dataDir, s3 }: { dataDir: string; s3: S3Config | null },
  log: { warn(message: string): void },
): Promise<FileStore> {
  if (s3 === null) {
    await makeDataFolder(dataDir);
    return folderFileStore(join(dataDir, 'files'));
  }
  const bucket = s3Bucket(s3);
  try {
    await bucket.list('incoming/');
  } catch (error) {
    if (error instanceof S3Refused && error.status < 500) {
      throw new CannotStart(
        `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used (${error.message}): check the variables that begin with S3_.`,
      );
    }
    log.warn(`the bucket ${s3.bucket} at ${s3.endpoint} does not answer: no files until it does`);
  }
  return s3FileStore(bucket);
}
