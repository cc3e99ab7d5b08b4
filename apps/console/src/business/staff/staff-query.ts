import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { staffKey } from './agents-query.ts';

/** One member of staff, with what a change depends on. */
export function staffQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...staffKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/user/v1/{id}', { params: { path: { id } }, signal })),
    // Disabling and deleting depend on the current state.
    staleTime: 0,
  });
}
