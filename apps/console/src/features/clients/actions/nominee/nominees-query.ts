import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** The beneficiaries of a client, with the version of the client that they belong to. */
export function nomineesQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: ['client', 'nominees', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/nominee/{id}', { params: { path: { id } }, signal })),
  });
}
