import { listFile } from '#/kit/list/filter/list-queries.ts';
import { readDepositSearch } from '../deposit-search.ts';

export const exportDeposits = listFile(readDepositSearch, {
  path: '/deposit/admin/v1/export',
});
