import { listFile } from '#/kit/list/filter/list-queries.ts';
import { readLoanSearch } from '../loan-search.ts';

export const exportLoans = listFile(readLoanSearch, {
  path: '/overdrawn/admin/v1/record/export',
  always: { sub_type: 'loan' },
});
