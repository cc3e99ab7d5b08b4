// The stories use this file, too, and find the types of s3rver by this line.
/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../platform/s3-bucket.ts';

/** As docs/operating.md asks for, but for any console. */
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/** Checks each signature, but also lets in callers that bring none. */
export async function startS3Server(): Promise<{ config: S3Config; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'brokerdesk-s3-'));
  const bucket = 'brokerdesk';
  const s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [cors] }],
  });
  const { port } = await s3.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      bucket,
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
