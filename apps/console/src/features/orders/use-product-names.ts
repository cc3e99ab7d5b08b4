import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tailOf } from '#/business/list/filter/tail-of.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useCan } from '#/ui/permission/use-can.ts';
import { orderListKey } from './api/order-keys.ts';
import { productsQuery } from './api/products.ts';
import { type OrderKind, productResource } from './order-kinds.ts';

/** The products that orders of a kind are chosen by, and what the one with this id is called beside them. */
export function useProductNames(kind: OrderKind, id: string | undefined) {
  const mayRead = useCan('read', productResource(kind));
  const { data } = useQuery({ ...productsQuery(useSdk(), kind), enabled: mayRead });
  const listed = useListedProduct(id);
  return {
    records: data?.map((one) => ({ id: one.id, name: `${one.name} · ${one.code}` })),
    unlisted: listed?.name ?? (id && tailOf(id)),
  };
}

/** The product as an order names it that was fetched already. */
function useListedProduct(id: string | undefined): Schemas.TradeProduct | undefined {
  const lists = useQueryClient().getQueriesData<Schemas.TradeList>({
    predicate: ({ queryKey }) => orderListKey(queryKey),
  });
  return lists
    .flatMap(([, page]) => page?.list ?? [])
    .map(({ product }) => product)
    .find((product) => product.id === id);
}
