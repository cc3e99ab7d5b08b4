import { watch } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolder } from '../../scripts/lib/watch-folder.mjs';

let folder = '';
let end = () => {};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brokerdesk-watch-'));
  await mkdir(join(folder, 'paths'));
  await mkdir(join(folder, 'generated'));
});

afterEach(async () => {
  end();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const change = (path: string) => writeFile(join(folder, path), path);

const noticed = (path: string) =>
  new Promise<void>((resolve) => {
    const watcher = watch(join(folder, dirname(path)), (_, name) => {
      if (name !== basename(path)) return;
      watcher.close();
      resolve();
    });
  });

it('notices a changed file in any folder of the contract, once for changes at the same time', async () => {
  const generate = vi.fn(async () => {});
  end = watchFolder(folder, 'generated', generate);
  await Promise.all([change('openapi.yaml'), change('paths/deposit.yaml')]);
  await vi.waitFor(() => expect(generate).toHaveBeenCalled(), { timeout: 5000 });
  await change('paths/deposit.yaml');
  await vi.waitFor(() => expect(generate).toHaveBeenCalledTimes(2), { timeout: 5000 });
});

it('the watch goes on after a file was replaced by another, as git and editors do', async () => {
  const generate = vi.fn(async () => {});
  await change('paths/deposit.yaml');
  end = watchFolder(folder, 'generated', generate);
  for (const times of [1, 2, 3]) {
    await change('generated/new.yaml');
    await rename(join(folder, 'generated/new.yaml'), join(folder, 'paths/deposit.yaml'));
    await vi.waitFor(() => expect(generate).toHaveBeenCalledTimes(times), { timeout: 5000 });
  }
});

it('generates once more for a change that comes while it generates, never twice at a time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ends: (() => void)[] = [];
  const generate = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  end = watchFolder(folder, 'generated', generate);
  for (const path of ['paths/deposit.yaml', 'paths/late.yaml']) {
    await change(path);
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    await vi.runAllTimersAsync();
    expect(generate).toHaveBeenCalledTimes(1);
  }
  ends[0]?.();
  await vi.waitFor(() => expect(generate).toHaveBeenCalledTimes(2));
});

it('the watch ignores the files that it generates', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  end = watchFolder(folder, 'generated', async () => {});
  const seen = noticed('generated/second.json');
  await change('generated/openapi.json');
  await change('generated/second.json');
  await seen;
  expect(vi.getTimerCount()).toBe(0);
});
