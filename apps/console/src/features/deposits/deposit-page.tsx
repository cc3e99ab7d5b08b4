import { ArrowLeftRight } from 'lucide-react';
import { listPage } from '#/kit/list/list-page.tsx';
import type { MoreAction } from '#/kit/list/table/more-action.ts';
import { list } from './deposit-list.ts';
import { depositColumns, depositDecision } from './deposit-parts.tsx';

/** The way to what clients have exchanged, which has no menu entry. */
export const exchanges: MoreAction = {
  name: 'exchanges',
  icon: ArrowLeftRight,
  permit: { action: 'read', resource: 'client' },
  to: '/funds/exchange',
};

/** Deposits of every kind. */
export const { Page, prefetch } = listPage(list, {
  totals: 'deposit',
  more: [exchanges],
  decision: depositDecision,
  columns: depositColumns({
    source: [{ id: 'sub_type', cell: (row, { label }) => label(`depositType.${row.sub_type}`) }],
    origin: [
      { id: 'payer', inCards: false, cell: (row) => row.payer_name },
      { id: 'reference', inCards: false, cell: (row) => row.reference_no ?? row.txid },
    ],
  }),
});
