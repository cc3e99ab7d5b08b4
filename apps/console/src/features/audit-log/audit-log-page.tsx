import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { list } from './audit-entry-list.ts';
import { EntryAction, EntryDevice, EntrySubject } from './entry-cells.tsx';
import { useEntryFilters } from './use-entry-filters.tsx';
import { ChainCheck } from './verify/chain-check.tsx';

const EntryDrawer = lazyOverlay(async () => (await import('./entry/entry-drawer.tsx')).EntryDrawer);

export const { Page, prefetch } = listPage(list, {
  columns: [
    { id: 'at', cell: (row, { dateTime }) => dateTime(row.at) },
    { id: 'actor', cell: (row, { t }) => row.actor?.name ?? t('audit-log:system') },
    { id: 'action', cell: (row) => <EntryAction action={row.action} /> },
    { id: 'subject', cell: (row) => <EntrySubject entry={row} /> },
    { id: 'ip', inCards: false, cell: (row) => row.ip },
    {
      id: 'device',
      inCards: false,
      cell: (row) => row.device && <EntryDevice device={row.device} />,
    },
    { id: 'seq', align: 'end', descendingFirst: true, cell: (row) => row.seq },
  ],
  above: ChainCheck,
  useOwnFilters: useEntryFilters,
  drawer: EntryDrawer,
});
