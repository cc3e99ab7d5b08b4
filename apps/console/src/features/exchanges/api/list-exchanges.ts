import { listFile, listQueries } from '#/kit/list/filter/list-queries.ts';
import { exchangeFilters, readExchangeSearch } from '../exchange-search.ts';

const readFilters = (search: unknown) => exchangeFilters(readExchangeSearch(search));

export const exchangeList = listQueries(readFilters, {
  key: ['exchange'],
  path: '/acc/admin/v1/exchange/list',
});

export const exportExchanges = listFile(readFilters, { path: '/acc/admin/v1/exchange/export' });
