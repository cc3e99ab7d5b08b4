import type { KeyValueStorage } from '#/core/browser/browser-storage.ts';
import { createStore, type Store } from '#/core/browser/store.ts';

/** Goes up with every change of what is kept that an older reading would not understand. */
const version = 'v2';
const saveAfterMs = 200;

const prefix = 'brokerdesk.state.';
const keyOf = (name: string) => `${prefix}${version}.${name}`;

export type StateCache<State> = Store<State> & {
  flush: () => void;
  adopt: (key: string | null) => void;
};

export function createStateCache<State extends object>({
  name,
  storage,
  parse,
}: {
  name: string;
  storage: KeyValueStorage;
  parse: (stored: Readonly<Record<string, unknown>>) => State;
}): StateCache<State> {
  const key = keyOf(name);
  const store = createStore(parse(readStored(storage, key)));
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    try {
      storage.setItem(key, JSON.stringify(store.read()));
    } catch {
      // The storage is full: the state lasts as long as the page.
    }
  }

  return {
    ...store,
    write(next) {
      store.write(next);
      clearTimeout(waiting);
      waiting = setTimeout(flush, saveAfterMs);
    },
    flush,
    adopt(changed) {
      if (changed === key && waiting === undefined) store.write(parse(readStored(storage, key)));
    },
  };
}

function readStored(storage: KeyValueStorage, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    // Any object has names and values, and none of them is believed before it is parsed.
    if (typeof stored === 'object' && stored !== null) return stored as Record<string, unknown>;
  } catch {
    // Broken: dropped below.
  }
  storage.removeItem(key);
  return {};
}

export function dropOtherVersions(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const key of keys) {
    if (key?.startsWith(prefix) && !key.startsWith(`${prefix}${version}.`)) storage.removeItem(key);
  }
}
