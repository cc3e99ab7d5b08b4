import { useSyncExternalStore } from 'react';
import type { PageQueue } from '#/business/waiting/queue-counts.ts';

export type WaitingCounts = ReadonlyMap<string, PageQueue>;

let counts: WaitingCounts = new Map();
const listeners = new Set<() => void>();

const isSame = (one: PageQueue | undefined, other: PageQueue) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Keeps the same object for what has not changed. */
export function setWaitingCounts(next: WaitingCounts): void {
  counts = new Map(
    [...next].map(([path, queue]) => {
      const before = counts.get(path);
      return [path, before && isSame(before, queue) ? before : queue];
    }),
  );
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useWaiting = (path: string): PageQueue | undefined =>
  useSyncExternalStore(subscribe, () => counts.get(path));
