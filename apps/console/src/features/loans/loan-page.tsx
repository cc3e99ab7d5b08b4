import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { loansDueQuery } from './api/loans-due.ts';
import { DueStrip } from './due-strip.tsx';
import { loanColumns } from './loan-columns.tsx';
import { list } from './loan-list.ts';
import { useDueFilter } from './use-due-filter.tsx';

/** The loans, what is due of them, and beside them the one that is open. */
export const { Page, prefetch } = listPage(list, {
  totals: 'overdrawn',
  columns: loanColumns,
  above: DueStrip,
  useOwnFilters: useDueFilter,
  prefetch: ({ queries, sdk }) => queries.prefetchQuery(loansDueQuery(sdk)),
  decision: {
    drawer: lazyOverlay(
      async () => (await import('./review/loan-drawer.tsx')).LoanDrawer,
      ['decision', 'two-people', 'client-profile'],
    ),
    named: ({ order_no: orderNo }) => ({ orderNo }),
    bulk: lazyPart(
      async () => (await import('./decide-loans.tsx')).DecideLoans,
      ['decision', 'two-people', 'client-profile'],
    ),
  },
});
