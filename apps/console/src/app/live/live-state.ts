import { useSyncExternalStore } from 'react';

/** Once lost, what is shown may be as old as `since`. */
export type LiveState = { kind: 'connecting' } | { kind: 'open' } | { kind: 'lost'; since: Date };

let state: LiveState = { kind: 'connecting' };
const listeners = new Set<() => void>();

export const liveState = {
  read: () => state,
  write(next: LiveState) {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/**
 * @example
 * const live = useLive();
 * {live.kind === 'lost' && <OldSince at={live.since} />}
 */
export function useLive(): LiveState {
  return useSyncExternalStore(liveState.subscribe, liveState.read);
}
