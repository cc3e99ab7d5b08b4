import type { Schemas } from '@brokerdesk/sdk';
import { byKind } from '#/business/list/by-kind.tsx';
import { defineList, type List, type ListSearch } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import type { ListPage } from '#/business/list/table/column.ts';
import { kinds, productKinds } from './kinds/kinds.ts';
import type { Product, ProductKind } from './kinds/product-fields.ts';
import { productKey } from './live-queries.ts';

type ProductList = List<ListSearch, ListPage<Product>, ['product']>;

function productList(kind: ProductKind): ProductList {
  const list = defineList({
    name: kind,
    id: `${kind}-product`,
    key: [...productKey, kind],
    namespaces: ['product'],
    // The eight lists differ in their rows and states alone: to the types they are the first of them.
    path: `/${kind}/admin/v1/list` as '/stock/admin/v1/list',
    file: {
      path: `/${kind}/admin/v1/export` as '/stock/admin/v1/export',
      what: `${kind}-products`,
    },
    topics: ['product'],
    sort: ['created_at', 'code', 'name', 'status'],
    defaultSort: '-created_at',
    filters: {
      q: filter.text(),
      status: filter.tabs(kinds[kind].statuses as readonly Schemas.ListedProductStatus[]),
      created_at: filter.dates(),
    },
  });
  return list as unknown as ProductList;
}

export const lists = byKind(productKinds, productList);
