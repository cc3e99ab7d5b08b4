import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { environmentParameter } from '#/core/browser/environment.ts';
import { type Search, type TabList, visit } from './tab-list.ts';
import type { TabStore } from './tab-store.ts';
import { unsavedForms } from './unsaved-forms.ts';

const noSearch: Search = {};

export type ShownTabs = {
  list: TabList;
  shown: string | null;
  search: Search;
};

/** The profile is the console's, not the page's: a tab that is come back to names none, for another one may hold by then. */
function withoutProfile(search: Search): Search {
  if (!(environmentParameter in search)) return search;
  const { [environmentParameter]: _, ...rest } = search;
  return rest;
}

export function useShownTabs(store: TabStore, permitted: ReadonlySet<string>): ShownTabs {
  const router = useRouter();
  // The match, not the address: that one changes before what is on the screen.
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const known = useSyncExternalStore(store.subscribe, store.read);
  const unsaved = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.read);
  const path: string | undefined = match?.status === 'success' ? match.pathname : undefined;
  const shown = path !== undefined && permitted.has(path) ? path : null;
  const requested = shown === null ? noSearch : withoutProfile(match?.search ?? noSearch);
  const before = known.tabs.find((tab) => tab.path === shown)?.search;
  // The router makes it anew with every navigation. The same filters are the same object: its page is
  // not drawn again for them.
  const search =
    before && JSON.stringify(before) === JSON.stringify(requested) ? before : requested;
  const list = visit(known, shown, unsaved);

  useLayoutEffect(() => {
    store.write(list);
    unsavedForms.keepOnly(list.alive);
  }, [store, list]);
  useLayoutEffect(() => {
    if (shown === null) return;
    store.remember(shown, search, store.tabOf(shown)?.hash ?? '');
  }, [store, shown, search]);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ toLocation: { hash } }) => {
        const tab = store.tabOf(router.state.matches.at(-1)?.pathname ?? '');
        if (tab) store.remember(tab.path, tab.search, hash);
      }),
    [router, store],
  );
  useLayoutEffect(() => store.restrict(permitted), [store, permitted]);
  return { list, shown, search };
}
