import { listFile } from '#/kit/list/filter/list-queries.ts';
import { readKycSearch } from '../kyc-search.ts';

export const exportKyc = listFile(readKycSearch, {
  path: '/identify/admin/v1/export',
});
