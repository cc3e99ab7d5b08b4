import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { product } from '../../kernel/db/schema.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import { idempotent } from '../../platform/idempotent.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeProductStatus } from './change-product-status.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { readProduct } from './find-product.ts';
import { selectProducts } from './list-products.ts';
import { productColumns } from './product-csv.ts';
import { type ProductQuery, productFilter, productSorting } from './product-filter.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import { productKinds } from './product-kinds.ts';
import type { ProductBody, ProductKind, ProductStatus } from './product-types.ts';
import { updateProduct } from './update-product.ts';

export const productRoutes: Routes = {
  ...routesOf(productKinds.stock),
  ...routesOf(productKinds.block),
  ...routesOf(productKinds.ipo),
  ...routesOf(productKinds.daily),
  ...routesOf(productKinds.ai),
  ...routesOf(productKinds.fund),
  ...routesOf(productKinds.quant),
  ...routesOf(productKinds.saving),
};

interface OfId {
  path: { id: string };
}

/** The seven operations of a kind: the same for all, but for its rules. */
function routesOf<K extends ProductKind>(rules: ProductKindRules<K>): Routes {
  const base = `/${rules.kind}/admin/v1`;
  const handlers = {
    [`GET ${base}/list`]: async (
      { query }: { query: ProductQuery & PageQuery },
      { db }: RequestContext,
    ) => {
      const { page, size, ...slice } = pageOf(query);
      const where = productFilter(rules.kind, query);
      const sorting = productSorting(query);
      const { list } = await selectProducts(db, rules, { where, sorting, ...slice });
      return { list, total: await db.$count(product, where), page, size };
    },

    [`GET ${base}/export`]: async (
      { query }: { query: ProductQuery & { format?: string } },
      context: RequestContext,
    ) => {
      const { format: _, ...filter } = query;
      const where = productFilter(rules.kind, filter);
      return answerExport(context, {
        list: `${rules.kind}_product`,
        filter,
        where,
        sorting: productSorting(filter),
        count: await context.db.$count(product, where),
        columns: productColumns(rules),
        select: (slice) => selectProducts(context.db, rules, slice),
      });
    },

    [`GET ${base}/{id}`]: ({ path }: OfId, { db }: RequestContext) =>
      readProduct(db, rules.kind, path.id),

    [`POST ${base}/create`]: (
      { body, header }: { body: ProductBody<K>; header: { 'Idempotency-Key': string } },
      context: RequestContext,
    ) => idempotent(context, { body, header }, (tx) => createProduct(tx, context, rules, body)),

    [`PUT ${base}/{id}`]: (
      { path, body }: OfId & { body: ProductBody<K> & { version: number } },
      context: RequestContext,
    ) =>
      context.db.transaction((tx) =>
        updateProduct(tx, context, rules, { id: path.id, version: body.version, body }),
      ),

    [`PUT ${base}/status/{id}`]: (
      { path, body }: OfId & { body: { status: ProductStatus<K>; version: number } },
      context: RequestContext,
    ) =>
      context.db.transaction((tx) =>
        changeProductStatus(tx, context, rules, { id: path.id, ...body }),
      ),

    [`DELETE ${base}/{id}`]: async (
      { path, query }: OfId & { query: { version: number } },
      context: RequestContext,
    ) => {
      await context.db.transaction((tx) =>
        deleteProduct(tx, context, rules, { id: path.id, version: query.version }),
      );
      return { ok: true };
    },
  };
  // TypeScript does not follow a key that is put together. The eight contracts differ in `K` alone,
  // the server does not start on a key that is none of theirs, and tests hold every answer of every
  // kind against its contract.
  return handlers as Routes;
}
