import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { clientKey } from '#/kit/client/client-keys.ts';

/** The accounts of a client as they are now; until they have come, as `known` has them. */
export function accountsQuery(sdk: Sdk, clientId: string, known: readonly Schemas.Account[]) {
  return queryOptions({
    queryKey: [...clientKey, 'accounts', clientId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: clientId } };
      return unwrap(await sdk.GET('/acc/admin/v1/list/{id}', { params, signal })).list;
    },
    enabled: clientId !== '',
    placeholderData: [...known],
  });
}
