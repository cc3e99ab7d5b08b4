import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** The bank cards of a client, the oldest first. */
export function banksQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: ['client', 'banks', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/bank/{id}', { params: { path: { id } }, signal })),
  });
}
