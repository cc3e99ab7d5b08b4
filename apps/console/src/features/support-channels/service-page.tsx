import { waitingAbove } from '#/business/decision/two-people/waiting-proposals.tsx';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { createButton } from '#/ui/controls/create-button.tsx';
import { SwitchStatus } from '#/ui/controls/status-badge.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { list } from './channel-list.ts';

const ChannelForm = lazyOverlay(async () => (await import('./channel-form.tsx')).ChannelForm);

const ChannelDrawer = lazyOverlay(
  async () => (await import('./channel-drawer.tsx')).ChannelDrawer,
  ['history', 'form'],
);

export const { Page, prefetch } = listPage(list, {
  above: waitingAbove(list),
  columns: [
    column.plain('name'),
    { id: 'kind', cell: (row, { t }) => t(`kind.${row.kind}`) },
    {
      id: 'value',
      cell: (row) => (
        <span className="inline-block max-w-80 truncate align-middle">{row.value}</span>
      ),
    },
    { id: 'language', cell: (row, { t }) => t(`language.${row.language}`) },
    column.plain('hours'),
    column.plain('weight', { align: 'end', descendingFirst: true }),
    { id: 'status', cell: (row) => <SwitchStatus status={row.status} /> },
    column.time('created_at', { inCards: false }),
  ],
  create: createButton({
    useLabel: () => useTranslation('service').t('create.button'),
    form: (onClose) => <ChannelForm channel={null} onClose={onClose} />,
  }),
  drawer: ChannelDrawer,
});
