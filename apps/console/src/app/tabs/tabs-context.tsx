import { createContext, useContext } from 'react';
import type { PageEntry } from '#/app/pages/page-registry.ts';
import type { Tab } from './tab-list.ts';
import type { TabStore } from './tab-store.ts';
import type { ShownTabs } from './use-shown-tabs.ts';

export type OpenTab = Tab & { entry: PageEntry; isHome: boolean; isUnsaved: boolean };

export type Question = {
  act: 'close' | 'reload';
  paths: readonly string[];
  /** Defaults to the user's last page. */
  next?: string | undefined;
};

export type Tabs = ShownTabs & {
  store: TabStore;
  open: readonly OpenTab[];
  show: (path: string) => Promise<void>;
  close: (paths: readonly string[], next?: string) => void;
  reload: (path: string) => void;
};

export const TabsContext = createContext<Tabs | null>(null);

export function useTabs(): Tabs {
  const tabs = useContext(TabsContext);
  if (tabs === null) throw new Error('TabsProvider is missing.');
  return tabs;
}
