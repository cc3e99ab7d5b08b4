import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { memoryStorage, platformLocks, storageLocks } from './locks.ts';

const name = 'brokerdesk.refresh:brokerdesk.session';

describe('tabs on plain http, which has no locks', () => {
  test('work one after the other by a note in the storage that they share', async () => {
    const shared = memoryStorage();
    let underWay = 0;
    let underWayMax = 0;
    const work = async () => {
      underWayMax = Math.max(underWayMax, ++underWay);
      await sleep(5);
      return underWay--;
    };
    const tabs = Array.from({ length: 4 }, () => storageLocks(shared));
    const answers = await Promise.all(tabs.map((locks) => locks.request(name, work)));
    expect(answers).toEqual([1, 1, 1, 1]);
    expect(underWayMax).toBe(1);
    expect(shared.getItem(name)).toBeNull();
  });

  test('go on after a failure of one of them', async () => {
    const shared = memoryStorage();
    const failing = storageLocks(shared).request(name, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await storageLocks(shared).request(name, async () => 'done')).toBe('done');
  });

  test.for([
    ['was closed 20 seconds ago', -1],
    ['had a clock that was an hour fast', 3_600_000],
  ] as const)('do not wait for one that %s', async ([, untilMs]) => {
    const shared = memoryStorage();
    shared.setItem(name, `another ${Date.now() + untilMs}`);
    expect(await storageLocks(shared).request(name, async () => 'done')).toBe('done');
  });

  test('do not take the note of one that came in the meantime away', async () => {
    const shared = memoryStorage();
    const theirs = `another ${Date.now() + 10_000}`;
    await storageLocks(shared).request(name, async () => shared.setItem(name, theirs));
    expect(shared.getItem(name)).toBe(theirs);
  });

  test('work by themselves if the storage takes nothing', async () => {
    const full = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(await storageLocks(full).request(name, async () => 'done')).toBe('done');
  });

  test('have that note by default, and keep to each other within one page as well', async () => {
    const shared = memoryStorage();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', {});
    vi.stubGlobal('localStorage', shared);
    const noted: (string | null)[] = [];
    const order: string[] = [];
    const work = (step: string) => async () => {
      noted.push(shared.getItem(name));
      order.push(step);
    };
    await Promise.all(['first', 'second'].map((step) => platformLocks().request(name, work(step))));
    vi.unstubAllGlobals();
    expect(noted).toEqual([expect.any(String), expect.any(String)]);
    expect(order).toEqual(['first', 'second']);
  });
});
