import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { proposalKey } from '#/ui/api/proposal-key.ts';

export function proposalQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...proposalKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/approval/admin/v1/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}
