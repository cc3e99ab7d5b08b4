import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FileStoreUnavailable, folderFileStore } from './file-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-files-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

it('the sweep finds nothing before the first upload, and reports if it cannot look', async () => {
  const store = folderFileStore(folder);
  await store.sweep(new Date());
  await writeFile(join(folder, 'incoming'), 'not a folder');
  await expect(store.sweep(new Date())).rejects.toThrow(FileStoreUnavailable);
});
