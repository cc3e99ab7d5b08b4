import type { KeyValueStorage } from '#/core/browser/browser-storage.ts';
import { onlyHome, type Search, type Tab, type TabList } from './tab-list.ts';

const keyPrefix = 'brokerdesk.tabs.';
/** More than a person opens: whatever is beyond was not written here. */
const storedMax = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function createTabStorage(storage: KeyValueStorage, userId: string) {
  const key = keyPrefix + userId;
  return {
    read: (home: string): TabList => parseTabs(storage.getItem(key), home),
    write({ tabs, recent, closing }: TabList): void {
      const kept = tabs.filter(({ path }) => !closing.includes(path));
      const stored = kept.map(({ path, search, hash }) => ({ path, search, hash }));
      try {
        storage.setItem(key, JSON.stringify({ tabs: stored, recent }));
      } catch {
        // A full storage: the bar is what it was at the next reload.
      }
    },
    forget: () => storage.removeItem(key),
  };
}

export function parseTabs(json: string | null, home: string): TabList {
  const stored = asJson(json);
  const empty = onlyHome(home);
  if (!isObject(stored)) return empty;
  const found = new Map<string, Tab>(empty.tabs.map((tab) => [tab.path, tab]));
  for (const entry of asList(stored['tabs'])) {
    const tab = asTab(entry, found.size + 1);
    if (tab === null) continue;
    if (tab.path === home) found.set(home, { ...tab, instance: 1 });
    else if (!found.has(tab.path)) found.set(tab.path, tab);
  }
  const recent = asList(stored['recent']).filter(
    (path): path is string => typeof path === 'string' && found.has(path),
  );
  return {
    ...empty,
    tabs: [...found.values()],
    recent: [...new Set(recent)],
    lastInstance: found.size,
  };
}

function asJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, storedMax) : [];
}

function asTab(entry: unknown, instance: number): Tab | null {
  if (!isObject(entry)) return null;
  const { path, search, hash } = entry;
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null;
  const known: Search = isObject(search) ? search : {};
  return { path, search: known, hash: typeof hash === 'string' ? hash : '', instance };
}
