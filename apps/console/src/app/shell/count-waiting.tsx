import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pageEntries } from '#/app/pages/page-registry.ts';
import { queueCountsQuery, queuesByPath } from '#/business/waiting/queue-counts.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { useCan } from '#/ui/permission.tsx';
import { useOwnPreferences } from '#/ui/session/session-context.tsx';
import { setWaitingCounts, type WaitingCounts } from './waiting-counts.ts';

export function CountWaiting() {
  const mayRead = useCan('read', 'dashboard');
  const { data } = useQuery({ ...queueCountsQuery(useSdk()), enabled: mayRead });
  const { t } = useTranslation(['notices', 'menu']);
  const announces = useOwnPreferences().notify_waiting ?? false;
  const seen = useRef<WaitingCounts>(null);
  useEffect(() => {
    if (!data) return;
    const counts = queuesByPath(data);
    if (announces && seen.current !== null) announceNew(seen.current, counts, t);
    seen.current = counts;
    setWaitingCounts(counts);
  }, [data, announces, t]);
  // The user who signs in next has other queues.
  useEffect(() => () => setWaitingCounts(new Map()), []);
  return null;
}

type Translate = ReturnType<typeof useTranslation<['notices', 'menu']>>['t'];

function announceNew(before: WaitingCounts, now: WaitingCounts, t: Translate): void {
  for (const [path, { inAll, search }] of now) {
    const added = inAll - (before.get(path)?.inAll ?? 0);
    if (added <= 0) continue;
    const page = pageEntries.find((entry) => entry.path === path);
    if (page === undefined) continue;
    showToast({
      tone: 'info',
      title: t('newWork', { page: t(`menu:${page.name}`), count: added }),
      link: { to: path, search, label: t('newWorkOpen') },
    });
  }
}
