import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { ClientSearch } from '../client-search.ts';

export function clientsQuery(sdk: Sdk, { id: _id, ...search }: ClientSearch, timeZone: string) {
  return queryOptions({
    queryKey: ['client', 'list', search, timeZone],
    queryFn: async ({ signal }) => {
      const { page, size } = search;
      const filters = toListFilters({ ...search, id: undefined }, timeZone, new Date());
      const params = { query: { ...filters, page, size } };
      return unwrap(await sdk.GET('/client/admin/v1/list', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
