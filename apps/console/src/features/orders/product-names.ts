import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { tailOf } from '#/ui/controls/clipped.tsx';
import { useCan } from '#/ui/permission.tsx';
import { type OrderKind, orderListKey, productKind, productResource } from './order-kinds.ts';

/** The newest, as many as a page of the server holds. Older ones are found by a search. */
const offeredMax = 200;

type OfferedProduct = { id: string; code: string; name: string };

function productsQuery(sdk: Sdk, kind: OrderKind) {
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

export function useProductNames(kind: OrderKind, id: string | undefined) {
  const { t } = useTranslation('order');
  const mayRead = useCan('read', productResource(kind));
  const { data } = useQuery({ ...productsQuery(useSdk(), kind), enabled: mayRead });
  const listed = useListedProduct(id);
  return {
    label: t('column.product'),
    records: data?.map((one) => ({ id: one.id, name: `${one.name} · ${one.code}` })),
    unlisted: listed?.name ?? (id && tailOf(id)),
  };
}

function useListedProduct(id: string | undefined): Schemas.TradeProduct | undefined {
  const lists = useQueryClient().getQueriesData<Schemas.TradeList>({
    predicate: ({ queryKey }) => orderListKey(queryKey),
  });
  return lists
    .flatMap(([, page]) => page?.list ?? [])
    .map(({ product }) => product)
    .find((product) => product.id === id);
}

export interface LinkedSearch {
  product_id?: string | undefined;
  dealing_day?: string | undefined;
  whole?: boolean | undefined;
}

export function useLinkedFilters({ dealing_day: day, whole }: LinkedSearch) {
  const { t } = useTranslation('order');
  return {
    dealing_day: { label: t('column.dealingDay'), labels: day, keys: ['dealing_day'] as const },
    whole: {
      label: t('whole.label'),
      labels: whole ? t('whole.yes') : undefined,
      keys: ['whole'] as const,
    },
  };
}
