import type { PageFile, PageProps } from '#/boot/pages/page-file.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { orderColumns } from './order-columns.tsx';
import { type OrderKind, orderKindNames } from './order-kinds.ts';
import { lists } from './order-lists.ts';
import { useProductFilter } from './use-product-filter.ts';

function orderPage(kind: OrderKind): PageFile {
  return listPage(lists[kind], {
    totals: 'trade',
    columns: orderColumns(kind),
    useOwnFilters: (props) => useProductFilter(kind, props),
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
  });
}

const pages = new Map<string, PageFile>(orderKindNames.map((kind) => [kind, orderPage(kind)]));

function pageOf(kind: string | undefined): PageFile {
  const page = pages.get(kind ?? '');
  if (page === undefined) throw new Error(`There is no order of the kind ${kind}.`);
  return page;
}

/** The orders of one kind, and beside them the one that is open. */
export function Page(props: PageProps) {
  const { Page: KindPage } = pageOf(props.kind);
  return <KindPage key={props.kind} {...props} />;
}

export const prefetch: NonNullable<PageFile['prefetch']> = async (at) => {
  await pageOf(at.kind).prefetch?.(at);
};
