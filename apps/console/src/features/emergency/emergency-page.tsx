import { ClientLink } from '#/kit/client/client-link.tsx';
import {
  checkerColumns,
  createdAtColumn,
  makerColumn,
  orderNoColumn,
  staffColumns,
} from '#/kit/client/record-columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { list } from './amendment-list.ts';
import { AmendmentStatus } from './amendment-status.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { FindOrderButton } from './find/find-order-button.tsx';

/** Amendments of orders, the way to an order that needs one, and beside the list the amendment that is open. */
export const { Page, prefetch } = listPage(list, {
  create: FindOrderButton,
  decision: {
    drawer: lazyOverlay(
      async () => (await import('./review/amendment-drawer.tsx')).AmendmentDrawer,
      ['decision', 'two-people', 'client-profile'],
    ),
    named: ({ order_no: orderNo }) => ({ orderNo }),
  },
  columns: [
    orderNoColumn,
    { id: 'kind', cell: (row, { t }) => t(`kind.${row.kind}`) },
    { id: 'client', cell: (row) => <ClientLink client={row.client} /> },
    { id: 'changes', cell: (row) => <ChangedFields amendment={row} /> },
    { id: 'reason', cell: (row) => row.reason },
    { id: 'status', cell: (row) => <AmendmentStatus status={row.status} /> },
    { ...makerColumn, inCards: true },
    createdAtColumn,
    ...checkerColumns,
    ...staffColumns,
  ],
});
