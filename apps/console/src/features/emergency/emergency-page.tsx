import * as column from '#/kit/list/columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { reviewQueue } from '#/kit/list/review-queue.ts';
import { list } from './amendment-list.ts';
import { AmendmentStatus } from './amendment-status.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { FindOrderButton } from './find/find-order-button.tsx';

/** Amendments of orders, the way to an order that needs one, and beside the list the amendment that is open. */
export const { Page, prefetch } = listPage(list, {
  create: FindOrderButton,
  decision: reviewQueue({
    drawer: async () => (await import('./review/amendment-drawer.tsx')).AmendmentDrawer,
  }),
  columns: [
    column.orderNo,
    { id: 'kind', cell: (row, { t }) => t(`kind.${row.kind}`) },
    column.client,
    { id: 'changes', cell: (row) => <ChangedFields amendment={row} /> },
    column.plain('reason'),
    { id: 'status', cell: (row) => <AmendmentStatus status={row.status} /> },
    { ...column.maker, inCards: true },
    column.createdAt,
    ...column.checkers,
    ...column.staff,
  ],
});
