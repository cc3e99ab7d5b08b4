import { listFile } from '#/kit/list/filter/list-queries.ts';
import { readWithdrawalSearch } from '../withdrawal-search.ts';

export const exportWithdrawals = listFile(readWithdrawalSearch, {
  path: '/withdraw/admin/v1/export',
});
