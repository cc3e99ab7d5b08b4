import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { toListFilters } from '#/shared/filter/list-search.ts';
import type { MessageSearch } from '../message-search.ts';

/** Everything the filters let through, as a CSV file. */
export async function exportMessages(sdk: Sdk, search: MessageSearch, timeZone: string) {
  const query = { ...toListFilters(search, timeZone, new Date()), format: 'csv' as const };
  return unwrap(await sdk.GET('/message/admin/v1/export', { params: { query }, parseAs: 'blob' }));
}
