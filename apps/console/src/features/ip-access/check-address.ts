import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { list } from './ip-rule-list.ts';

export type Tried = { address?: string; role?: Schemas.Role; user_id?: string };

export const checkAddressQuery = (sdk: Sdk, tried: Tried) =>
  queryOptions({
    // A change of the rules makes it stale.
    queryKey: [...list.key, 'check', tried],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/config/admin/v1/ip_access/check', { params: { query: tried }, signal }),
      ),
    retry: false,
  });
