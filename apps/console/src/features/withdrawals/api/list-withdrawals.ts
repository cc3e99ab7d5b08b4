import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { WithdrawalSearch } from '../withdrawal-search.ts';
import { withdrawalKey } from './withdrawal-keys.ts';

export async function listWithdrawals(
  sdk: Sdk,
  search: WithdrawalSearch,
  timeZone: string,
  signal?: AbortSignal | undefined,
) {
  const { page, size } = search;
  const query = { ...toListFilters(search, timeZone, new Date()), page, size };
  return unwrap(
    await sdk.GET('/withdraw/admin/v1/list', { params: { query }, ...(signal && { signal }) }),
  );
}

export function withdrawalsQuery(
  sdk: Sdk,
  { id: _id, ...search }: WithdrawalSearch,
  timeZone: string,
) {
  return queryOptions({
    queryKey: [...withdrawalKey, 'list', search, timeZone],
    queryFn: ({ signal }) => listWithdrawals(sdk, { ...search, id: undefined }, timeZone, signal),
    placeholderData: keepPreviousData,
  });
}
