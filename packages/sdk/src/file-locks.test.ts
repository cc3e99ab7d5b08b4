import * as files from 'node:fs/promises';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import { eventually } from '../tests/eventually.ts';
import { fileLocks } from './file-tokens.ts';

// The files are real; a test may do something just before one is opened.
vi.mock('node:fs/promises', { spy: true });

const test = base.extend<{ folder: string; lock: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-sdk-'));
    await use(folder);
    vi.useRealTimers();
    vi.mocked(files.open).mockReset();
    await rm(folder, { recursive: true, force: true });
  },
  lock: async ({ folder }, use) => use(join(folder, 'session.json.lock')),
});

async function age(file: string): Promise<void> {
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(file, longAgo, longAgo);
}

test('a lock that is held for long keeps giving a sign of life', async ({ lock }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = fileLocks(lock).request('refresh', () => held);
  await eventually(() => vi.getTimerCount() === 1);
  await age(lock);
  vi.advanceTimersByTime(2_000);
  await eventually(async () => Date.now() - (await stat(lock)).mtimeMs < 10_000);
  end();
  await work;
});

test('a lock of a program that crashed while it removed it blocks only briefly', async ({
  folder,
  lock,
}) => {
  for (const file of [lock, `${lock}.removal`]) {
    await writeFile(file, '');
    await age(file);
  }
  expect(await fileLocks(lock).request('refresh', async () => 'done')).toBe('done');
  expect(await readdir(folder)).toEqual([]);
});

test('a lock taken in the meantime is not removed with the one that was left', async ({ lock }) => {
  await writeFile(lock, '');
  await age(lock);
  const now: string[] = [];
  const { open } = await vi.importActual<typeof files>('node:fs/promises');
  vi.mocked(files.open).mockImplementation(async (file, ...how) => {
    // Between the look at the old lock and its removal, another program has removed and taken it.
    if (file === `${lock}.removal`) {
      await utimes(lock, new Date(), new Date());
      now.push('taken');
    }
    if (file === lock && now.at(-1) === 'taken') {
      now.push((await stat(lock).catch(() => null)) === null ? 'removed' : 'kept');
      await rm(lock, { force: true });
    }
    return open(file, ...how);
  });
  await fileLocks(lock).request('refresh', async () => {});
  expect(now).toEqual(['taken', 'kept']);
});
