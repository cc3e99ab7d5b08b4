import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { ClientSearch } from '../client-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportClients(sdk: Sdk, search: ClientSearch, timeZone: string) {
  const query = { ...toListFilters(search, timeZone, new Date()), format: 'csv' as const };
  return unwrap(await sdk.GET('/client/admin/v1/export', { params: { query }, parseAs: 'blob' }));
}
