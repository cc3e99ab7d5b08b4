import { expect, test } from 'vitest';
import { toListFilters } from '#/business/list/filter/list-search.ts';
import { list } from './client-list.ts';

test('the list shows every real client by default, newest first', () => {
  const { page, size, sort, ...filters } = list.readSearch({});
  expect({ page, size, sort }).toEqual({ page: 1, size: 20, sort: '-create_datetime' });
  expect(Object.values(filters).every((value) => value === undefined)).toBe(true);
});

test('VIP 0 is a level, and a level that does not exist is no filter', () => {
  expect(list.readSearch({ vip_level: '0' }).vip_level).toBe(0);
  expect(list.readSearch({ vip_level: 20 }).vip_level).toBe(20);
  expect(list.readSearch({ vip_level: '21' }).vip_level).toBeUndefined();
});

test('a tag of up to 30 characters is a filter, in any script', () => {
  expect(list.readSearch({ tag: '高净值' }).tag).toBe('高净值');
  expect(list.readSearch({ tag: 'x'.repeat(31) }).tag).toBeUndefined();
});

test('a broken address still opens the list', () => {
  for (const broken of [{ status: 'gone' }, { online: 'perhaps' }, { sort: 'mobile' }]) {
    expect(list.readSearch(broken)).toEqual(list.readSearch({}));
  }
});

test('the server gets moments in UTC, and nothing of the page or the open record', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const search = list.readSearch({ from: 'now/d', page: 2, online: 'false' });
  expect(toListFilters(search, 'Asia/Shanghai', now)).toEqual({
    sort: '-create_datetime',
    online: false,
    from: '2026-11-20T16:00:00.000Z',
  });
});
