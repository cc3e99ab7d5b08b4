import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import type { Product, ProductKind } from './kinds/product-fields.ts';

type Seen = { kind: ProductKind; id: string; version: number };

// The eight calls of each sort differ in what they take and answer alone: to the types they are the first of them.
const createPath = (kind: ProductKind) => `/${kind}/admin/v1/create` as '/stock/admin/v1/create';
const recordPath = (kind: ProductKind) => `/${kind}/admin/v1/{id}` as '/stock/admin/v1/{id}';
const statusPath = (kind: ProductKind) =>
  `/${kind}/admin/v1/status/{id}` as '/stock/admin/v1/status/{id}';

export const saveProduct = recordWrite({
  write: async (
    sdk,
    {
      kind,
      seen,
      body,
    }: {
      kind: ProductKind;
      seen: Pick<Product, 'id' | 'version'> | null;
      body: Record<string, unknown>;
    },
    key,
  ): Promise<Product> => {
    const terms = body as Schemas.StockProductCreate;
    return unwrap(
      seen === null
        ? await sdk.POST(createPath(kind), {
            params: { header: { 'Idempotency-Key': key } },
            body: terms,
          })
        : await sdk.PUT(recordPath(kind), {
            params: { path: { id: seen.id } },
            body: { ...terms, version: seen.version },
          }),
    );
  },
  topics: ['product', 'proposal'],
});

export const importProducts = recordWrite({
  write: async (
    sdk,
    { kind, items }: { kind: ProductKind; items: Record<string, unknown>[] },
    key,
  ) => {
    const params = { path: { kind }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/product/admin/v1/{kind}/import', { params, body: { items } }));
  },
  topics: ['product'],
});

export const saveTemplate = recordWrite({
  write: async (
    sdk,
    {
      kind,
      seen,
      ...body
    }: Schemas.ProductTemplateCreate & { kind: ProductKind; seen: Schemas.ProductTemplate | null },
    key,
  ) =>
    unwrap(
      seen === null
        ? await sdk.POST('/product/admin/v1/{kind}/template', {
            params: { path: { kind }, header: { 'Idempotency-Key': key } },
            body,
          })
        : await sdk.PUT('/product/admin/v1/{kind}/template/{id}', {
            params: { path: { kind, id: seen.id } },
            body: { name: body.name, version: seen.version },
          }),
    ),
  topics: ['product_template'],
});

export const deleteTemplate = recordWrite({
  write: async (sdk, { kind, id, version }: Seen) => {
    const params = { path: { kind, id }, query: { version } };
    return unwrap(await sdk.DELETE('/product/admin/v1/{kind}/template/{id}', { params }));
  },
  topics: ['product_template'],
});

export const changeStatus = recordWrite({
  write: async (
    sdk,
    { kind, id, version, status }: Seen & { status: Schemas.ProductStatus },
  ): Promise<Product> =>
    unwrap(
      await sdk.PUT(statusPath(kind), {
        params: { path: { id } },
        body: { status: status as Schemas.ListedProductStatus, version },
      }),
    ),
  topics: ['product'],
});

export const deleteProduct = recordWrite({
  write: async (sdk, { kind, id, version }: Seen) =>
    unwrap(await sdk.DELETE(recordPath(kind), { params: { path: { id }, query: { version } } })),
  topics: ['product'],
  deletes: ({ id }) => id,
});

export const confirmDealing = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.FundDealingConfirm }, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/fund/admin/v1/dealing/{id}', { params, body }));
  },
  topics: ['product', 'trade', 'account', 'client', 'proposal'],
});

export const enterNav = recordWrite({
  write: async (sdk, { id, body }: { id: string; body: Schemas.FundNavRequest }) =>
    unwrap(await sdk.PUT('/fund/admin/v1/nav/{id}', { params: { path: { id } }, body })),
  topics: ['product', 'proposal'],
});
