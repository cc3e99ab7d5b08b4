import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from '#/core/browser/log.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { auth, loadAccess, sdk, settings } from '#/core/session/page-session.ts';
import { loadSettings } from '#/core/start/load-settings.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { useLive } from './live-state.ts';

const reloadSettings = async () => settings.write(await loadSettings(sdk));

function followSession(queryClient: QueryClient): () => void {
  let stop: (() => void) | null = null;

  function begin(): () => void {
    let stopLive = () => {};
    let stopped = false;
    import('./start-live.ts').then(
      ({ startLive }) => {
        if (!stopped) stopLive = startLive({ sdk, auth, queryClient, loadAccess, reloadSettings });
      },
      (error: unknown) => logFailure('The code for live updates did not load', error),
    );
    return () => {
      stopped = true;
      stopLive();
    };
  }

  function follow(): void {
    const isSignedIn = auth.getSnapshot().matches('authenticated');
    if (isSignedIn) stop ??= begin();
    else {
      stop?.();
      stop = null;
    }
  }
  follow();
  const subscription = auth.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    stop?.();
  };
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

export function LiveUpdates() {
  const { t } = useTranslation('frame');
  const { exact } = useTime();
  const queryClient = useQueryClient();
  const live = useLive();
  // Without a network there is a notice already, which says the same.
  const online = useOnline();
  useEffect(() => followSession(queryClient), [queryClient]);
  return (
    <div role="status">
      {live.kind === 'lost' && online && (
        <p className="flex items-center gap-2 border-b border-warning-line bg-warning-surface px-4 py-2 text-warning-text md:px-6">
          <Unplug aria-hidden="true" size={16} className="shrink-0" />
          {t('liveLost', { at: exact(live.since.toISOString()) })}
        </p>
      )}
    </div>
  );
}
