import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { WithdrawalSearch } from '../withdrawal-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportWithdrawals(sdk: Sdk, search: WithdrawalSearch, timeZone: string) {
  const query = { ...toListFilters(search, timeZone, new Date()), format: 'csv' as const };
  return unwrap(await sdk.GET('/withdraw/admin/v1/export', { params: { query }, parseAs: 'blob' }));
}
