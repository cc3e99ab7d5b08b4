import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { proposalKey } from '#/ui/api/proposal-key.ts';

export function limitsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...proposalKey, 'limits'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/approval/admin/v1/limits', { signal })),
  });
}
