import { KeptPage } from './kept-page.tsx';
import { useTabs } from './tabs-context.tsx';

/** The pages that are alive, of which one is shown. */
export function TabPages() {
  const { list, shown, search, store } = useTabs();
  const alive = list.tabs.filter(({ path }) => list.alive.includes(path));
  const inOrder = alive.toSorted((one, other) => one.instance - other.instance);
  return inOrder.map((tab) => (
    <KeptPage
      key={`${tab.path} ${tab.instance}`}
      tab={tab}
      isShown={tab.path === shown}
      search={tab.path === shown ? search : tab.search}
      store={store}
    />
  ));
}
