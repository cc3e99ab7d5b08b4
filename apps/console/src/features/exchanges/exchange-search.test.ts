import { expect, test } from 'vitest';
import { isFiltered } from '#/kit/list/filter/list-search.ts';
import { exchangeFilters, readExchangeSearch } from './exchange-search.ts';

test('which list the page shows is no filter of it, and what makes no sense is dropped', () => {
  const whole = readExchangeSearch({ view: 'exchange', sort: 'rate', currency: 'dollars' });
  expect(whole).toMatchObject({ view: 'exchange', sort: '-created_at', page: 1 });
  expect(isFiltered(exchangeFilters(whole))).toBe(false);
  expect(isFiltered(exchangeFilters(readExchangeSearch({ currency: 'USD' })))).toBe(true);
});
