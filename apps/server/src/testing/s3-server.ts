import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../platform/s3-bucket.ts';

/**
 * An S3 server on this machine that checks signatures (also of whoever signs nothing it asks none: what
 * a bucket refuses to strangers is its own setting, and is not tested here).
 */
export async function startS3Server(): Promise<{ config: S3Config; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'brokerdesk-s3-'));
  const bucket = 'brokerdesk';
  const s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await s3.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      bucket,
      // The one account that the server knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    async close() {
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
