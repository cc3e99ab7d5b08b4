import { createStore } from '#/core/browser/store.ts';
import { close, remember, renew, reopen, restrict, type Search, type TabList } from './tab-list.ts';
import type { createTabStorage } from './tab-storage.ts';

export function createTabStore(storage: ReturnType<typeof createTabStorage>, home: string) {
  const store = createStore(storage.read(home));

  function write(list: TabList): void {
    if (list === store.read()) return;
    store.write(list);
    storage.write(list);
  }

  return {
    subscribe: store.subscribe,
    read: store.read,
    write,
    tabOf: (path: string) => store.read().tabs.find((tab) => tab.path === path),
    remember: (path: string, search: Search, hash: string) =>
      write(remember(store.read(), path, search, hash)),
    close: (paths: readonly string[], shown: string | null) =>
      write(close(store.read(), paths, shown)),
    reopen: () => write(reopen(store.read())),
    renew: (path: string) => write(renew(store.read(), path)),
    restrict: (permitted: ReadonlySet<string>) => write(restrict(store.read(), permitted)),
  };
}

export type TabStore = ReturnType<typeof createTabStore>;

const idOf = (what: string, path: string) => `${what}${path.replaceAll('/', '-')}`;

export const tabId = (path: string) => idOf('tab', path);
export const panelId = (path: string) => idOf('page', path);

export function addressOf({ tabs, alive }: Pick<TabList, 'tabs' | 'alive'>, path: string) {
  const tab = tabs.find((one) => one.path === path);
  const isAlive = alive.includes(path);
  return {
    to: path,
    ...(tab && { search: tab.search, hash: tab.hash }),
    ...(isAlive && { resetScroll: false, hashScrollIntoView: false }),
  };
}

export type TabAddress = ReturnType<typeof addressOf>;
