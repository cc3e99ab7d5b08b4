import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { readWithdrawalSearch } from '../withdrawal-search.ts';
import { withdrawalKey } from './withdrawal-keys.ts';

export const withdrawalList = listQueries(readWithdrawalSearch, {
  key: withdrawalKey,
  path: '/withdraw/admin/v1/list',
});
