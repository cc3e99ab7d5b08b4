import { KeptPage } from './kept-page.tsx';
import { useTabs } from './tabs-context.tsx';

/** The pages that are alive, of which one is shown. */
export function TabPages() {
  const { list, shown, search, store } = useTabs();
  const alive = list.tabs.filter(({ path }) => list.alive.includes(path));
  // Never in another order: a page that is moved in the document loses where it was scrolled to.
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
