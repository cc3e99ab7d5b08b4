import { useCallback, useSyncExternalStore } from 'react';

/** The records of a topic that somebody else has just changed, each with the number of its change. */
export type ChangedRows = ReadonlyMap<string, number>;

/** Long enough to be seen, and over before anybody comes back to the page. */
const markedForMs = 4_000;

const none: ChangedRows = new Map();
const marked = new Map<string, ChangedRows>();
const listeners = new Set<() => void>();
let changes = 0;

function replace(topic: string, next: ChangedRows): void {
  marked.set(topic, next);
  for (const listener of listeners) listener();
}

/** Marks records that somebody else has changed, once they are shown as they are now. */
export function markChanged(topic: string, ids: Iterable<string>): void {
  const now = new Map([...ids].map((id) => [id, ++changes]));
  replace(topic, new Map([...(marked.get(topic) ?? none), ...now]));
  setTimeout(() => {
    // One that has changed once more meanwhile stays marked for as long as the others were.
    const left = [...(marked.get(topic) ?? none)].filter(([id, change]) => now.get(id) !== change);
    replace(topic, left.length === 0 ? none : new Map(left));
  }, markedForMs);
}

export const changedRows = (topic: string): ChangedRows => marked.get(topic) ?? none;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Which records of a topic (`deposit`, `client`, …) somebody else has just changed, for a few seconds
 * from the moment at which their new data is there. The number grows with every change: given as the
 * `key` of what flashes, a second change flashes again.
 *
 * @example
 * const changed = useChangedRows('deposit');
 * const change = changed.get(row.id);
 * <tr>{change !== undefined && <Flash key={change} />}…</tr>
 * @public
 */
export function useChangedRows(topic: string): ChangedRows {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => changedRows(topic), [topic]),
  );
}
