import { pagesByKind } from '#/business/list/by-kind.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { usePhaseTabs } from '#/business/list/phase-tabs.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { EnterOrderButton } from './entry/enter-order-button.tsx';
import { orderColumns } from './order-columns.tsx';
import { columnsByStatus, movedLabel, phasesOf, queueInTab } from './order-in-status.ts';
import { orderKindNames } from './order-kinds.ts';
import { lists } from './order-lists.ts';
import { useProductFilter } from './use-product-filter.ts';

export const { Page, prefetch } = pagesByKind(orderKindNames, (kind) =>
  listPage(lists[kind], {
    totals: 'trade',
    totalsLabel: movedLabel,
    work: { type: 'trade', queue: 'order', kind, inTab: queueInTab },
    columns: orderColumns(kind),
    columnsIn: columnsByStatus(orderColumns(kind)),
    create: () => <EnterOrderButton kind={kind} />,
    useOwnFilters: (props) => ({
      ...usePhaseTabs(lists[kind], phasesOf(kind), props),
      ...useProductFilter(kind, props),
    }),
    decision: {
      waitingStatus: 'awaiting',
      drawer: lazyOverlay(async () => {
        const { orderDrawer } = await import('./review/order-drawer.tsx');
        return orderDrawer(kind);
      }, ['order-review', 'decision', 'two-people', 'client-profile', 'funds']),
      named: ({ order_no: orderNo }) => ({ orderNo }),
      bulk: lazyPart(async () => {
        const { bulkOrders } = await import('./bulk/bulk-orders.tsx');
        return bulkOrders(kind);
      }, ['order-bulk', 'decision', 'two-people', 'form', 'funds']),
    },
  }),
);
