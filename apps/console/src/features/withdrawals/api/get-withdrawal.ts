import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { withdrawalKey } from './withdrawal-keys.ts';

export function withdrawalQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...withdrawalKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/withdraw/admin/v1/detail/{id}', { params: { path: { id } }, signal })),
    // A decision about money is made on what is true now.
    staleTime: 0,
  });
}
