import {
  amountColumn,
  checkerColumns,
  clientColumn,
  createdAtColumn,
  makerColumn,
  orderNoColumn,
  staffColumns,
} from '#/kit/client/record-columns.tsx';
import { hasMoved } from '#/kit/ledger/has-moved.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { CreditKind } from './credit-kind.tsx';
import { list } from './credit-list.ts';
import { CreditStatus } from './credit-status.tsx';

/** What was made good and given, and beside it the record that is open. */
export const { Page, prefetch } = listPage(list, {
  totals: 'overdrawn',
  decision: {
    drawer: lazyOverlay(
      async () => (await import('./review/credit-drawer.tsx')).CreditDrawer,
      ['decision', 'two-people', 'client-profile'],
    ),
    named: ({ order_no: orderNo }) => ({ orderNo }),
    bulk: lazyPart(
      async () => (await import('./decide-credits.tsx')).DecideCredits,
      ['decision', 'two-people', 'client-profile'],
    ),
  },
  columns: [
    orderNoColumn,
    clientColumn,
    { id: 'kind', cell: (row) => <CreditKind subType={row.sub_type} /> },
    amountColumn((row) => (hasMoved(row) ? row.id : null)),
    { id: 'status', cell: (row) => <CreditStatus status={row.status} /> },
    { ...makerColumn, inCards: true },
    {
      id: 'credit_reason',
      cell: (row, { t }) => row.credit_reason && t(`kit:creditReason.${row.credit_reason}`),
    },
    { id: 'remark', cell: (row) => row.remark },
    createdAtColumn,
    { id: 'acc_no', inCards: false, cell: (row) => row.acc_no },
    ...staffColumns,
    ...checkerColumns,
  ],
});
