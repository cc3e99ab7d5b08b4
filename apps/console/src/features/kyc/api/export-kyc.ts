import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { KycSearch } from '../kyc-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportKyc(sdk: Sdk, search: KycSearch, timeZone: string) {
  const query = { ...toListFilters(search, timeZone, new Date()), format: 'csv' as const };
  return unwrap(await sdk.GET('/identify/admin/v1/export', { params: { query }, parseAs: 'blob' }));
}
