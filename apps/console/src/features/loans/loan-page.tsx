import type { Schemas } from '@brokerdesk/sdk';
import { ledgerRecordOf } from '#/business/ledger/entries-ref.ts';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { reviewQueue } from '#/business/list/review-queue.ts';
import { DueDate, type OwedPart, owedAmount, owedLink } from './due-cells.tsx';
import { DueStrip, loansDueQuery } from './due-strip.tsx';
import { list } from './loan-list.ts';
import { loanStatus } from './loan-status.tsx';

const owed = (id: OwedPart): ListColumn<Schemas.Overdrawn> => ({
  id,
  align: 'end',
  inCards: id === 'outstanding',
  links: owedLink,
  cell: (row) => owedAmount(row, id),
});

export const decision = reviewQueue<Schemas.Overdrawn>({
  drawer: async () => (await import('./review/loan-drawer.tsx')).LoanDrawer,
  bulk: async () => (await import('./decide-loans.tsx')).DecideLoans,
});

export const { Page, prefetch } = listPage(list, {
  work: { type: 'overdrawn', queue: 'loan' },
  totals: 'overdrawn',
  above: DueStrip,
  prefetch: ({ queries, sdk }) => queries.prefetchQuery(loansDueQuery(sdk)),
  decision,
  columns: [
    column.orderNo,
    column.client,
    { ...column.amount(ledgerRecordOf), as: 'principal' },
    { id: 'status', cell: loanStatus },
    ...[column.clientRisk, column.waited, column.reason],
    { id: 'due_at', cell: ({ loan }) => loan?.due_at && <DueDate loan={loan} /> },
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
