import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { list } from '../amendment-list.ts';

/** An amendment, with its order and the account as they are now. */
export function amendmentQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...list.key, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/emergency/admin/v1/detail/{id}', { params: { path: { id } }, signal }),
      ),
    // A decision about money is made on what is true now.
    staleTime: 0,
  });
}
