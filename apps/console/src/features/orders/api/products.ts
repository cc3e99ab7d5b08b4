import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type OrderKind, productKind } from '../order-kinds.ts';

/** As many as a page of the server holds: the newest. Older ones are found by their words. */
const offeredMax = 200;

export type OfferedProduct = { id: string; code: string; name: string };

/** The products that orders of the kind can be about. */
export function productsQuery(sdk: Sdk, kind: OrderKind) {
  return queryOptions({
    queryKey: ['order-products', kind],
    queryFn: async ({ signal }): Promise<readonly OfferedProduct[]> => {
      const { list } = unwrap(
        // The calls of the kinds differ in what else they answer.
        await sdk.GET(`/${productKind(kind)}/admin/v1/list` as '/stock/admin/v1/list', {
          params: { query: { size: offeredMax, sort: '-created_at' } },
          signal,
        }),
      );
      return (list as readonly (Schemas.StockProduct | Schemas.FundProduct)[]).map((product) => ({
        id: product.id,
        code: 'symbol' in product ? product.symbol : product.code,
        name: product.name,
      }));
    },
  });
}
