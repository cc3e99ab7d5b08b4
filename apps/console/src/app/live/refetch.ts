import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { nextMoment } from '#/ui/live/invalidate-topics.ts';
import { forgetOwnEvents, recognizeOwnEvent } from '#/ui/live/own-changes.ts';

/** `seenAt` numbers changes in the order in which this page received them. */
export type Change = { topic: string; id: string; version: number; seenAt: number };

const quietMs = 150;
const burstMaxMs = 800;

/**
 * Waits for own writes, whose event may come before their answer, and for a running fetch, whose answer would be thrown
 * away.
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

type Wanted = { since: number; isOwn: boolean; change: Change };

/**
 * The detail of a record is affected by the account of another client, or an own write to another record, only if it
 * mentions them.
 */
function isAffected({ queryKey, state }: Query, { change: { topic, id }, isOwn }: Wanted): boolean {
  const isApart = queryKey.includes('detail') && (isOwn || topic === 'account');
  return !isApart || state.data === undefined || JSON.stringify(state.data).includes(id);
}

/**
 * A query that started after the event, or has the answer to the own write in it, includes the change and is not
 * refetched.
 */
export function createRefetch(
  queryClient: QueryClient,
  queriesOf: (topic: string) => readonly QueryKey[],
  isHidden: () => boolean = () => document.visibilityState === 'hidden',
) {
  const startedAt = new WeakMap<Query, number>();
  const putAt = new WeakMap<Query, number>();
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'fetch') startedAt.set(query, nextMoment());
    if (action.type === 'success' && action.manual) putAt.set(query, nextMoment());
  });

  const includes = (query: Query, { since, isOwn }: Pick<Wanted, 'since' | 'isOwn'>) =>
    (startedAt.get(query) ?? 0) >= since || (isOwn && (putAt.get(query) ?? 0) >= since);

  const refetch = (queryKey: QueryKey, isStale: (query: Query) => boolean) =>
    queryClient.invalidateQueries({
      queryKey,
      refetchType: isHidden() ? 'none' : 'active',
      predicate: isStale,
    });

  return {
    async apply(changes: readonly Change[]): Promise<void> {
      const wanted = new Map<QueryKey, Wanted[]>();
      for (const change of changes) {
        const answeredAt = recognizeOwnEvent(change);
        const since = Math.min(change.seenAt, answeredAt ?? change.seenAt);
        const one = { since, isOwn: answeredAt !== undefined, change };
        for (const key of queriesOf(change.topic))
          wanted.set(key, [...(wanted.get(key) ?? []), one]);
      }
      await Promise.all(
        [...wanted].map(([key, all]) =>
          refetch(key, (query) =>
            all.some((one) => !includes(query, one) && isAffected(query, one)),
          ),
        ),
      );
    },
    everything: (since: number) => {
      forgetOwnEvents();
      return refetch([], (query) => !includes(query, { since, isOwn: false }));
    },
    isWriting: () => queryClient.isMutating() > 0,
    stop,
  };
}
