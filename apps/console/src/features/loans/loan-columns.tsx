import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/kit/client/ledger-amount.tsx';
import {
  amountColumn,
  clientColumn,
  createdAtColumn,
  orderNoColumn,
  peopleColumns,
} from '#/kit/client/record-columns.tsx';
import { hasMoved } from '#/kit/ledger/has-moved.ts';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { DueMark } from './due-mark.tsx';
import { LoanStatus } from './loan-status.tsx';

type Row = Schemas.Overdrawn;

const owedColumn = (name: 'outstanding' | 'repaid' | 'interest' | 'fine'): ListColumn<Row> => ({
  id: name,
  align: 'end',
  // What is owed stands as soon as there is a debt: before it is paid out, nothing is.
  cell: (row) =>
    row.loan?.disbursed_at ? (
      <LedgerAmount
        client={row.client}
        record={row.id}
        amount={row.loan[name]}
        currency={row.currency}
      />
    ) : null,
});

export const loanColumns: readonly ListColumn<Row, readonly ['loan']>[] = [
  orderNoColumn,
  clientColumn,
  { ...amountColumn<Row>((row) => (hasMoved(row) ? row.id : null)), as: 'principal' },
  { id: 'status', cell: (row) => <LoanStatus status={row.status} /> },
  {
    id: 'due_at',
    cell: ({ loan }, { date }) =>
      loan?.due_at && (
        <span className="inline-flex items-center gap-x-2 whitespace-nowrap max-md:flex-wrap">
          {date(loan.due_at)}
          <DueMark loan={loan} />
        </span>
      ),
  },
  owedColumn('outstanding'),
  { id: 'apr', align: 'end', cell: ({ loan }, { rate }) => loan && `${rate(loan.apr)}%` },
  {
    id: 'term',
    align: 'end',
    cell: ({ loan }, { t }) => loan && t('loan:days', { count: loan.term_days }),
  },
  { ...owedColumn('interest'), inCards: false },
  { ...owedColumn('fine'), inCards: false },
  { ...owedColumn('repaid'), inCards: false },
  createdAtColumn,
  {
    id: 'disbursed_at',
    inCards: false,
    cell: ({ loan }, { dateTime }) => loan?.disbursed_at && dateTime(loan.disbursed_at),
  },
  ...peopleColumns,
];
