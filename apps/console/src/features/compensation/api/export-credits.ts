import { listFile } from '#/kit/list/filter/list-queries.ts';
import { readCreditSearch } from '../credit-search.ts';

export const exportCredits = listFile(readCreditSearch, {
  path: '/overdrawn/admin/v1/record/export',
  always: { resource: 'compensation' },
});
