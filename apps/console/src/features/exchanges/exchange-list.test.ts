import { expect, test } from 'vitest';
import { isFiltered } from '#/kit/list/filter/list-search.ts';
import { list } from './exchange-list.ts';

test('which list the page shows is no filter of it, and what makes no sense is dropped', () => {
  const whole = list.readSearch({ view: 'exchange', sort: 'rate', currency: 'dollars' });
  expect(whole).toMatchObject({ view: 'exchange', sort: '-created_at', page: 1 });
  expect(isFiltered(whole)).toBe(false);
  expect(isFiltered(list.readSearch({ currency: 'USD' }))).toBe(true);
});
