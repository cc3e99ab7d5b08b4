import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Locale } from '#/core/i18n/locale.ts';
import type { Product, ProductKind } from './kinds/product-fields.ts';
import { productKey } from './live-queries.ts';

const historySize = 20;
const navSize = 60;

export function productQuery(sdk: Sdk, kind: ProductKind, id: string) {
  return queryOptions({
    queryKey: [...productKey, kind, 'detail', id],
    queryFn: async ({ signal }): Promise<Product> =>
      unwrap(
        // The eight calls differ in what they answer alone.
        await sdk.GET(`/${kind}/admin/v1/{id}` as '/stock/admin/v1/{id}', {
          params: { path: { id } },
          signal,
        }),
      ),
  });
}

export function historyQuery(sdk: Sdk, kind: ProductKind, id: string) {
  return queryOptions({
    queryKey: [...productKey, kind, 'history', id],
    queryFn: async ({ signal }): Promise<Schemas.ProductHistory> =>
      unwrap(
        await sdk.GET(`/${kind}/admin/v1/history/{id}` as '/stock/admin/v1/history/{id}', {
          params: { path: { id }, query: { size: historySize } },
          signal,
        }),
      ),
  });
}

export function dealingQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...productKey, 'fund', 'dealing', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/fund/admin/v1/dealing/{id}', { params: { path: { id } }, signal })),
    retry: false,
  });
}

export function navsQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...productKey, 'fund', 'navs', id],
    queryFn: async ({ signal }) =>
      unwrap(
        await sdk.GET('/fund/admin/v1/nav/{id}', {
          params: { path: { id }, query: { size: navSize } },
          signal,
        }),
      ),
  });
}

export function templatesQuery(sdk: Sdk, kind: ProductKind) {
  return queryOptions({
    queryKey: [...productKey, 'templates', kind],
    queryFn: async ({ signal }) => {
      const params = { path: { kind } };
      return unwrap(await sdk.GET('/product/admin/v1/{kind}/template', { params, signal })).list;
    },
  });
}

export const marketsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: [...productKey, 'markets'],
    queryFn: async ({ signal }): Promise<Schemas.Market[]> =>
      unwrap(await sdk.GET('/config/admin/v1/market', { signal })).list,
  });

export const labelsQuery = (languages: readonly Locale[], namespaces: readonly string[]) =>
  queryOptions({
    queryKey: ['product-labels', languages, namespaces],
    queryFn: async () => {
      await i18next.reloadResources([...languages], [...namespaces]);
      for (const language of languages) {
        const missing = namespaces.find((name) => !i18next.hasResourceBundle(language, name));
        if (missing !== undefined) throw new Error(`${missing} is missing for ${language}.`);
      }
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
