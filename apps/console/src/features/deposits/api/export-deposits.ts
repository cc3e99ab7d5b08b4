import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { DepositSearch } from '../deposit-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportDeposits(sdk: Sdk, search: DepositSearch, timeZone: string) {
  const query = { ...toListFilters(search, timeZone, new Date()), format: 'csv' as const };
  return unwrap(await sdk.GET('/deposit/admin/v1/export', { params: { query }, parseAs: 'blob' }));
}
