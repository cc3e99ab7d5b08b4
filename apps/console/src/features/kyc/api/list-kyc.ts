import { listQueries } from '#/kit/list/filter/list-queries.ts';
import { readKycSearch } from '../kyc-search.ts';
import { kycKey } from './kyc-keys.ts';

export const kycList = listQueries(readKycSearch, {
  key: kycKey,
  path: '/identify/admin/v1/list',
});
