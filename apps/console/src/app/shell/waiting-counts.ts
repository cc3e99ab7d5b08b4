import { useSyncExternalStore } from 'react';

/** How many records wait for the user, by the path of their page. */
export type WaitingCounts = ReadonlyMap<string, number>;

let counts: WaitingCounts = new Map();
const listeners = new Set<() => void>();

/** Written by what counts, read by the menu. */
export function setWaitingCounts(next: WaitingCounts): void {
  counts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many records wait for the user on the page of that path. */
export const useWaitingCount = (path: string): number =>
  useSyncExternalStore(subscribe, () => counts.get(path) ?? 0);
