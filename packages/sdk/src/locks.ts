import { newRequestId } from './request-id.ts';

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function memoryStorage(): WebStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

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

export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

const lastOf = new Map<string, Promise<unknown>>();

export const processLocks: Locks = {
  request(name, work) {
    const done = (lastOf.get(name) ?? Promise.resolve()).then(work, work);
    lastOf.set(name, done);
    return done;
  },
};

/** Longer than a refresh may take. A tab that is closed with the lock loses it then. */
const leaseMs = 20_000;

/** Until every tab sees what one has written, and between two looks at it. */
const settleMs = 50;

/**
 * For pages on plain http. A storage cannot test and set at once: the tab that wrote last has the lock, once all could
 * see that.
 */
export function storageLocks(storage: WebStorage): Locks {
  const noted = (name: string) => (storage.getItem(name) ?? '').split(' ');

  async function acquire(name: string, me: string): Promise<void> {
    for (;;) {
      const [owner, until] = noted(name);
      if (owner === me) return;
      const leftMs = Number(until) - Date.now();
      if (!(leftMs > 0 && leftMs <= leaseMs))
        storage.setItem(name, `${me} ${Date.now() + leaseMs}`);
      await new Promise((resolve) => setTimeout(resolve, settleMs));
    }
  }

  return {
    async request(name, work) {
      const me = newRequestId();
      // A storage that takes nothing locks nothing: the work is done all the same.
      await acquire(name, me).catch(() => {});
      try {
        return await work();
      } finally {
        if (noted(name)[0] === me) storage.removeItem(name);
      }
    },
  };
}

export function platformLocks(): Locks {
  if (globalThis.navigator?.locks !== undefined) return navigator.locks;
  if (globalThis.document === undefined) return processLocks;
  const { request } = storageLocks(openWebStorage('localStorage'));
  return {
    request: (name, work) => processLocks.request(name, () => request(name, work)),
  };
}
