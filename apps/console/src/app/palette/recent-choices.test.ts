import { describe, expect, it } from 'vitest';
import { fullStorage } from '#/app/full-storage.fixture.ts';
import { memoryStorage } from '#/core/browser/browser-storage.ts';
import { recentChoicesKey } from '#/core/session/permissions-key.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';

const ids = (storage: ReturnType<typeof memoryStorage>, person: string) =>
  recentChoices(storage, person).map(({ id }) => id);

describe('what was chosen in the palette', () => {
  it('is remembered, each once, the last seven, the newest first', () => {
    const storage = memoryStorage();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c'])
      rememberChoice(storage, 'u1', { id });
    expect(ids(storage, 'u1')).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('is unchanged if the storage is full, and the choice goes on', () => {
    const before = JSON.stringify({ person: 'u1', choices: [{ id: 'a' }] });
    const storage = fullStorage({ [recentChoicesKey]: before });
    rememberChoice(storage, 'u1', { id: 'b' });
    expect(ids(storage, 'u1')).toEqual(['a']);
  });

  // @rule shell: Recent choices are kept in the browser, per person, until the session ends
  it('is of one person alone', () => {
    const storage = memoryStorage();
    rememberChoice(storage, 'u1', { id: 'a' });
    expect(ids(storage, 'u2')).toEqual([]);
    rememberChoice(storage, 'u2', { id: 'b' });
    expect(ids(storage, 'u1')).toEqual([]);
  });

  it.each([
    '',
    '{',
    'null',
    '{"person":"u1","choices":[1,{"id":2},null,{"id":"a","record":{"kind":"deposit"}}]}',
  ])('is empty if the storage has %j', (kept) => {
    const storage = memoryStorage();
    storage.setItem(recentChoicesKey, kept);
    expect(ids(storage, 'u1')).toEqual([]);
  });
});
