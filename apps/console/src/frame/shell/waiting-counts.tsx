import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { whenIdle } from '#/frame/prefetch/when-idle.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import { queueCountsQuery } from '#/kit/waiting/queue-counts-query.ts';
import { queueLink } from '#/kit/waiting/queue-links.ts';

const none: ReadonlyMap<string, number> = new Map();

const Counts = createContext(none);

/** How many records wait for the person on the page of that path. */
export const useWaitingCount = (path: string): number => use(Counts).get(path) ?? 0;

/** Counts what waits on each page, for the menu. The first page does not wait for it. */
export function WaitingCounts({ children }: { children: ReactNode }) {
  const mayRead = useCan('read', 'dashboard');
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isHere = true;
    void whenIdle(async () => isHere && setIdle(true));
    return () => {
      isHere = false;
    };
  }, []);
  const { data = none } = useQuery({
    ...queueCountsQuery(useSdk()),
    enabled: mayRead && isIdle,
    select: countsByPath,
  });
  return <Counts value={data}>{children}</Counts>;
}

function countsByPath({ list }: Schemas.QueueCounts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const queue of list) {
    const { to } = queueLink(queue);
    counts.set(to, (counts.get(to) ?? 0) + queue.count);
  }
  return counts;
}
