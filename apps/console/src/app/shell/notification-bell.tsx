import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { logFailure } from '#/core/browser/log.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { notificationsQuery } from './notification-calls.ts';

const Drawer = lazyOverlay(
  async () => (await import('./notification-drawer.tsx')).NotificationDrawer,
  ['notification', 'kit', 'bulk', 'export-job'],
);

const countMax = 99;

export function NotificationBell() {
  const { t } = useTranslation('frame');
  const { data } = useQuery(notificationsQuery(useSdk()));
  const [open, setOpen] = useState(false);
  useUrgentToasts(data?.list);
  const unread = data?.unread ?? 0;
  const shown = unread > countMax ? `${countMax}+` : unread;
  return (
    <>
      <IconButton
        label={unread > 0 ? `${t('notifications')} ${shown}` : t('notifications')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="relative"
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-danger px-1 text-center text-[0.625rem] leading-4 font-medium text-danger-ink tabular-nums"
          >
            {shown}
          </span>
        )}
      </IconButton>
      {open && <Drawer onClose={() => setOpen(false)} />}
    </>
  );
}

function useUrgentToasts(list: readonly Schemas.Notification[] | undefined): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (list === undefined) return;
    const before = known.current;
    known.current = new Set(list.map(({ id }) => id));
    const arrived = list.filter(({ id, read_at: readAt }) => !before?.has(id) && readAt === null);
    if (before === null || arrived.length === 0) return;
    import('./describe-notification.ts').then(
      ({ showUrgent }) => showUrgent(arrived),
      (error: unknown) => logFailure('Toasts of notifications could not be loaded', error),
    );
  }, [list]);
}
