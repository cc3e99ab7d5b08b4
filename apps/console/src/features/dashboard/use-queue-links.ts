import type { Schemas } from '@brokerdesk/sdk';
import { queueLink } from '#/business/waiting/queue-links.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';

/** Returns the page of a queue; undefined if the user has none, or the product is not offered here. */
export function useQueueLinks() {
  const permitted = usePermittedPaths();
  return (queue: Pick<Schemas.WaitingQueue, 'queue' | 'kind'>) => {
    const link = queueLink(queue);
    return permitted.has(link.to) ? link : undefined;
  };
}
