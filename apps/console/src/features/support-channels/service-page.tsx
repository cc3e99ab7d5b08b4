import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { SwitchStatus } from '#/kit/ui/switch-status.tsx';
import { list } from './channel-list.ts';
import { CreateChannelButton } from './create-channel-button.tsx';

const ChannelDrawer = lazyOverlay(
  async () => (await import('./channel-drawer.tsx')).ChannelDrawer,
  ['history', 'form'],
);

export const { Page, prefetch } = listPage(list, {
  columns: [
    { id: 'name', cell: (row) => row.name },
    { id: 'kind', cell: (row, { t }) => t(`kind.${row.kind}`) },
    {
      id: 'value',
      cell: (row) => (
        <span className="inline-block max-w-80 truncate align-middle">{row.value}</span>
      ),
    },
    { id: 'language', cell: (row, { t }) => t(`language.${row.language}`) },
    { id: 'hours', cell: (row) => row.hours },
    { id: 'weight', align: 'end', descendingFirst: true, cell: (row) => row.weight },
    { id: 'status', cell: (row) => <SwitchStatus status={row.status} /> },
    {
      id: 'created_at',
      inCards: false,
      descendingFirst: true,
      cell: (row, { dateTime }) => dateTime(row.created_at),
    },
  ],
  create: CreateChannelButton,
  drawer: ChannelDrawer,
});
