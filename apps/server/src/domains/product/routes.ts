import { answerExport, type ExportQuery } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { product } from '../../kernel/db/schema.ts';
import { type PageQuery, pageOf } from '../../kernel/lists/slice.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Appliers } from '../approval/appliers.ts';
import { changeProductStatus } from './change-product-status.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { readProduct } from './find-product.ts';
import { enterNav, readNavs } from './fund-nav.ts';
import { selectProducts, showProduct, showProducts } from './list-products.ts';
import { productColumns } from './product-columns.ts';
import { type ProductQuery, productFilter, productSorting } from './product-filter.ts';
import { readHistory } from './product-history.ts';
import type { ProductKindRules } from './product-kind-rules.ts';
import { productKinds } from './product-kinds.ts';
import {
  createTemplate,
  deleteTemplate,
  importProducts,
  listTemplates,
  renameTemplate,
} from './product-templates.ts';
import type { ProductBody, ProductFacts, ProductKind, ProductStatus } from './product-types.ts';
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

  'GET /fund/admin/v1/nav/{id}': async ({ path, query }, { db }) => {
    const { id } = await readProduct(db, 'fund', path.id);
    return readNavs(db, { id, ...pageOf(query) });
  },

  'PUT /fund/admin/v1/nav/{id}': ({ path, body }, context) =>
    inSession(context, async (tx) =>
      showProduct(tx, context, productKinds.fund, await enterNav(tx, context, path.id, body)),
    ),

  'GET /product/admin/v1/{kind}/template': ({ path }, { db }) => listTemplates(db, path.kind),

  'POST /product/admin/v1/{kind}/template': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      createTemplate(tx, context, path.kind, body),
    ),

  'PUT /product/admin/v1/{kind}/template/{id}': ({ path, body }, context) =>
    inSession(context, (tx) => renameTemplate(tx, context, { ...path, ...body })),

  'DELETE /product/admin/v1/{kind}/template/{id}': ({ path, query }, context) =>
    inSession(context, (tx) => deleteTemplate(tx, context, { ...path, ...query })),

  'POST /product/admin/v1/{kind}/import': ({ path, body, header }, context) =>
    idempotent(context, { path, body, header }, (tx) =>
      importProducts(tx, context, path.kind, body.items),
    ),
};

export const productAppliers = {
  'PUT /fund/admin/v1/{id}': (tx, context, { path, body }) =>
    updateProduct(tx, context, productKinds.fund, { id: path.id, version: body.version, body }),
  'PUT /fund/admin/v1/nav/{id}': (tx, context, { path, body }) =>
    enterNav(tx, context, path.id, body),
} satisfies Appliers;

interface OfId {
  path: { id: string };
}

function routesOf<K extends ProductKind>(rules: ProductKindRules<K>): Routes {
  const base = `/${rules.kind}/admin/v1`;
  const show = (reader: Reader, context: RequestContext, facts: ProductFacts<K>) =>
    showProduct(reader, context, rules, facts);
  const handlers = {
    [`GET ${base}/list`]: async (
      { query }: { query: ProductQuery & PageQuery },
      context: RequestContext,
    ) => {
      const { db } = context;
      const { page, size, ...slice } = pageOf(query);
      const where = productFilter(rules.kind, query);
      const sorting = productSorting(query);
      const { list } = await selectProducts(db, rules, { where, sorting, ...slice });
      return {
        list: await showProducts(db, context, rules, list),
        total: await db.$count(product, where),
        page,
        size,
      };
    },

    [`GET ${base}/export`]: async (
      { query }: { query: ProductQuery & ExportQuery },
      context: RequestContext,
    ) => {
      const { format, columns, ...filter } = query;
      const where = productFilter(rules.kind, filter);
      return answerExport(context, {
        list: `${rules.kind}_product`,
        query: { format, columns },
        filter,
        where,
        sorting: productSorting(filter),
        count: await context.db.$count(product, where),
        columns: productColumns(rules),
        select: async (slice) => {
          const { list, cursor } = await selectProducts(context.db, rules, slice);
          return { list: await showProducts(context.db, context, rules, list), cursor };
        },
      });
    },

    [`GET ${base}/{id}`]: async ({ path }: OfId, context: RequestContext) =>
      show(context.db, context, await readProduct(context.db, rules.kind, path.id)),

    [`GET ${base}/history/{id}`]: async (
      { path, query }: OfId & { query: PageQuery },
      { db }: RequestContext,
    ) => {
      const { id } = await readProduct(db, rules.kind, path.id);
      return readHistory(db, rules, { id, ...pageOf(query) });
    },

    [`POST ${base}/create`]: (
      { body, header }: { body: ProductBody<K>; header: { 'Idempotency-Key': string } },
      context: RequestContext,
    ) =>
      idempotent(context, { body, header }, async (tx) =>
        show(tx, context, await createProduct(tx, context, rules, body)),
      ),

    [`PUT ${base}/{id}`]: (
      { path, body }: OfId & { body: ProductBody<K> & { version: number } },
      context: RequestContext,
    ) =>
      inSession(context, async (tx) => {
        const wanted = { id: path.id, version: body.version, body };
        return show(tx, context, await updateProduct(tx, context, rules, wanted));
      }),

    [`PUT ${base}/status/{id}`]: (
      { path, body }: OfId & { body: { status: ProductStatus<K>; version: number } },
      context: RequestContext,
    ) =>
      inSession(context, async (tx) => {
        const wanted = { id: path.id, ...body };
        return show(tx, context, await changeProductStatus(tx, context, rules, wanted));
      }),

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
  // TypeScript does not follow a key that is put together; tests hold every answer of every kind against its contract.
  return handlers as Routes;
}
