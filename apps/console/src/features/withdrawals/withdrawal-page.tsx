import type { Schemas } from '@brokerdesk/sdk';
import {
  amountColumn,
  clientColumn,
  createdAtColumn,
  ledgerColumn,
  orderNoColumn,
  peopleColumns,
} from '#/kit/client/record-columns.tsx';
import { waitedColumn } from '#/kit/client/waited-column.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { riskColumn } from '#/kit/risk/risk-column.tsx';
import { FirstUse } from './first-use.tsx';
import { shortDestination } from './short-destination.ts';
import { list } from './withdrawal-list.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

type Row = Schemas.Withdrawal;

const fee = ledgerColumn<Row>('fee', {
  amount: ({ fee: amount, currency }) => ({ amount, currency }),
});

export const { Page, prefetch } = listPage(list, {
  totals: 'withdrawal',
  decision: {
    drawer: lazyOverlay(
      async () => (await import('./review/withdrawal-drawer.tsx')).WithdrawalDrawer,
      ['decision', 'two-people', 'client-profile'],
    ),
    named: ({ order_no: orderNo }) => ({ orderNo }),
    bulk: lazyPart(
      async () => (await import('./bulk/decide-withdrawals.tsx')).DecideWithdrawals,
      ['decision', 'two-people', 'client-profile'],
    ),
  },
  columns: [
    orderNoColumn,
    clientColumn,
    amountColumn<Row>(),
    { id: 'status', cell: (row) => <WithdrawalStatus status={row.status} /> },
    riskColumn,
    { id: 'destination', cell: (row) => <Destination of={row.destination} /> },
    { id: 'first_used', cell: (row) => <FirstUse withdrawal={row} /> },
    createdAtColumn,
    waitedColumn((row) => row.made_at),
    ledgerColumn<Row>('net_amount', {
      amount: ({ net_amount: amount, currency }) => ({ amount, currency }),
    }),
    { ...fee, inCards: false },
    { id: 'kind', inCards: false, cell: (row, { t }) => t(`kind.${row.destination.kind}`) },
    {
      id: 'holder',
      inCards: false,
      cell: ({ destination }) => (destination.kind === 'bank' ? destination.holder_name : null),
    },
    ...peopleColumns,
  ],
});

function Destination({ of }: { of: Row['destination'] }) {
  const { name, number } = shortDestination(of);
  return (
    <>
      {name} <span className="tabular-nums text-ink-muted">{number}</span>
    </>
  );
}
