import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** Everything fetched about members of staff is cached under this key. */
export const staffKey = ['staff'] as const;

export function agentsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...staffKey, 'agents'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/trading_list', { signal })).list,
    staleTime: 5 * 60_000,
  });
}
