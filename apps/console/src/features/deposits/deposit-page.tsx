import { ArrowLeftRight, ScrollText } from 'lucide-react';
import { listPage } from '#/business/list/list-page.tsx';
import { questionPhases, usePhaseTabs } from '#/business/list/phase-tabs.tsx';
import type { MoreAction } from '#/business/list/table/column.ts';
import { list } from './deposit-list.ts';
import { depositColumns, depositDecision } from './deposit-parts.tsx';

export const exchanges: MoreAction = {
  name: 'exchanges',
  icon: ArrowLeftRight,
  permit: { action: 'read', resource: 'client' },
  to: '/funds/exchange',
};

export const reconciliation: MoreAction = {
  name: 'reconciliation',
  icon: ScrollText,
  permit: { action: 'approve', resource: ['deposit', 'funds'] },
  to: '/funds/reconciliation',
};

export const { Page, prefetch } = listPage(list, {
  totals: 'deposit',
  more: [exchanges, reconciliation],
  work: { type: 'deposit', queue: 'deposit' },
  decision: depositDecision,
  useOwnFilters: (props) => usePhaseTabs(list, questionPhases, props),
  columns: depositColumns({
    source: [{ id: 'sub_type', cell: (row, { label }) => label(`depositType.${row.sub_type}`) }],
    origin: [
      { id: 'payer', inCards: false, cell: (row) => row.payer_name },
      { id: 'reference', inCards: false, cell: (row) => row.reference_no ?? row.txid },
    ],
  }),
});
