import { ClientLink } from '#/business/client/client-link.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Ago } from '#/ui/time/ago.tsx';
import { CheckStrip, RunChecks } from './check-strip.tsx';
import { summaryQuery } from './exception-calls.ts';
import { list } from './exception-list.ts';
import { ExceptionState } from './exception-state.tsx';
import { useCheckLabel } from './use-check-label.ts';

/** The check that found something, by its name. */
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
    column.person('subject'),
    { id: 'status', cell: (row) => <ExceptionState state={row} /> },
    column.plain('expected'),
    column.plain('found'),
    {
      id: 'client',
      links: ({ client }) => client && { client },
      cell: (row) => row.client && <ClientLink client={row.client} />,
    },
    {
      id: 'first_seen_at',
      inCards: 'foot',
      cell: (row) => <Ago at={row.first_seen_at} />,
    },
    column.time('last_seen_at', { inCards: false }),
    column.person('resolved_by', { inCards: false }),
  ],
});
