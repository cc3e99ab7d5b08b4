import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';

export const appQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['setting', 'app'],
    queryFn: async ({ signal }): Promise<Schemas.AppSettings> =>
      unwrap(await sdk.GET('/setting/v1/app', { signal })),
  });

export const companyQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['setting', 'company'],
    queryFn: async ({ signal }): Promise<Schemas.Company> =>
      unwrap(await sdk.GET('/setting/v1/co', { signal })),
  });

export const productsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['setting', 'products'],
    queryFn: async ({ signal }): Promise<Schemas.ProductDisplay> =>
      unwrap(await sdk.GET('/setting/admin/v1/product', { signal })),
  });

export type DocumentSlug = Schemas.DocumentSlug;

export const documentQuery = (sdk: Sdk, slug: DocumentSlug) =>
  queryOptions({
    queryKey: ['setting', 'document', slug],
    queryFn: async ({ signal }): Promise<Schemas.DocumentState> =>
      unwrap(
        await sdk.GET('/config/admin/v1/document/{slug}', { params: { path: { slug } }, signal }),
      ),
  });

export const versionsQuery = (sdk: Sdk, slug: DocumentSlug) =>
  queryOptions({
    queryKey: ['setting', 'document', slug, 'versions'],
    queryFn: async ({ signal }): Promise<Schemas.DocumentList> =>
      unwrap(
        await sdk.GET('/config/admin/v1/document/{slug}/versions', {
          params: { path: { slug }, query: { page: 1, size: 50 } },
          signal,
        }),
      ),
  });

export const saveApp = recordWrite({
  write: async (sdk, body: Schemas.AppSettingsUpdate) =>
    unwrap(await sdk.PUT('/setting/admin/v1/app', { body })),
  topics: ['setting'],
  store: (queries, sdk, answer) => queries.setQueryData(appQuery(sdk).queryKey, answer),
});

export const saveCompany = recordWrite({
  write: async (sdk, body: Schemas.CompanyUpdate) =>
    unwrap(await sdk.PUT('/setting/admin/v1/co', { body })),
  topics: ['setting'],
  store: (queries, sdk, answer) => queries.setQueryData(companyQuery(sdk).queryKey, answer),
});

export const saveProducts = recordWrite({
  write: async (sdk, body: Schemas.ProductDisplay) =>
    unwrap(await sdk.PUT('/setting/admin/v1/product', { body })),
  topics: ['setting'],
  store: (queries, sdk, answer) => queries.setQueryData(productsQuery(sdk).queryKey, answer),
});

export const proposeDocument = recordWrite({
  write: async (sdk, { slug, body }: { slug: DocumentSlug; body: Schemas.DocumentUpdate }) =>
    unwrap(await sdk.PUT('/config/admin/v1/document/{slug}', { params: { path: { slug } }, body })),
  topics: ['proposal'],
});
