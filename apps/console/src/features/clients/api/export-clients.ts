import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { type ClientSearch, toClientFilters } from '../client-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportClients(sdk: Sdk, search: ClientSearch, timeZone: string) {
  const query = { ...toClientFilters(search, timeZone, new Date()), format: 'csv' as const };
  return unwrap(await sdk.GET('/client/admin/v1/export', { params: { query }, parseAs: 'blob' }));
}
