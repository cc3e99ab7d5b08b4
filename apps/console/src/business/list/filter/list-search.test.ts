import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  amount,
  flag,
  isFiltered,
  listEntries,
  oneOf,
  sortOf,
  textSearch,
  timeRange,
  toListFilters,
  withoutDefaults,
  withoutFilters,
} from './list-search.ts';

const search = v.object({
  ...listEntries,
  ...textSearch,
  ...timeRange,
  sort: sortOf(['created_at', 'amount'], '-created_at'),
  status: oneOf(['pending', 'approved']),
  amount_min: amount,
  fake: flag,
});
const read = (given: Record<string, unknown>) => withoutDefaults(v.parse(search, given), {});

test('an empty address is the first page of twenty', () => {
  expect(read({})).toEqual({ page: 1, size: 20, sort: '-created_at' });
});

test('each part of the address is read, as text or as a value', () => {
  const expected = {
    sort: '-created_at',
    page: 3,
    size: 50,
    q: '1234567890123456789',
    fake: true,
    amount_min: '10.5',
  };
  const text = {
    page: '3',
    size: '50',
    q: '1234567890123456789',
    fake: 'true',
    amount_min: '10.5',
  };
  expect(read(text)).toEqual(expected);
  expect(read({ ...text, page: 3, size: 50, fake: true, amount_min: 10.5 })).toEqual(expected);
});

test('a part that makes no sense is dropped and the rest still counts', () => {
  expect(
    read({
      page: '-1',
      size: 7,
      status: 'lost',
      from: 'soon',
      amount_min: '1e9',
      id: 'x',
      q: 'wang',
    }),
  ).toEqual({ page: 1, size: 20, sort: '-created_at', q: 'wang' });
});

test('a search text loses characters that no keyboard writes, and the rest of it still counts', () => {
  expect(read({ q: 'a\0' }).q).toBe('a');
  expect(read({ q: '\u0007王\t小明\r\n' }).q).toBe('王 小明');
  expect(read({ q: '\0' }).q).toBeUndefined();
  expect(read({ q: '😀' }).q).toBe('😀');
});

test('a list sorts by its own columns, by three at most', () => {
  expect(read({ sort: '-created_at,amount' })).toMatchObject({ sort: '-created_at,amount' });
  expect(read({ sort: 'password' })).toMatchObject({ sort: '-created_at' });
  expect(read({ sort: 'amount,amount,amount,amount' })).toMatchObject({ sort: '-created_at' });
});

test('a relative time stays relative', () => {
  expect(read({ from: 'now-7d', to: '2026-11-01' })).toMatchObject({
    from: 'now-7d',
    to: '2026-11-01',
  });
});

test('what the address would mean anyway is left out of it', () => {
  expect(
    withoutDefaults({ page: 1, size: 50, q: '', from: undefined }, { page: 1, size: 20 }),
  ).toEqual({ size: 50 });
});

test('every filter can be taken off at once, and the position in the list is not a filter', () => {
  const search = read({ page: '3', size: '50', sort: 'amount', status: 'pending', fake: 'false' });
  expect(isFiltered(search)).toBe(true);
  expect(isFiltered(read({ page: '3', size: '50', sort: 'amount' }))).toBe(false);
  expect(Object.entries(withoutFilters(search))).toEqual([
    ['status', undefined],
    ['fake', undefined],
  ]);
});

test('a list is asked for its filters and its order alone, and one that has no times for none', () => {
  const undated = { page: 2, size: 50, id: 'a', sort: '-weight', q: 'line' };
  const now = new Date('2026-03-05T12:00:00Z');
  expect(Object.entries(toListFilters(undated, 'UTC', now))).toEqual([
    ['sort', '-weight'],
    ['q', 'line'],
  ]);
  expect(toListFilters({ ...undated, from: 'now-7d/d', to: undefined }, 'UTC', now)).toEqual({
    sort: '-weight',
    q: 'line',
    from: '2026-02-26T00:00:00.000Z',
  });
});
