import type { Schemas } from '@brokerdesk/sdk';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { usePhaseTabs } from '#/business/list/phase-tabs.tsx';
import { reviewQueue } from '#/business/list/review-queue.ts';
import { phaseCell, phases, queueActions, queueInTab } from './payout/payout-phase.tsx';
import { FirstUse, ShortDestination } from './withdrawal-cells.tsx';
import { list } from './withdrawal-list.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

export const decision = reviewQueue<Schemas.Withdrawal>({
  drawer: async () => (await import('./review/withdrawal-drawer.tsx')).WithdrawalDrawer,
  bulk: async () => (await import('./decide-withdrawals.tsx')).DecideWithdrawals,
  labels: ['reveal'],
});

export const { Page, prefetch } = listPage(list, {
  work: { type: 'withdrawal', queue: 'withdrawal', inTab: queueInTab },
  totals: 'withdrawal',
  decision,
  more: queueActions,
  useOwnFilters: (props) => usePhaseTabs(list, phases, props),
  columns: [
    column.orderNo,
    column.client,
    column.amount(),
    { id: 'status', cell: (row) => <WithdrawalStatus status={row.status} /> },
    { id: 'payout', inCards: 'state', cell: phaseCell },
    column.risk,
    column.waited,
    column.reason,
    { id: 'destination', inCards: 'method', cell: (row) => <ShortDestination {...row} /> },
    { id: 'first_used', inCards: 'state', cell: (row) => <FirstUse withdrawal={row} /> },
    column.createdAt,
    column.ledger('net_amount', { inCards: false }),
    column.ledger('fee', { inCards: false }),
    { id: 'kind', inCards: false, cell: (row, { t }) => t(`kind.${row.destination.kind}`) },
    {
      id: 'holder',
      inCards: false,
      cell: ({ destination }) => (destination.kind === 'bank' ? destination.holder_name : null),
    },
    ...column.people,
  ],
});
