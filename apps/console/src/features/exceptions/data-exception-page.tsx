import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { CheckStrip, RunChecks } from './check-strip.tsx';
import { summaryQuery } from './exception-calls.ts';
import { list } from './exception-list.ts';
import { ExceptionState } from './exception-state.tsx';
import { useCheckLabel } from './use-check-label.ts';

export function CheckName({ of }: { of: { check: string; title: string } }) {
  return useCheckLabel()(of);
}

export const { Page, prefetch } = listPage(list, {
  work: { type: 'dataException', queue: 'exception', action: 'update', byRow: true },
  above: CheckStrip,
  actions: RunChecks,
  prefetch: ({ queries, sdk }) => queries.prefetchQuery(summaryQuery(sdk)),
  drawer: lazyOverlay(async () => (await import('./record/exception-drawer.tsx')).ExceptionDrawer),
  columns: [
    { id: 'check', cell: (row) => <CheckName of={row} /> },
    { ...column.person('subject'), inCards: 'method' },
    { id: 'status', cell: (row) => <ExceptionState state={row} /> },
    column.waitedSince((row) => (row.status === 'open' ? row.first_seen_at : null), 'open'),
    column.plain('expected'),
    column.plain('found'),
    column.anyClient,
    { ...column.time('first_seen_at', { inCards: 'foot' }), descendingFirst: false },
    column.time('last_seen_at', { inCards: false }),
    column.person('resolved_by', { inCards: false }),
  ],
});
