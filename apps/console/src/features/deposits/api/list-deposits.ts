import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { DepositSearch } from '../deposit-search.ts';
import { depositKey } from './deposit-keys.ts';

export async function listDeposits(
  sdk: Sdk,
  search: DepositSearch,
  timeZone: string,
  signal?: AbortSignal | undefined,
) {
  const { page, size } = search;
  const query = { ...toListFilters(search, timeZone, new Date()), page, size };
  return unwrap(
    await sdk.GET('/deposit/admin/v1/list', { params: { query }, ...(signal && { signal }) }),
  );
}

export function depositsQuery(sdk: Sdk, { id: _id, ...search }: DepositSearch, timeZone: string) {
  return queryOptions({
    queryKey: [...depositKey, 'list', search, timeZone],
    queryFn: ({ signal }) => listDeposits(sdk, { ...search, id: undefined }, timeZone, signal),
    placeholderData: keepPreviousData,
  });
}
