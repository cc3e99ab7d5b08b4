import { pagesByKind } from '#/business/list/by-kind.tsx';
import type { ListFiltersProps } from '#/business/list/filter/list-filter.ts';
import { useRecordFilter } from '#/business/list/filter/use-record-filters.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { usePhaseTabs } from '#/business/list/phase-tabs.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CreateButton } from '#/ui/controls/create-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { orderColumns } from './order-columns.tsx';
import { columnsByStatus, movedLabel, phasesOf, queueInTab } from './order-in-status.ts';
import { type OrderKind, orderKindNames } from './order-kinds.ts';
import { lists } from './order-lists.ts';
import { type LinkedSearch, useLinkedFilters, useProductNames } from './product-names.ts';

export function useProductFilter<Search extends LinkedSearch>(
  kind: OrderKind,
  props: ListFiltersProps<Search>,
) {
  const named = useProductNames(kind, props.search.product_id);
  return {
    product: useRecordFilter(props, 'product_id', named),
    ...useLinkedFilters(props.search),
  };
}

const EnterOrder = lazyOverlay(
  async () => (await import('./entry/enter-order.tsx')).EnterOrder,
  ['order-entry', 'order-review', 'form', 'funds'],
);

export function EnterOrderButton({ kind }: { kind: OrderKind }) {
  const { t } = useTranslation('order');
  return (
    <CreateButton
      label={t('create')}
      form={(onClose) => <EnterOrder kind={kind} onClose={onClose} />}
    />
  );
}

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
