import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listQueries } from '#/shared/filter/list-queries.ts';
import type { WithdrawalSearch } from '../withdrawal-search.ts';
import { withdrawalKey } from './withdrawal-keys.ts';

export const withdrawalList = listQueries<WithdrawalSearch, Schemas.WithdrawalList>(
  withdrawalKey,
  async (sdk, query, abort) =>
    unwrap(await sdk.GET('/withdraw/admin/v1/list', { params: { query }, ...abort })),
);
