import type { Schemas } from '@brokerdesk/sdk';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { list } from './allocation-list.ts';
import { AllocationStatus } from './allocation-status.tsx';

export function ProductKind({ kind }: { kind: Schemas.TradeProduct['kind'] }) {
  const { t } = useTranslation('allocation');
  return t(kind === 'block' ? 'kind.block' : 'kind.ipo');
}

export const { Page, prefetch } = listPage(list, {
  work: { type: 'allocation', queue: 'allocation', action: 'assign', covers: true },
  drawer: lazyOverlay(
    async () => (await import('./book/book-drawer.tsx')).BookDrawer,
    ['form', 'two-people', 'client-profile'],
  ),
  columns: [
    { id: 'code', cell: (row) => row.product.code },
    { id: 'name', inCards: 'title', cell: (row) => row.product.name },
    { id: 'kind', cell: (row) => <ProductKind kind={row.product.kind} /> },
    { id: 'status', cell: (row) => <AllocationStatus status={row.status} waiting={row.waiting} /> },
    column.waitedSince((row) => row.waits_since ?? null, 'none', 'draft'),
    column.quantity('waiting'),
    column.quantity('applied'),
    column.quantity('pool_qty'),
    column.quantity('taken'),
    column.quantity('drafted'),
    column.person('drafted_by', { inCards: false }),
    column.person('published_by', { inCards: false }),
    column.time('published_at', { inCards: false }),
    column.time('created_at', { inCards: false }),
  ],
});
