import { pagesByKind } from '#/business/list/by-kind.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { productKinds } from './kinds/kinds.ts';
import type { Product } from './kinds/product-fields.ts';
import { NewProducts } from './new-products.tsx';
import { BetaMark } from './product-cells.tsx';
import { columnsOf } from './product-columns.tsx';
import { lists } from './product-lists.ts';

const ProductDrawer = lazyOverlay(
  async () => (await import('./drawer/product-drawer.tsx')).ProductDrawer,
  ['form', 'two-people', 'charts'],
);

export const { Page, prefetch } = pagesByKind(productKinds, (kind) =>
  listPage(lists[kind], {
    columns: columnsOf(kind),
    create: () => <NewProducts kind={kind} />,
    bulk: {
      action: 'read',
      part: lazyPart(async () => {
        const { BulkBar } = await import('./bulk/bulk-bar.tsx');
        return (selected: BulkSelected<Product>) => <BulkBar {...selected} kind={kind} />;
      }),
    },
    drawer: (open: OpenRecord<Product>) => <ProductDrawer {...open} kind={kind} />,
    ...(kind === 'block' && { above: BetaMark }),
  }),
);
