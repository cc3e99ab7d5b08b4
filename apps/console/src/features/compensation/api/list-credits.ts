import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { creditKey } from '#/kit/overdrawn/overdrawn-keys.ts';
import { readCreditSearch } from '../credit-search.ts';

export const creditList = listQueries(readCreditSearch, {
  key: creditKey,
  path: '/overdrawn/admin/v1/record/list',
  always: { resource: 'compensation' },
});
