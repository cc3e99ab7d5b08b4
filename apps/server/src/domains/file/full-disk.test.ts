import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { folderFileStore } from '../../platform/file-store.ts';
import { oneConnection } from '../../testing/one-connection.ts';
import { useTestServer } from '../../testing/test-server.ts';

const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-full-disk-'));
let full = true;
/** Linux has a device on which there is never any room. */
const create = (path: string) => createWriteStream(full ? '/dev/full' : path);
const server = useTestServer({ files: folderFileStore(folder, create) });

afterAll(() => rm(folder, { recursive: true, force: true }));

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2_000_000, 7)]);

// @rule files: Without disk space an upload is unavailable and may be retried
// @in platform/file-store.ts
it('an upload without room on the disk is refused as unavailable over a connection that stays, and may be sent again', async () => {
  const connection = oneConnection(await server().listen());
  const angel = await server().signIn('angel');
  const announced = { purpose: 'deposit_proof', content_type: 'image/png', size: png.length };
  const { body: link } = await angel.call('POST', '/s3/admin/presign/put', announced);
  const put = () =>
    connection.ask({ method: 'PUT', path: link.url, headers: link.headers, body: png });
  try {
    const refused = await put();
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([
      503,
      'FILE_STORE_UNAVAILABLE',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await connection.ask({ path: '/healthz' })).status).toBe(200);
    full = false;
    expect((await put()).status).toBe(200);
  } finally {
    connection.close();
  }
  const log = server().logs.join('');
  expect(log).toContain('ENOSPC');
  expect(log).not.toContain('unexpected error');
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});
