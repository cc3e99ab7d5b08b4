import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#/app/browser-storage.ts';
import { createReloadOnce } from './reload-once.ts';

/** A page of a build that counts how often it is loaded anew. */
function pageOf(build: string | null, { storage = memoryStorage(), deployed = 'new' } = {}) {
  let reloads = 0;
  const reloadOnce = createReloadOnce({
    storage,
    build,
    deployedBuild: async () => deployed || null,
    reload: () => {
      reloads += 1;
    },
  });
  return { reloadOnce, reloads: () => reloads, storage };
}

describe('a page whose file is missing', () => {
  it('is loaded anew, once for all the files that fail together', async () => {
    const { reloadOnce, reloads } = pageOf('old');
    expect(await Promise.all([reloadOnce(), reloadOnce()])).toEqual([true, true]);
    expect(reloads()).toBe(1);
  });

  it('is not loaded a second time for the same build', async () => {
    const { storage, reloadOnce } = pageOf('old');
    await reloadOnce();
    const again = pageOf('old', { storage });
    expect(await again.reloadOnce()).toBe(false);
    expect(again.reloads()).toBe(0);
  });

  it('is loaded again where the next build misses a file too', async () => {
    const { storage, reloadOnce } = pageOf('old');
    await reloadOnce();
    expect(await pageOf('new', { storage }).reloadOnce()).toBe(true);
  });

  it('stays while the server is away, and asks again the next time', async () => {
    const { storage, reloadOnce, reloads } = pageOf('old', { deployed: '' });
    expect(await reloadOnce()).toBe(false);
    expect(reloads()).toBe(0);
    expect(await pageOf('old', { storage }).reloadOnce()).toBe(true);
  });

  it('stays where nothing can be remembered or its build is not known', async () => {
    const forbidden = createReloadOnce({
      storage: null,
      build: 'old',
      deployedBuild: async () => 'new',
      reload: () => expect.unreachable(),
    });
    expect(await forbidden()).toBe(false);
    expect(await pageOf(null).reloadOnce()).toBe(false);
  });
});
