import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { KycSearch } from '../kyc-search.ts';
import { kycKey } from './kyc-keys.ts';

export async function listKyc(
  sdk: Sdk,
  search: KycSearch,
  timeZone: string,
  signal?: AbortSignal | undefined,
) {
  const { page, size } = search;
  const query = { ...toListFilters(search, timeZone, new Date()), page, size };
  return unwrap(
    await sdk.GET('/identify/admin/v1/list', { params: { query }, ...(signal && { signal }) }),
  );
}

export function kycListQuery(sdk: Sdk, { id: _id, ...search }: KycSearch, timeZone: string) {
  return queryOptions({
    queryKey: [...kycKey, 'list', search, timeZone],
    queryFn: ({ signal }) => listKyc(sdk, { ...search, id: undefined }, timeZone, signal),
    placeholderData: keepPreviousData,
  });
}
