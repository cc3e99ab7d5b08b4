import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { nextMoment } from '#/ui/live/invalidate-topics.ts';
import { recognizeOwnEvent } from '#/ui/live/own-changes.ts';

/** An event of the stream, numbered in the order in which this page received it. */
export type Change = { topic: string; id: string; version: number; seenAt: number };

/** A burst is over when nothing has come for so long … */
const quietMs = 150;
/** … and is not waited out for longer than this. */
const burstMaxMs = 800;

/**
 * Gathers changes, so that a burst makes one refetch. While an own write is under way, the event of its
 * change may come before its answer: then it waits a little, too. What comes while the last ones are
 * still being fetched waits for them: else an answer would be thrown away again and again.
 */
export function createChangeBatch({
  isWriting,
  onBatch,
}: {
  isWriting: () => boolean;
  onBatch: (changes: readonly Change[]) => Promise<void>;
}) {
  let waiting: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline = 0;
  let busy = false;

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(due, Math.max(0, Math.min(quietMs, deadline - Date.now())));
  }

  function due(): void {
    if (isWriting() && Date.now() < deadline) schedule();
    else void send();
  }

  async function send(): Promise<void> {
    timer = undefined;
    if (busy || waiting.length === 0) return;
    const changes = waiting;
    waiting = [];
    busy = true;
    // A query shows its own failure in the place of its data.
    await onBatch(changes).catch(() => {});
    busy = false;
    if (timer === undefined) await send();
  }

  return {
    add(change: Change): void {
      if (waiting.length === 0) deadline = Date.now() + burstMaxMs;
      waiting.push(change);
      schedule();
    },
    drop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}

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
