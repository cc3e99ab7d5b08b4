import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { appQuery, companyQuery, type DocumentSlug, productsQuery } from './setting-queries.ts';

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

/** Proposes a text: the published one stays until a second person approves it. */
export const proposeDocument = recordWrite({
  write: async (sdk, { slug, body }: { slug: DocumentSlug; body: Schemas.DocumentUpdate }) =>
    unwrap(await sdk.PUT('/config/admin/v1/document/{slug}', { params: { path: { slug } }, body })),
  topics: ['proposal'],
});
