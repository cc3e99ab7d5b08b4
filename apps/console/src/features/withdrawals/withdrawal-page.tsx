import type { Schemas } from '@brokerdesk/sdk';
import * as column from '#/kit/list/columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { reviewQueue } from '#/kit/list/review-queue.ts';
import { FirstUse } from './first-use.tsx';
import { PayoutPhase } from './payout/payout-phase.tsx';
import { useQueueTabs } from './payout/use-queue-tabs.tsx';
import { shortDestination } from './short-destination.ts';
import { list } from './withdrawal-list.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

/** How they are decided, here and at the desk of approvals. */
export const decision = reviewQueue<Schemas.Withdrawal>({
  drawer: async () => (await import('./review/withdrawal-drawer.tsx')).WithdrawalDrawer,
  bulk: async () => (await import('./bulk/decide-withdrawals.tsx')).DecideWithdrawals,
  labels: ['reveal'],
});

export const { Page, prefetch } = listPage(list, {
  totals: 'withdrawal',
  decision,
  useOwnFilters: useQueueTabs,
  columns: [
    column.orderNo,
    column.client,
    column.amount(),
    { id: 'status', cell: (row) => <WithdrawalStatus status={row.status} /> },
    {
      id: 'payout',
      inCards: 'state',
      cell: ({ payout }) => payout && <PayoutPhase phase={payout.phase} />,
    },
    column.risk,
    {
      id: 'destination',
      inCards: 'method',
      cell: (row) => {
        const { name, number } = shortDestination(row.destination);
        return (
          <>
            {name} <span className="tabular-nums text-ink-muted">{number}</span>
          </>
        );
      },
    },
    { id: 'first_used', inCards: 'state', cell: (row) => <FirstUse withdrawal={row} /> },
    column.createdAt,
    column.waited,
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
