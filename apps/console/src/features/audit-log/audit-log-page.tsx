import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { list } from './audit-entry-list.ts';
import { ChainCheck } from './chain-check.tsx';
import { EntryAction, EntryDevice, EntrySubject } from './entry-cells.tsx';
import { useEntryFilters } from './use-entry-filters.ts';

export const { Page, prefetch } = listPage(list, {
  columns: [
    column.time('at'),
    { id: 'actor', cell: (row, { t }) => row.actor?.name ?? t('audit-log:system') },
    { id: 'action', cell: (row) => <EntryAction action={row.action} /> },
    { id: 'subject', cell: (row) => <EntrySubject entry={row} /> },
    column.plain('ip', { inCards: false }),
    { id: 'device', inCards: false, cell: ({ device }) => device && <EntryDevice of={device} /> },
    column.plain('seq', { align: 'end', descendingFirst: true }),
  ],
  above: ChainCheck,
  useOwnFilters: useEntryFilters,
  drawer: lazyOverlay(
    async () => (await import('./entry/entry-drawer.tsx')).EntryDrawer,
    ['audit-entry'],
  ),
});
