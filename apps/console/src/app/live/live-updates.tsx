import { useQueryClient } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { followSession } from './follow-session.ts';
import { useLive } from './live-state.ts';
import { useOnline } from './use-online.ts';

/** Keeps what is shown as the server has it, and says so when it cannot. Once in the shell. */
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
