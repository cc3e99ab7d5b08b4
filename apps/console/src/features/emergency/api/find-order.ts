import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { list } from '../amendment-list.ts';

/** Which order: order numbers are unique, and the server asks for the kind as well. */
export type WhichOrder = { kind: Schemas.AmendableKind; order_no: string };

/** An order by its kind and number, with what of it can be amended. */
export function orderQuery(sdk: Sdk, which: WhichOrder) {
  return queryOptions({
    queryKey: [...list.key, 'order', which.kind, which.order_no],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/emergency/admin/v1/order', { params: { query: which }, signal })),
    staleTime: 0,
  });
}
