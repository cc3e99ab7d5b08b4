import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { listFile, listQueries } from '#/shared/filter/list-queries.ts';
import type { ExchangeListSearch } from '../exchange-search.ts';

export const exchangeList = listQueries<ExchangeListSearch, Schemas.ConversionList>(
  ['exchange'],
  async (sdk, query, abort) =>
    unwrap(await sdk.GET('/acc/admin/v1/exchange/list', { params: { query }, ...abort })),
);

export const exportExchanges = listFile<ExchangeListSearch>(async (sdk, query) =>
  unwrap(await sdk.GET('/acc/admin/v1/exchange/export', { params: { query }, parseAs: 'blob' })),
);
