import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { loanKey } from '#/kit/overdrawn/overdrawn-keys.ts';
import { readLoanSearch } from '../loan-search.ts';

export const loanList = listQueries(readLoanSearch, {
  key: loanKey,
  path: '/overdrawn/admin/v1/record/list',
  always: { sub_type: 'loan' },
});
