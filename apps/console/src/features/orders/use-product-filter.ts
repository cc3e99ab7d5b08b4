import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { tailOf } from '#/kit/list/filter/tail-of.ts';
import { orderListKey } from './api/order-keys.ts';

type ProductSearch = { product_id?: string | undefined };

/** The orders of one product, to which other pages lead. */
export function useProductFilter<Search extends ProductSearch>({
  search: { product_id: id },
}: ListFiltersProps<Search>) {
  const { t } = useTranslation('order');
  const name = useListedProduct(id)?.name;
  const product: ListFilter<Search> = {
    label: t('column.product'),
    labels: id && (name ?? tailOf(id)),
    keys: ['product_id'],
  };
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
