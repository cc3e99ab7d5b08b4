import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { nextMoment } from '#/ui/live/invalidate-topics.ts';
import { recognizeOwnEvent } from '#/ui/live/own-changes.ts';
import type { Change } from './change-batch.ts';

/**
 * Refetches what events are about. A query that started after an event arrived, or after the answer to the own
 * write that the event reports, includes the change and is not refetched.
 */
export function createRefetch(
  queryClient: QueryClient,
  queriesOf: (topic: string) => readonly QueryKey[],
  isHidden: () => boolean = () => document.visibilityState === 'hidden',
) {
  const startedAt = new WeakMap<Query, number>();
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') {
      startedAt.set(event.query, nextMoment());
    }
  });

  /** Queries off the screen only become stale, and are refetched when they are shown. */
  const refetch = (queryKey: QueryKey, since: number) =>
    queryClient.invalidateQueries({
      queryKey,
      refetchType: isHidden() ? 'none' : 'active',
      predicate: (query) => (startedAt.get(query) ?? 0) < since,
    });

  return {
    async apply(changes: readonly Change[]): Promise<void> {
      const since = new Map<QueryKey, number>();
      for (const change of changes) {
        const seenAt = Math.min(change.seenAt, recognizeOwnEvent(change) ?? change.seenAt);
        for (const key of queriesOf(change.topic)) {
          since.set(key, Math.max(seenAt, since.get(key) ?? 0));
        }
      }
      await Promise.all([...since].map(([key, seenAt]) => refetch(key, seenAt)));
    },
    /** Changes may have been missed. */
    everything: (since: number) => refetch([], since),
    isWriting: () => queryClient.isMutating() > 0,
    stop,
  };
}
