import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** What a client may trade, and up to what. */
export function tradeSettingsQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: ['client', 'trade', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/trade/{id}', { params: { path: { id } }, signal })),
  });
}
