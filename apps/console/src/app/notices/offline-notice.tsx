import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useOnline } from '../live/use-online.ts';

const shownForMs = 5_000;

export function OfflineNotice() {
  const { t } = useTranslation(['frame', 'notices']);
  const online = useOnline();
  const back = useJustBack(online);
  const Icon = online ? Wifi : WifiOff;
  return (
    <div role="status">
      {(!online || back) && (
        <p
          className={cn(
            'flex items-center gap-2 border-b px-4 py-2 md:px-6',
            online
              ? 'border-success-line bg-success-surface text-success-text'
              : 'border-warning-line bg-warning-surface text-warning-text',
          )}
        >
          <Icon aria-hidden="true" size={16} className="shrink-0" />
          {online ? t('notices:backOnline') : t('offline')}
        </p>
      )}
    </div>
  );
}

/** Whether the network has come back a moment ago. */
function useJustBack(online: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  const back = online && wasOffline;
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setWasOffline(false), shownForMs);
    return () => clearTimeout(timer);
  }, [back]);
  return back;
}
