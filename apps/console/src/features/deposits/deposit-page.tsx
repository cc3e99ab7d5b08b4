import { listPage } from '#/business/list/list-page.tsx';
import { questionPhases, usePhaseTabs } from '#/business/list/phase-tabs.tsx';
import { list } from './deposit-list.ts';
import { depositColumns, depositDecision } from './deposit-parts.tsx';
import { exchanges, reconciliation } from './exchanges-action.ts';

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
