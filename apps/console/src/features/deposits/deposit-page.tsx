import { ArrowLeftRight } from 'lucide-react';
import { listPage } from '#/kit/list/list-page.tsx';
import { list } from './deposit-list.ts';
import { depositColumns, depositDecision } from './deposit-parts.tsx';

/** Deposits of every kind. */
export const { Page, prefetch } = listPage(list, {
  totals: 'deposit',
  more: [
    {
      name: 'exchanges',
      icon: ArrowLeftRight,
      permit: { action: 'read', resource: 'client' },
      // It has no menu entry.
      to: '/funds/exchange',
    },
  ],
  decision: depositDecision,
  columns: depositColumns({
    source: [
      {
        id: 'sub_type',
        inCards: 'method',
        cell: (row, { label }) => label(`depositType.${row.sub_type}`),
      },
    ],
    origin: [
      { id: 'payer', inCards: false, cell: (row) => row.payer_name },
      { id: 'reference', inCards: false, cell: (row) => row.reference_no ?? row.txid },
    ],
  }),
});
