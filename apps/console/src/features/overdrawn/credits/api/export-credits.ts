import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { CreditSearch } from '../credit-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportCredits(sdk: Sdk, search: CreditSearch, timeZone: string) {
  const filters = toListFilters(search, timeZone, new Date());
  const query = { ...filters, resource: 'compensation' as const, format: 'csv' as const };
  return unwrap(
    await sdk.GET('/overdrawn/admin/v1/record/export', { params: { query }, parseAs: 'blob' }),
  );
}
