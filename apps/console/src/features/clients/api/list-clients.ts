import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listQueries } from '#/shared/filter/list-queries.ts';
import type { ClientSearch } from '../client-search.ts';

export const clientList = listQueries<ClientSearch, Schemas.ClientList>(
  ['client'],
  async (sdk, query, abort) =>
    unwrap(await sdk.GET('/client/admin/v1/list', { params: { query }, ...abort })),
);
