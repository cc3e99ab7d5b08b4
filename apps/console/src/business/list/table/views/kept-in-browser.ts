import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Holds what storage refused (forbidden or full) until the document unloads. */
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
 * A stored value of this browser and its setter. All windows stay in sync, and a change applies to the latest
 * stored value. `read` must be a stable function.
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
