import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export function clientQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: ['client', 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/client/admin/v1/detail/{id}', { params: { path: { id } }, signal })),
  });
}
