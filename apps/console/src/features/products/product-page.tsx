import { chainOf } from '@brokerdesk/policy';
import { FileInput, LayoutTemplate } from 'lucide-react';
import { pagesByKind } from '#/business/list/by-kind.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import type { OpenRecord } from '#/business/list/open-record.ts';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { BetaMark } from './beta-mark.tsx';
import { CreateProductButton } from './create-product-button.tsx';
import { productKinds } from './kinds/kinds.ts';
import type { Product } from './kinds/product-fields.ts';
import { columnsOf } from './product-columns.tsx';
import { lists } from './product-lists.ts';

const ProductDrawer = lazyOverlay(
  async () => (await import('./drawer/product-drawer.tsx')).ProductDrawer,
  ['form', 'two-people', 'charts'],
);

const ImportDialog = lazyOverlay(
  async () => (await import('./import/import-dialog.tsx')).ImportDialog,
  ['form'],
);
const TemplatesDialog = lazyOverlay(
  async () => (await import('./template/templates.tsx')).TemplatesDialog,
  ['form'],
);

/** The products of one kind, and beside them the one that is open. */
export const { Page, prefetch } = pagesByKind(productKinds, (kind) =>
  listPage(lists[kind], {
    columns: columnsOf(kind),
    more: [
      {
        name: 'import.button',
        icon: FileInput,
        permit: { action: 'create', resource: chainOf(kind === 'stock' ? 'fo' : kind) },
        dialog: (closing) => <ImportDialog {...closing} kind={kind} />,
      },
      {
        name: 'template.button',
        icon: LayoutTemplate,
        permit: { action: 'create', resource: chainOf(kind === 'stock' ? 'fo' : kind) },
        dialog: (closing) => <TemplatesDialog {...closing} kind={kind} />,
      },
    ],
    create: () => <CreateProductButton kind={kind} />,
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
