import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { staffKey } from './staff-key.ts';

export function agentsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...staffKey, 'agents'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/trading_list', { signal })).list,
    staleTime: 5 * 60_000,
  });
}
