import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { staffKey } from './staff-key.ts';

/** Salesmen and team leaders to whom clients can be assigned: few, and fetched whole. */
export function agentsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...staffKey, 'agents'],
    queryFn: async ({ signal }) => unwrap(await sdk.GET('/user/v1/trading_list', { signal })).list,
    staleTime: 5 * 60_000,
  });
}
