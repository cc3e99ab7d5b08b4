import { ClientLink } from '#/kit/client/client-link.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { summaryQuery } from './api/get-summary.ts';
import { CheckName } from './check-name.tsx';
import { CheckStrip } from './checks/check-strip.tsx';
import { RunChecks } from './checks/run-checks.tsx';
import { list } from './exception-list.ts';
import { ExceptionState } from './exception-state.tsx';
import { usePresentFilter } from './use-present-filter.tsx';

/** What the checks of the data have found, how much of it each has, and beside it the one that is open. */
export const { Page, prefetch } = listPage(list, {
  above: CheckStrip,
  useOwnFilters: usePresentFilter,
  actions: RunChecks,
  prefetch: ({ queries, sdk }) => queries.prefetchQuery(summaryQuery(sdk)),
  drawer: lazyOverlay(async () => (await import('./record/exception-drawer.tsx')).ExceptionDrawer),
  columns: [
    { id: 'check', cell: (row) => <CheckName of={row} /> },
    { id: 'subject', cell: (row) => row.subject.name },
    { id: 'status', cell: (row) => <ExceptionState state={row} /> },
    { id: 'expected', cell: (row) => row.expected },
    { id: 'found', cell: (row) => row.found },
    { id: 'client', cell: (row) => row.client && <ClientLink client={row.client} /> },
    {
      id: 'first_seen_at',
      cell: (row, { ago, dateTime }) => (
        <time dateTime={row.first_seen_at} title={dateTime(row.first_seen_at)}>
          {ago(row.first_seen_at, new Date())}
        </time>
      ),
    },
    {
      id: 'last_seen_at',
      inCards: false,
      descendingFirst: true,
      cell: (row, { dateTime }) => dateTime(row.last_seen_at),
    },
    { id: 'resolved_by', inCards: false, cell: (row) => row.resolved_by?.name },
  ],
});
