import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { createStateCache, dropOtherVersions } from './state-cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const key = 'brokerdesk.state.v2.7';
const parse = ({ menu }: Readonly<Record<string, unknown>>) => ({
  menu: menu === 'open' || menu === 'closed' ? menu : null,
});
const cacheIn = (storage = memoryStorage()) => createStateCache({ name: '7', storage, parse });

describe('what is remembered between visits', () => {
  it('comes back as it was left, under a key of version v2', async () => {
    const storage = memoryStorage();
    cacheIn(storage).write({ menu: 'closed' });
    await vi.advanceTimersByTimeAsync(200);
    expect(storage.getItem(key)).toBe('{"menu":"closed"}');
    expect(cacheIn(storage).read()).toEqual({ menu: 'closed' });
  });

  // @rule shell: Kept state has a v2 key per person, a 200 ms save delay, and validation
  it('is saved 200 ms after the last change, once', async () => {
    const storage = memoryStorage();
    const save = vi.spyOn(storage, 'setItem');
    const cache = cacheIn(storage);
    cache.write({ menu: 'closed' });
    await vi.advanceTimersByTimeAsync(199);
    cache.write({ menu: 'open' });
    await vi.advanceTimersByTimeAsync(199);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[key, '{"menu":"open"}']]);
  });

  it('is saved at once if the page goes, and only if there is something to save', () => {
    const storage = memoryStorage();
    const save = vi.spyOn(storage, 'setItem');
    const cache = cacheIn(storage);
    cache.flush();
    expect(save).not.toHaveBeenCalled();
    cache.write({ menu: 'closed' });
    cache.flush();
    cache.flush();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it.each(['{', 'null', '"text"', '7', '[]', '{"menu":{"open":true}}', ''])(
    'counts as nothing where it is broken: %j',
    (stored) => {
      const storage = memoryStorage();
      storage.setItem(key, stored);
      expect(cacheIn(storage).read()).toEqual({ menu: null });
    },
  );

  it('stays with the page if the storage is full', async () => {
    const storage = memoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const cache = cacheIn(storage);
    cache.write({ menu: 'open' });
    await vi.advanceTimersByTimeAsync(200);
    expect(cache.read()).toEqual({ menu: 'open' });
  });

  it('follows another tab, unless this one is about to save', async () => {
    const storage = memoryStorage();
    const cache = cacheIn(storage);
    storage.setItem(key, '{"menu":"closed"}');
    cache.adopt('another');
    expect(cache.read()).toEqual({ menu: null });
    cache.adopt(key);
    expect(cache.read()).toEqual({ menu: 'closed' });
    cache.write({ menu: 'open' });
    cache.adopt(key);
    expect(cache.read()).toEqual({ menu: 'open' });
  });
});

it('what another version has left is dropped, and nothing else', () => {
  const stored = new Map([
    ['brokerdesk.state', 1],
    ['brokerdesk.state.v1.7', 1],
    ['brokerdesk.state.v20.7', 1],
    [key, 1],
    ['brokerdesk.session', 1],
  ]);
  dropOtherVersions({
    length: stored.size,
    key: (at) => [...stored.keys()][at] ?? null,
    removeItem: (name) => void stored.delete(name),
  });
  expect([...stored.keys()]).toEqual(['brokerdesk.state', key, 'brokerdesk.session']);
});
