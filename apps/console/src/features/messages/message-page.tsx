import { Send } from 'lucide-react';
import { useState } from 'react';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { Permit } from '#/ui/permission.tsx';
import { MessageStatus, messageAudience, messageTitle } from './message-labels.tsx';
import { list } from './message-list.ts';

const SendForm = lazyOverlay(async () => (await import('./send-form.tsx')).SendForm, ['form']);

export function SendButton() {
  const { t } = useTranslation('message');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Send aria-hidden="true" />
        <span className="max-md:sr-only">{t('send.title')}</span>
      </Button>
      {open && <SendForm onClose={() => setOpen(false)} />}
    </>
  );
}

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
    { id: 'audience', inCards: 'method', cell: (row, { t }) => messageAudience(row, t) },
    column.plain('total', { align: 'end' }),
    column.plain('read', { align: 'end' }),
    { id: 'status', cell: (row) => <MessageStatus status={row.status} /> },
    column.person('sender', { inCards: false }),
    {
      id: 'created_at',
      inCards: 'foot',
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
