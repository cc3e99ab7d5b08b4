/** The part of the browser's `Storage` that tokens need. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps until the page is closed. */
export function memoryStorage(): WebStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A browser's storage, or one in memory if there is none, or the browser forbids it. */
export function openWebStorage(name: 'localStorage' | 'sessionStorage'): WebStorage {
  try {
    const storage: Storage | undefined = globalThis[name];
    const probe = 'brokerdesk.probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStorage();
  }
}
