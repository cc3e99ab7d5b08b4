import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import { creditKey } from '../../api/overdrawn-keys.ts';
import type { CreditSearch } from '../credit-search.ts';

export async function listCredits(
  sdk: Sdk,
  search: CreditSearch,
  timeZone: string,
  signal?: AbortSignal | undefined,
) {
  const { page, size } = search;
  const filters = toListFilters(search, timeZone, new Date());
  const query = { ...filters, resource: 'compensation' as const, page, size };
  return unwrap(
    await sdk.GET('/overdrawn/admin/v1/record/list', {
      params: { query },
      ...(signal && { signal }),
    }),
  );
}

export function creditsQuery(sdk: Sdk, { id: _id, ...search }: CreditSearch, timeZone: string) {
  return queryOptions({
    queryKey: [...creditKey, 'list', search, timeZone],
    queryFn: ({ signal }) => listCredits(sdk, { ...search, id: undefined }, timeZone, signal),
    placeholderData: keepPreviousData,
  });
}
