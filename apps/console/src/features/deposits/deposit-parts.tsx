import type { Schemas } from '@brokerdesk/sdk';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { reviewQueue } from '#/business/list/review-queue.ts';
import { DepositStatus, depositMarks } from './deposit-status.tsx';

type Columns = readonly ListColumn<Schemas.Deposit>[];
type Own = { state?: Columns; source?: Columns; origin?: Columns };

export const depositColumns = ({ state = [], source = [], origin = [] }: Own) =>
  [
    column.orderNo,
    column.client,
    column.amount(ledgerRecordOf),
    { id: 'status', cell: (row) => <DepositStatus status={row.status} /> },
    { ...column.risk, cell: depositMarks },
    ...[column.waited, column.reason, ...state],
    column.createdAt,
    column.ledger('credited_amount', {
      ...{ currency: 'account_currency', record: ledgerRecordOf, inCards: false },
    }),
    {
      id: 'rate',
      inCards: false,
      align: 'end',
      cell: (row, { rate }) => (row.currency === row.account_currency ? null : rate(row.rate)),
    },
    ...source,
    ...column.staff,
    ...origin,
    column.maker,
    ...column.checkers,
  ] satisfies Columns;

export const depositDecision = reviewQueue<Schemas.Deposit>({
  drawer: async () => (await import('./review/deposit-drawer.tsx')).DepositDrawer,
  bulk: async () => (await import('./decide-deposits.tsx')).DecideDeposits,
  labels: ['deposit-review', 'crypto-deposit'],
});
