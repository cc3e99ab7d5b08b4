import type { Schemas } from '@brokerdesk/sdk';
import { LedgerAmount } from '#/kit/client/ledger-amount.tsx';
import { ledgerRecordOf } from '#/kit/ledger/ledger-record-of.ts';
import * as column from '#/kit/list/columns.tsx';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { reviewQueue } from '#/kit/list/review-queue.ts';
import { loansDueQuery } from './api/loans-due.ts';
import { DueDate } from './due-date.tsx';
import { DueStrip } from './due-strip.tsx';
import { list } from './loan-list.ts';
import { LoanStatus } from './loan-status.tsx';

/** Shows what is owed as soon as there is a debt: before it is paid out, nothing is. */
const owed = (
  id: 'outstanding' | 'repaid' | 'interest' | 'fine',
): ListColumn<Schemas.Overdrawn> => ({
  id,
  align: 'end',
  inCards: id === 'outstanding',
  leads: ({ client, id: record, loan }) =>
    loan?.disbursed_at ? { client, entries: { record } } : null,
  cell: ({ client, id: record, loan, currency }) =>
    loan?.disbursed_at ? (
      <LedgerAmount client={client} record={record} amount={loan[id]} currency={currency} />
    ) : null,
});

/** The loans, what is due of them, and beside them the one that is open. */
export const { Page, prefetch } = listPage(list, {
  totals: 'overdrawn',
  above: DueStrip,
  prefetch: ({ queries, sdk }) => queries.prefetchQuery(loansDueQuery(sdk)),
  decision: reviewQueue({
    drawer: async () => (await import('./review/loan-drawer.tsx')).LoanDrawer,
    bulk: async () => (await import('./decide-loans.tsx')).DecideLoans,
  }),
  columns: [
    column.orderNo,
    column.client,
    { ...column.amount(ledgerRecordOf), as: 'principal' },
    { id: 'status', inCards: 'state', cell: (row) => <LoanStatus status={row.status} /> },
    {
      id: 'due_at',
      inCards: 'method',
      cell: ({ loan }) => loan?.due_at && <DueDate loan={loan} />,
    },
    owed('outstanding'),
    { id: 'apr', align: 'end', cell: ({ loan }, { rate }) => loan && `${rate(loan.apr)}%` },
    {
      id: 'term',
      align: 'end',
      cell: ({ loan }, { t }) => loan && t('loan:days', { count: loan.term_days }),
    },
    owed('interest'),
    owed('fine'),
    owed('repaid'),
    column.createdAt,
    {
      id: 'disbursed_at',
      inCards: false,
      cell: ({ loan }, { dateTime }) => loan?.disbursed_at && dateTime(loan.disbursed_at),
    },
    ...column.people,
  ],
});
