import { describe, expect, it } from 'vitest';
import { fullStorage } from '#/app/full-storage.fixture.ts';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { recentChoicesKey } from '#/core/session/permissions-key.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';

const browserOf = (browser = memoryStorage()) => ({ browser, tab: memoryStorage() });
type Storages = ReturnType<typeof browserOf>;
const ids = (storages: Storages, person: string) =>
  recentChoices(storages, person).map(({ id }) => id);
const record = {
  kind: 'client',
  label: '王海燕',
  hint: '',
  robot: false,
  to: '/client',
  search: {},
} as const;

describe('what was chosen in the palette', () => {
  it('is remembered, each once, the last seven, the newest first', () => {
    const storages = browserOf();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c'])
      rememberChoice(storages, 'u1', { id });
    expect(ids(storages, 'u1')).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('is unchanged if the storage is full, and the choice goes on', () => {
    const before = JSON.stringify({ person: 'u1', kept: ['a'] });
    const storages = browserOf(fullStorage({ [recentChoicesKey]: before }));
    rememberChoice(storages, 'u1', { id: 'b' });
    expect(ids(storages, 'u1')).toEqual(['a']);
  });

  // @rule shell: Recent choices are kept in the browser, per person, until the session ends
  it('is of one person alone', () => {
    const storages = browserOf();
    rememberChoice(storages, 'u1', { id: 'a' });
    expect(ids(storages, 'u2')).toEqual([]);
    rememberChoice(storages, 'u2', { id: 'b' });
    expect(ids(storages, 'u1')).toEqual([]);
  });

  // @rule shell: Names of recent records are kept for the tab alone
  it('leaves the name of a client in the tab, and the order in the browser', () => {
    const storages = browserOf();
    rememberChoice(storages, 'u1', { id: 'client 7', record });
    rememberChoice(storages, 'u1', { id: '/client' });
    expect(recentChoices(storages, 'u1')).toEqual([{ id: '/client' }, { id: 'client 7', record }]);
    expect(storages.browser.getItem(recentChoicesKey)).not.toContain(record.label);
    const otherTab = browserOf(storages.browser);
    expect(recentChoices(otherTab, 'u1')).toEqual([{ id: '/client' }, { id: 'client 7' }]);
  });

  it.each([
    '',
    '{',
    'null',
    '{"person":"u1","kept":7}',
    '{"person":"u1","kept":[1,{"id":2},null]}',
  ])('is empty if the storage has %j', (kept) => {
    const storages = browserOf();
    storages.browser.setItem(recentChoicesKey, kept);
    storages.tab.setItem(recentChoicesKey, kept);
    expect(ids(storages, 'u1')).toEqual([]);
  });
});
