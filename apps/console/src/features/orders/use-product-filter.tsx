import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FilterSelect } from '#/kit/list/filter/filter-select.tsx';
import type { ListFilter, ListFiltersProps } from '#/kit/list/filter/list-filter.ts';
import { tailOf } from '#/kit/list/filter/tail-of.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import { orderListKey } from './api/order-keys.ts';
import { productsQuery } from './api/products.ts';
import { type OrderKind, productResource } from './order-kinds.ts';

type ProductSearch = { product_id?: string | undefined };

/** The orders of one product, by its name. */
export function useProductFilter<Search extends ProductSearch>(
  kind: OrderKind,
  { search: { product_id: id }, onChange }: ListFiltersProps<Search>,
) {
  const { t } = useTranslation(['order', 'kit']);
  const mayRead = useCan('read', productResource(kind));
  const { data = [] } = useQuery({ ...productsQuery(useSdk(), kind), enabled: mayRead });
  const listed = useListedProduct(id);
  const name = data.find((product) => product.id === id)?.name ?? listed?.name;
  const labels = id && (name ?? tailOf(id));
  const label = t('column.product');
  const product: ListFilter<Search> = {
    label,
    labels,
    keys: ['product_id'],
    control: mayRead && (
      <FilterSelect
        label={label}
        all={t('kit:filter.all')}
        value={id}
        labels={labels}
        options={data.map((one) => ({ value: one.id, label: `${one.name} · ${one.code}` }))}
        // It is the one part of this address.
        onChange={(chosen) => onChange({ product_id: chosen } as Partial<Search>)}
      />
    ),
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
