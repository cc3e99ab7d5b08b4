import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listQueries } from '#/shared/filter/list-queries.ts';
import type { DepositSearch } from '../deposit-search.ts';
import { depositKey } from './deposit-keys.ts';

export const depositList = listQueries<DepositSearch, Schemas.DepositList>(
  depositKey,
  async (sdk, query, abort) =>
    unwrap(await sdk.GET('/deposit/admin/v1/list', { params: { query }, ...abort })),
);
