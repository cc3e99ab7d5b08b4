import { expectTypeOf, test } from 'vitest';
import { defineList } from './define-list.ts';
import { choice, dates, tabs, text } from './filter/filters.ts';

const channels = {
  name: 'message',
  namespaces: ['kit'],
  path: '/service/admin/v1/list',
  topics: [],
  sort: ['created_at'],
  defaultSort: '-created_at',
} as const;

test('a list reads and asks for what its filters say', () => {
  const list = defineList({ ...channels, filters: { q: text(), kind: choice(['line']) } });
  expectTypeOf(list.readSearch).returns.toHaveProperty('kind').toEqualTypeOf<'line' | undefined>();
});

test('a filter that the operation does not take is refused', () => {
  // @ts-expect-error: unknownFilters: 'from' | 'to'
  defineList({ ...channels, filters: { created_at: dates() } });
  defineList({
    ...channels,
    filters: {},
    // @ts-expect-error: an operation without a file response
    file: { path: '/service/admin/v1/list', what: 'channels' },
  });
});

test('so is one with another value than the operation takes', () => {
  // @ts-expect-error: otherValues
  defineList({ ...channels, filters: { kind: choice(['fax']) } });
});

test('tabs are refused if the operation does not count', () => {
  // @ts-expect-error: unknownFilters: 'counts'
  defineList({ ...channels, filters: { kind: tabs(['line']) } });
});
