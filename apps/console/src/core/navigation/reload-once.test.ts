import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fullStorage } from '#/app/full-storage.fixture.ts';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { createReloadOnce, leavingMs } from './reload-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function pageOf(
  build: string | null,
  { storage = memoryStorage(), deployed = 'new', unsaved = false } = {},
) {
  let reloads = 0;
  const form = { unsaved };
  const reloadOnce = createReloadOnce({
    storage,
    build,
    deployedBuild: async () => deployed || null,
    leavesWithoutPrompt: () => !form.unsaved,
    reload: () => {
      reloads += 1;
    },
  });
  return { reloadOnce, reloads: () => reloads, storage, form };
}

async function settles(reloadOnce: () => Promise<void>): Promise<boolean> {
  let settled = false;
  void reloadOnce().then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

describe('a page whose file is missing', () => {
  it('is loaded anew, once for all the files that fail together', async () => {
    const { reloadOnce, reloads } = pageOf('old');
    expect(await Promise.all([settles(reloadOnce), settles(reloadOnce)])).toEqual([false, false]);
    expect(reloads()).toBe(1);
  });

  it('is not loaded a second time for the same build', async () => {
    const { storage, reloadOnce } = pageOf('old');
    await settles(reloadOnce);
    const again = pageOf('old', { storage });
    expect(await settles(again.reloadOnce)).toBe(true);
    expect(again.reloads()).toBe(0);
  });

  it('stays if the storage is full, for it might be loaded anew for ever', async () => {
    const { reloadOnce, reloads } = pageOf('old', { storage: fullStorage() });
    expect(await settles(reloadOnce)).toBe(true);
    expect(reloads()).toBe(0);
  });

  it('is loaded again if the next build misses a file too', async () => {
    const { storage, reloadOnce } = pageOf('old');
    await settles(reloadOnce);
    const { reloadOnce: next, reloads } = pageOf('new', { storage });
    expect(await settles(next)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('goes on without the file if its reload was stopped, also for files that are missed later', async () => {
    const { reloadOnce, reloads } = pageOf('old');
    const first = reloadOnce();
    await vi.advanceTimersByTimeAsync(leavingMs);
    await first;
    expect(await settles(reloadOnce)).toBe(true);
    expect(reloads()).toBe(1);
  });

  it('stays as long as something on it is unsaved, and is loaded anew for a file that is missed later', async () => {
    const { reloadOnce, reloads, form } = pageOf('old', { unsaved: true });
    expect(await settles(reloadOnce)).toBe(true);
    expect(reloads()).toBe(0);
    form.unsaved = false;
    expect(await settles(reloadOnce)).toBe(false);
    expect(reloads()).toBe(1);
  });

  it('stays while the server is away, and asks again the next time', async () => {
    const { storage, reloadOnce, reloads } = pageOf('old', { deployed: '' });
    expect(await settles(reloadOnce)).toBe(true);
    expect(reloads()).toBe(0);
    expect(await settles(pageOf('old', { storage }).reloadOnce)).toBe(false);
  });

  it('stays if nothing can be stored or its build is not known', async () => {
    const forbidden = createReloadOnce({
      storage: null,
      build: 'old',
      deployedBuild: async () => 'new',
      leavesWithoutPrompt: () => true,
      reload: () => expect.unreachable(),
    });
    expect(await settles(forbidden)).toBe(true);
    expect(await settles(pageOf(null).reloadOnce)).toBe(true);
  });
});
