import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import { type ExchangeSearch, exchangeFilters } from '../exchange-search.ts';

export function exchangesQuery(sdk: Sdk, search: ExchangeSearch, timeZone: string) {
  const { id: _, ...asked } = exchangeFilters(search);
  return queryOptions({
    queryKey: ['exchange', 'list', asked, timeZone],
    queryFn: async ({ signal }) => {
      const { page, size } = asked;
      const query = { ...toListFilters(asked, timeZone, new Date()), page, size };
      return unwrap(await sdk.GET('/acc/admin/v1/exchange/list', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** Everything the filters let through, as a CSV file. */
export async function exportExchanges(sdk: Sdk, search: ExchangeSearch, timeZone: string) {
  const filters = toListFilters(exchangeFilters(search), timeZone, new Date());
  const query = { ...filters, format: 'csv' as const };
  const params = { query };
  return unwrap(await sdk.GET('/acc/admin/v1/exchange/export', { params, parseAs: 'blob' }));
}
