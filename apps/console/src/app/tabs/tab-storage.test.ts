import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { close, onlyHome, remember, visit } from './tab-list.ts';
import { createTabStorage, parseTabs } from './tab-storage.ts';

const home = '/dashboard';
const none: ReadonlySet<string> = new Set();

describe('the stored tabs', () => {
  it('come back in their order, where they were, and none of them alive', () => {
    const storage = memoryStorage();
    const opened = visit(visit(onlyHome(home), '/client', none), '/funds/deposit', none);
    createTabStorage(storage, 'u1').write(remember(opened, '/client', { q: '王' }, 'row'));
    const read = createTabStorage(storage, 'u1').read(home);
    expect(read.tabs.map(({ path, search, hash }) => ({ path, search, hash }))).toEqual([
      { path: home, search: {}, hash: '' },
      { path: '/client', search: { q: '王' }, hash: 'row' },
      { path: '/funds/deposit', search: {}, hash: '' },
    ]);
    expect(read.recent).toEqual(['/funds/deposit', '/client']);
    expect(read.alive).toEqual([]);
  });

  it('are of one person alone', () => {
    const storage = memoryStorage();
    createTabStorage(storage, 'u1').write(visit(onlyHome(home), '/client', none));
    expect(createTabStorage(storage, 'u2').read(home)).toEqual(onlyHome(home));
  });

  it('are no more than a person opens, and a full storage stops nobody', () => {
    const tabs = Array.from({ length: 500 }, (_, at) => ({ path: `/page-${at}` }));
    expect(parseTabs(JSON.stringify({ tabs }), home).tabs).toHaveLength(101);
    const full = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => createTabStorage(full, 'u1').write(onlyHome(home))).not.toThrow();
  });

  it('do not hold one that is being closed', () => {
    const storage = memoryStorage();
    const list = close(visit(onlyHome(home), '/client', none), ['/client'], '/client');
    createTabStorage(storage, 'u1').write(list);
    expect(createTabStorage(storage, 'u1').read(home).tabs).toHaveLength(1);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"tabs":7}',
    '{"tabs":[null,7,"x",{},[]]}',
    '{"tabs":[{"path":7},{"path":"client"},{"path":"//evil.example"}],"recent":[7,"/gone"]}',
  ])('are the bar with nothing but home where they make no sense: %s', (stored) => {
    expect(parseTabs(stored, home)).toEqual(onlyHome(home));
  });

  it('lose what makes no sense, and keep the rest', () => {
    const stored = {
      tabs: [{ path: '/client', search: ['x'], hash: 7 }, { path: '/client' }, { nothing: true }],
      recent: ['/client', '/client', '/gone'],
    };
    const { tabs, recent } = parseTabs(JSON.stringify(stored), home);
    expect(tabs.map(({ path }) => path)).toEqual([home, '/client']);
    expect(tabs[1]).toMatchObject({ search: {}, hash: '' });
    expect(recent).toEqual(['/client']);
  });
});
