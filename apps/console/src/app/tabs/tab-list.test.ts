import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterClosing,
  aliveMax,
  close,
  onlyHome,
  remember,
  renew,
  reopen,
  restrict,
  type TabList,
  visit,
} from './tab-list.ts';

const home = '/dashboard';
const none: ReadonlySet<string> = new Set();
const visited = (...paths: string[]) =>
  paths.reduce<TabList>((list, path) => visit(list, path, none), onlyHome(home));
const pathsOf = (list: TabList) => list.tabs.map(({ path }) => path);
const instanceOf = (list: TabList, path: string) =>
  list.tabs.find((tab) => tab.path === path)?.instance;

const allPaths = Array.from({ length: 15 }, (_, at) => `/page-${at}`);
const anyPath = fc.constantFrom(home, ...allPaths);
const step = fc.oneof(
  fc.record({ act: fc.constant('visit' as const), path: anyPath }),
  fc.record({ act: fc.constant('close' as const), paths: fc.array(anyPath, { maxLength: 4 }) }),
  fc.record({ act: fc.constant('renew' as const), path: anyPath }),
  fc.record({ act: fc.constant('stay' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const history = fc.array(step, { maxLength: 60 });

function play(steps: readonly Step[], spared: ReadonlySet<string>) {
  let list = onlyHome(home);
  let shown: string | null = null;
  for (const one of steps) {
    if (one.act === 'visit') {
      shown = one.path;
      list = visit(list, shown, spared);
    } else if (one.act === 'close') list = close(list, one.paths, shown);
    else if (one.act === 'renew') list = renew(list, one.path);
    else list = reopen(list);
  }
  return { list, shown };
}

describe('the tabs, after any history', () => {
  // @rule shell: The first tab is home and cannot be closed; the others can
  it('begin with home, and hold no page twice', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { list } = play(steps, none);
        expect(pathsOf(list)[0]).toBe(home);
        for (const paths of [pathsOf(list), list.recent, list.alive]) {
          expect(new Set(paths).size).toBe(paths.length);
        }
        const instances = list.tabs.map(({ instance }) => instance);
        expect(new Set(instances).size).toBe(instances.length);
      }),
    );
  });

  // @rule shell: Ten pages are cached; the least recently viewed without unsaved input is dropped
  it('keep at most ten pages alive, the shown one among them, and drop none that holds something typed', () => {
    fc.assert(
      fc.property(history, fc.subarray(allPaths), (steps, typedInto) => {
        const spared = new Set(typedInto);
        const { list, shown } = play(steps, spared);
        const others = list.alive.filter((path) => !spared.has(path));
        expect(list.alive.length).toBeLessThanOrEqual(Math.max(aliveMax, spared.size + 1));
        expect(others.length).toBeLessThanOrEqual(aliveMax);
        if (shown !== null) expect(list.alive[0]).toBe(shown);
        const dropped = list.recent.filter((path) => !list.alive.includes(path));
        expect(dropped.filter((path) => spared.has(path))).toEqual([]);
      }),
    );
  });

  it('know open pages only', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { list } = play(steps, none);
        for (const path of [...list.recent, ...list.alive, ...list.closing]) {
          expect(pathsOf(list)).toContain(path);
        }
      }),
    );
  });
});

describe('the pages that are alive', () => {
  it('lose the one that was looked at longest ago, whose tab stays', () => {
    const list = visited(...allPaths.slice(0, aliveMax + 1));
    expect(list.alive).toHaveLength(aliveMax);
    expect(list.alive).not.toContain('/page-0');
    expect(pathsOf(list)).toContain('/page-0');
  });

  it('keep those with something typed, whatever their age, and the shown one', () => {
    const looked = visited(...allPaths.slice(0, aliveMax));
    const one = visit(looked, '/page-10', new Set(['/page-0']));
    expect(one.alive).toContain('/page-0');
    expect(one.alive).not.toContain('/page-1');
    const all = visit(looked, '/page-10', new Set(allPaths.slice(0, aliveMax)));
    expect(all.alive).toHaveLength(aliveMax + 1);
    expect(all.alive[0]).toBe('/page-10');
  });
});

describe('closing', () => {
  it('leads to the page that was looked at last of those that stay', () => {
    const list = visited('/a', '/b', '/c', '/a');
    expect(afterClosing(list, ['/a'])).toBe('/c');
    expect(afterClosing(list, ['/a', '/c'])).toBe('/b');
    expect(afterClosing(list, ['/a', '/b', '/c'])).toBe(home);
  });

  it('keeps the shown page until another one has come', () => {
    const closing = close(visited(home, '/a', '/b'), ['/b'], '/b');
    expect(pathsOf(closing)).toContain('/b');
    expect(visit(closing, '/b', none)).toBe(closing);
    expect(pathsOf(visit(closing, '/a', none))).toEqual([home, '/a']);
    expect(reopen(closing).closing).toEqual([]);
  });

  it('ends the page: opened again it is another one', () => {
    const before = visited('/a', '/b', home);
    for (const path of ['/a', '/b']) {
      const after = visit(close(before, [path], home), path, none);
      expect(instanceOf(after, path)).not.toBe(instanceOf(before, path));
    }
  });

  it('never closes home', () => {
    const list = visited(home, '/a');
    expect(pathsOf(close(list, [home, '/a'], home))).toEqual([home]);
  });
});

describe('a tab', () => {
  it('remembers the position of its page', () => {
    const list = remember(visited('/a', '/b'), '/a', { status: 'pending' }, 'row');
    expect(list.tabs.find(({ path }) => path === '/a')).toMatchObject({
      search: { status: 'pending' },
      hash: 'row',
    });
    expect(remember(list, '/gone', {}, '')).toBe(list);
  });

  it('remembers no other’s place, and each change of its own', () => {
    const search = { status: 'pending' };
    const list = remember(visited('/a', '/b'), '/a', search, 'row');
    expect(list.tabs.map((tab) => tab.search)).toEqual([{}, search, {}]);
    const hashes = (at: TabList) => at.tabs.map(({ hash }) => hash);
    expect(hashes(remember(list, '/a', search, 'other'))).toEqual(['', 'other', '']);
    expect(remember(list, '/a', search, 'row')).toBe(list);
  });

  it('goes when its page may not be seen any more', () => {
    const list = restrict(visited('/a', '/b'), new Set([home, '/b']));
    expect(pathsOf(list)).toEqual([home, '/b']);
    expect(list.alive).toEqual(['/b']);
    expect(pathsOf(restrict(list, new Set(['/b'])))).toEqual([home, '/b']);
  });

  it('reloaded is another page in the same place, and the others stay what they are', () => {
    const before = visited('/a', '/b');
    const after = renew(before, '/a');
    expect(pathsOf(after)).toEqual(pathsOf(before));
    expect(instanceOf(after, '/a')).not.toBe(instanceOf(before, '/a'));
    expect(instanceOf(after, '/b')).toBe(instanceOf(before, '/b'));
  });
});
