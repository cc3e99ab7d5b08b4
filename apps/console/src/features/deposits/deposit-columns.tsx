import type { Schemas } from '@brokerdesk/sdk';
import {
  amountColumn,
  checkerColumns,
  clientColumn,
  createdAtColumn,
  ledgerColumn,
  makerColumn,
  orderNoColumn,
  staffColumns,
} from '#/kit/client/record-columns.tsx';
import { waitedColumn } from '#/kit/client/waited-column.tsx';
import { hasMoved } from '#/kit/ledger/has-moved.ts';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { riskColumn } from '#/kit/risk/risk-column.tsx';
import { DepositStatus } from './deposit-status.tsx';

type Row = Schemas.Deposit;

const ledgerRecordOf = (row: Row) => (hasMoved(row) ? row.id : null);

const credited = ledgerColumn<Row>('credited_amount', {
  amount: ({ credited_amount: amount, account_currency: currency }) => ({ amount, currency }),
  ledgerRecordOf,
});

/** What every list of deposits shows, with what is its own beside the state and before the people. */
export const depositColumns = (own: {
  state: readonly ListColumn<Row>[];
  source: readonly ListColumn<Row>[];
  origin: readonly ListColumn<Row>[];
}): readonly ListColumn<Row>[] => [
  orderNoColumn,
  clientColumn,
  amountColumn(ledgerRecordOf),
  { id: 'status', cell: (row) => <DepositStatus status={row.status} /> },
  riskColumn,
  ...own.state,
  createdAtColumn,
  waitedColumn((row) => row.made_at),
  { ...credited, as: 'credited' },
  {
    id: 'rate',
    inCards: false,
    align: 'end',
    cell: (row, { rate }) => (row.currency === row.account_currency ? null : rate(row.rate)),
  },
  ...own.source,
  ...staffColumns,
  ...own.origin,
  makerColumn,
  ...checkerColumns,
];
