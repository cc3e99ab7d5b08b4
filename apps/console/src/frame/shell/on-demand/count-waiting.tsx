import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useCan } from '#/kit/permission/use-can.ts';
import { queueCountsQuery } from '#/kit/waiting/on-demand/queue-counts-query.ts';
import { queueLink } from '#/kit/waiting/on-demand/queue-links.ts';
import { setWaitingCounts, type WaitingCounts } from '../waiting-counts.ts';

/** Keeps the counts of the menu. */
export function CountWaiting() {
  const mayRead = useCan('read', 'dashboard');
  const { data } = useQuery({ ...queueCountsQuery(useSdk()), enabled: mayRead });
  useEffect(() => {
    if (data) setWaitingCounts(countsByPath(data));
  }, [data]);
  // Whoever signs in next has other queues.
  useEffect(() => () => setWaitingCounts(new Map()), []);
  return null;
}

/** A page may show several queues. */
function countsByPath({ list }: Schemas.QueueCounts): WaitingCounts {
  const counts = new Map<string, number>();
  for (const queue of list) {
    const { to } = queueLink(queue);
    counts.set(to, (counts.get(to) ?? 0) + queue.count);
  }
  return counts;
}
