import type { Schemas } from '@brokerdesk/sdk';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { reviewQueue } from '#/business/list/review-queue.ts';
import { CreditKind } from './credit-kind.tsx';
import { list } from './credit-list.ts';
import { creditStatus } from './credit-status.tsx';

export const decision = reviewQueue<Schemas.Overdrawn>({
  drawer: async () => (await import('./credit-drawer.tsx')).CreditDrawer,
  bulk: async () => (await import('./decide-credits.tsx')).DecideCredits,
});

export const { Page, prefetch } = listPage(list, {
  work: { type: 'overdrawn', queue: 'compensation' },
  totals: 'overdrawn',
  decision,
  columns: [
    column.orderNo,
    column.client,
    { id: 'kind', cell: (row) => <CreditKind subType={row.sub_type} /> },
    column.amount(ledgerRecordOf),
    { id: 'status', cell: creditStatus },
    ...[column.clientRisk, column.waited, column.reason],
    { ...column.maker, inCards: true },
    {
      id: 'credit_reason',
      inCards: 'method',
      cell: (row, { t }) => row.credit_reason && t(`record:creditReason.${row.credit_reason}`),
    },
    column.plain('remark'),
    column.createdAt,
    column.plain('acc_no', { inCards: false }),
    ...column.staff,
    ...column.checkers,
  ],
});
