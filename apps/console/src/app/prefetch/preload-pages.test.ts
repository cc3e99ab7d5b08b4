import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageFile } from '#/core/pages/page-route.ts';
import { preloadPages } from './preload-pages.ts';

const file: PageFile = { Page: () => null };

function recorder(missing?: string) {
  const loaded: string[] = [];
  return {
    loaded,
    find: (path: string) => ({
      namespaces: ['kit'] as const,
      load: async () => {
        loaded.push(path);
        if (path === missing) throw new TypeError('Failed to fetch dynamically imported module');
        return file;
      },
    }),
    loadLabels: async (namespaces: readonly string[]) => void loaded.push(...namespaces),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('pages that are preloaded', () => {
  it('come one after the other, each when the browser is idle', async () => {
    const { loaded, ...parts } = recorder();
    const turns: (() => void)[] = [];
    const idle = <Result>(work: () => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => turns.push(() => work().then(resolve, reject)));
    const done = preloadPages(['/kyc', '/client'], { ...parts, idle });
    expect(loaded).toEqual([]);
    turns.shift()?.();
    expect(loaded).toEqual(['/kyc', 'kit']);
    await expect.poll(() => turns.length).toBe(1);
    turns.shift()?.();
    await done;
    expect(loaded).toEqual(['/kyc', 'kit', '/client', 'kit']);
  });

  it('are none when the data saver is on', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { loaded, ...parts } = recorder();
    await preloadPages(['/kyc'], { ...parts, idle: (work) => work() });
    expect(loaded).toEqual([]);
  });

  it('end with the first that cannot be had, without an error', async () => {
    const { loaded, ...parts } = recorder('/kyc');
    await preloadPages(['/kyc', '/client'], { ...parts, idle: (work) => work() });
    expect(loaded).not.toContain('/client');
  });
});
