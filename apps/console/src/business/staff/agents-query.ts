import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

export const staffKey = ['staff'] as const;

export function agentsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...staffKey, 'agents'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/trading_list', { signal })).list,
    staleTime: 5 * 60_000,
  });
}
