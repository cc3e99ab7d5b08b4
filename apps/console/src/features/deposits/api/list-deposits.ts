import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { readDepositSearch } from '../deposit-search.ts';
import { depositKey } from './deposit-keys.ts';

export const depositList = listQueries(readDepositSearch, {
  key: depositKey,
  path: '/deposit/admin/v1/list',
});
