import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listQueries } from '#/shared/filter/list-queries.ts';
import type { KycSearch } from '../kyc-search.ts';
import { kycKey } from './kyc-keys.ts';

export const kycList = listQueries<KycSearch, Schemas.KycList>(kycKey, async (sdk, query, abort) =>
  unwrap(await sdk.GET('/identify/admin/v1/list', { params: { query }, ...abort })),
);
