import type { TabList } from './tab-list.ts';

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
