import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What could not be stored, because storage is forbidden or full: it lasts as long as the document. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

function readKept(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

/**
 * What this browser keeps under a name, and the way to change it. It is the same in every window: each
 * follows the others, and a change is made to what is kept by then. `read` is the same function always.
 */
export function useKept<Value>(key: string, read: (stored: string | null) => Value) {
  const stored = useSyncExternalStore(subscribe, () => readKept(key));
  const value = useMemo(() => read(stored), [read, stored]);
  const change = useCallback(
    (next: (now: Value) => Value) => keep(key, next(read(readKept(key)))),
    [key, read],
  );
  return [value, change] as const;
}
