import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EntriesHost } from '#/app/drawer-hosts.tsx';
import { bulkRunQuery } from '#/business/bulk/bulk-calls.ts';
import { BulkReport } from '#/business/bulk/bulk-report.tsx';
import { MyExports } from '#/business/export/my-exports.tsx';
import { useRecordWrite } from '#/business/record/record-write.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { logFailure } from '#/core/browser/log.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { Ago } from '#/ui/time/ago.tsx';
import { targetOf, titleOfNotification } from './describe-notification.ts';
import { type AccountDialog, loadAccountDialog } from './load-account-dialog.ts';
import { notificationsQuery, pageSize, readNotifications } from './notification-calls.ts';

const sizeMax = 200;
/** Ledger entries are shown over a report, and leave the address of the page alone. */
const noPage = { search: {}, latestSearch: () => ({}), change: () => {} };

export function NotificationDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notification');
  const [size, setSize] = useState(pageSize);
  const query = useQuery(notificationsQuery(useSdk(), size));
  const read = useRecordWrite(readNotifications, () => null);
  const [runId, setRunId] = useState<string | null>(null);
  const [exportsShown, setExportsShown] = useState(false);
  const [Dialog, setDialog] = useState<AccountDialog | null>(null);
  const latest = query.data?.list[0];
  const unread = query.data?.unread ?? 0;

  function openSessions() {
    loadAccountDialog('sessions').then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => logFailure('The signed-in devices could not be loaded', error),
    );
  }

  return (
    <>
      <Drawer
        open
        onClose={onClose}
        recordId="notifications"
        title={t('title')}
        footer={
          latest &&
          unread > 0 && (
            <Button
              size="sm"
              busy={read.isPending}
              onClick={() => read.mutate({ until: latest.created_at })}
            >
              <CheckCheck aria-hidden="true" />
              {t('readAll')}
            </Button>
          )
        }
      >
        <Loaded query={query}>
          {({ list, total }) =>
            list.length === 0 ? (
              <EmptyState icon={Bell} title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <>
                <ul aria-label={t('title')} className="divide-y divide-line">
                  {list.map((one) => (
                    <Item
                      key={one.id}
                      notification={one}
                      onOpen={() => one.read_at === null && read.mutate({ id: one.id })}
                      onLeave={onClose}
                      onRun={setRunId}
                      onDialog={{ sessions: openSessions, exports: () => setExportsShown(true) }}
                    />
                  ))}
                </ul>
                {total > list.length && size < sizeMax && (
                  <p className="px-5 py-3">
                    <Button
                      size="sm"
                      busy={query.isPlaceholderData}
                      onClick={() => setSize(size + pageSize)}
                    >
                      {t('more')}
                    </Button>
                  </p>
                )}
              </>
            )
          }
        </Loaded>
      </Drawer>
      {runId !== null && <Report id={runId} onClose={() => setRunId(null)} />}
      {exportsShown && <MyExports onClose={() => setExportsShown(false)} />}
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}

function Item({
  notification,
  onOpen,
  onLeave,
  onRun,
  onDialog,
}: {
  notification: Schemas.Notification;
  onOpen: () => void;
  onLeave: () => void;
  onRun: (id: string) => void;
  onDialog: Readonly<Record<'sessions' | 'exports', () => void>>;
}) {
  const { t } = useTranslation('notification');
  const permitted = usePermittedPaths();
  const { created_at: at, read_at: readAt, values } = notification;
  const target = targetOf(notification);
  const content = (
    <>
      <span className={readAt === null ? 'font-medium' : 'text-ink-muted'}>
        {readAt === null && <span className="sr-only">{`${t('unread')} `}</span>}
        {titleOfNotification(notification)}
      </span>
      {values['reason'] && (
        <span className="mt-0.5 block break-words text-ink-muted">{values['reason']}</span>
      )}
      <span className="mt-0.5 block text-xs text-ink-muted">
        <Ago at={at} />
      </span>
    </>
  );
  const row = (inside: ReactNode) => (
    <li className="relative">
      {readAt === null && (
        <span aria-hidden="true" className="absolute top-4.5 left-2 size-2 rounded-full bg-link" />
      )}
      {inside}
    </li>
  );
  const look = 'block w-full px-5 py-3 text-left hover:bg-hover';
  if (target !== null && 'page' in target && permitted.has(target.page)) {
    return row(
      <Link
        to={target.page}
        search={target.search}
        className={look}
        onClick={() => {
          onOpen();
          onLeave();
        }}
      >
        {content}
      </Link>,
    );
  }
  return row(
    <button
      type="button"
      className={look}
      onClick={() => {
        onOpen();
        if (target !== null && 'runId' in target) onRun(target.runId);
        if (target !== null && 'dialog' in target) onDialog[target.dialog]();
      }}
    >
      {content}
    </button>,
  );
}

function Report({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(bulkRunQuery(useSdk(), id));
  if (data === undefined) return null;
  return (
    <PageAddressProvider address={noPage}>
      <EntriesHost>
        <BulkReport run={data.run} onClose={onClose} />
      </EntriesHost>
    </PageAddressProvider>
  );
}
