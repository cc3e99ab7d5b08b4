import { listPage } from '#/kit/list/list-page.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { messageAudience, messageTitle } from './message-labels.ts';
import { list } from './message-list.ts';
import { MessageStatus } from './message-status.tsx';
import { SendButton } from './send/send-button.tsx';

/** Comes with the first message that is opened. */
const MessageDrawer = lazyOverlay(async () => (await import('./message-drawer.tsx')).MessageDrawer);

export const { Page, prefetch } = listPage(list, {
  columns: [
    {
      id: 'title',
      cell: (row, { locale }) => (
        <span className="inline-block max-w-96 truncate align-middle">
          {messageTitle(row, locale)}
        </span>
      ),
    },
    { id: 'audience', cell: (row, { t }) => messageAudience(row, t) },
    { id: 'total', align: 'end', cell: (row) => row.total },
    { id: 'read', align: 'end', cell: (row) => row.read },
    { id: 'status', cell: (row) => <MessageStatus status={row.status} /> },
    { id: 'sender', inCards: false, cell: (row) => row.sender.name },
    {
      id: 'created_at',
      descendingFirst: true,
      cell: (row, { dateTime }) => dateTime(row.send_at ?? row.created_at),
    },
  ],
  create: () => (
    <Permit action="create">
      <SendButton />
    </Permit>
  ),
  drawer: MessageDrawer,
});
