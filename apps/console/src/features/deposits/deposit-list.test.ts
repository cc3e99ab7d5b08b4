import { expect, test } from 'vitest';
import { toListFilters } from '#/business/list/filter/list-search.ts';
import { list } from './deposit-list.ts';

test('the queue shows every deposit by default, latest first', () => {
  const { page, size, sort, ...filters } = list.readSearch({});
  expect({ page, size, sort }).toEqual({ page: 1, size: 20, sort: '-created_at' });
  expect(Object.values(filters).every((value) => value === undefined)).toBe(true);
});

test('a broken address still opens the queue', () => {
  for (const broken of [{ status: 'lost' }, { page: 'x' }, { fake: 'maybe' }, { client_id: '1' }]) {
    expect(list.readSearch(broken)).toEqual(list.readSearch({}));
  }
});

test('the server gets moments in UTC, and nothing of the page or the open record', () => {
  const search = list.readSearch({
    from: '2026-11-01',
    to: '2026-11-01',
    page: 3,
    status: 'pending',
    id: '01932b5e-7e3a-7bcd-8a4f-0123456789ab',
  });
  expect(toListFilters(search, 'Asia/Shanghai', new Date())).toEqual({
    sort: 'created_at',
    status: 'pending',
    from: '2026-10-31T16:00:00.000Z',
    to: '2026-11-01T16:00:00.000Z',
  });
});

test('a tab is a state or those that wait for their client; the one with all has no name', () => {
  const tabs = [{}, { status: 'rejected' }, { phase: 'asked' }, { status: 'lost' }];
  expect(tabs.map((address) => list.tabOf(list.readSearch(address)))).toEqual([
    undefined,
    'rejected',
    'asked',
    undefined,
  ]);
});
