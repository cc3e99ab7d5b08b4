import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { LoanSearch } from '../loan-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportLoans(sdk: Sdk, search: LoanSearch, timeZone: string) {
  const filters = toListFilters(search, timeZone, new Date());
  const query = { ...filters, sub_type: 'loan' as const, format: 'csv' as const };
  return unwrap(
    await sdk.GET('/overdrawn/admin/v1/record/export', { params: { query }, parseAs: 'blob' }),
  );
}
