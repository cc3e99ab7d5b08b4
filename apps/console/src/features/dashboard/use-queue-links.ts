import type { Schemas } from '@brokerdesk/sdk';
import { queueLink } from '#/business/waiting/queue-links.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';

/**
 * Where a queue is worked through; undefined if the person has no page for it, as for a product not on offer here.
 */
export function useQueueLinks() {
  const permitted = usePermittedPaths();
  return (queue: Pick<Schemas.WaitingQueue, 'queue' | 'kind'>) => {
    const link = queueLink(queue);
    return permitted.has(link.to) ? link : undefined;
  };
}
