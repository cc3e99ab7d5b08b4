import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { list } from '../exception-list.ts';

/** How many exceptions each check has, and when the data was last checked. */
export function summaryQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...list.key, 'summary'],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/exception/admin/v1/summary', { params: { query: {} }, signal })),
  });
}
