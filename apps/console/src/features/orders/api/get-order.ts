import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OrderKind } from '../order-kinds.ts';
import { orderKey } from './order-keys.ts';

export function orderQuery(sdk: Sdk, kind: OrderKind, id: string) {
  return queryOptions({
    queryKey: [...orderKey(kind), 'detail', id],
    queryFn: async ({ signal }) => {
      const params = { path: { kind, id } };
      return unwrap(await sdk.GET('/trx/admin/v1/{kind}/{id}', { params, signal }));
    },
    // A decision about money is made on what is true now.
    staleTime: 0,
  });
}

/** Puts an order as it is by now into what was fetched about it, and says under which key that is. */
export function storeOrder(queryClient: QueryClient, sdk: Sdk, trade: Schemas.Trade) {
  const { queryKey } = orderQuery(sdk, trade.kind, trade.id);
  queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, trade });
  return queryKey;
}
