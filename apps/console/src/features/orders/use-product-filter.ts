import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { tailOf } from '#/kit/list/filter/tail-of.ts';
import { useRecordFilter } from '#/kit/list/filter/use-record-filter.tsx';
import { useCan } from '#/kit/permission/use-can.ts';
import { orderListKey } from './api/order-keys.ts';
import { productsQuery } from './api/products.ts';
import { type OrderKind, productResource } from './order-kinds.ts';

/** The orders of one product, by its name. */
export function useProductFilter<Search extends { product_id?: string | undefined }>(
  kind: OrderKind,
  props: ListFiltersProps<Search>,
) {
  const { t } = useTranslation('order');
  const mayRead = useCan('read', productResource(kind));
  const { data } = useQuery({ ...productsQuery(useSdk(), kind), enabled: mayRead });
  const id = props.search.product_id;
  const listed = useListedProduct(id);
  const product = useRecordFilter(props, 'product_id', {
    label: t('column.product'),
    records: data?.map((one) => ({ id: one.id, name: `${one.name} · ${one.code}` })),
    unlisted: listed?.name ?? (id && tailOf(id)),
  });
  return { product };
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
