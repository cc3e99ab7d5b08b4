import { CatchBoundary, type RouterHistory, useRouter } from '@tanstack/react-router';
import {
  Activity,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { ClientDrawerHost, EntriesHost } from '#/app/drawer-hosts.tsx';
import { chainAt, pageAt } from '#/app/pages/page-registry.ts';
import { parseSearch } from '#/core/navigation/search-params.ts';
import { PageError } from '#/core/pages/page-error.tsx';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PageElementProvider } from '#/ui/page/page-element.tsx';
import { UnsavedProvider } from '#/ui/page/use-unsaved.tsx';
import { PageResources } from '#/ui/permission.tsx';
import type { Search, Tab } from './tab-list.ts';
import { panelId, type TabStore, tabId } from './tab-store.ts';
import { useTabs } from './tabs-context.tsx';
import { unsavedForms } from './unsaved-forms.ts';

/** Caches the scroll position: reading it while pages change would force a full layout. */
let windowTop = 0;
window.addEventListener(
  'scroll',
  () => {
    windowTop = window.scrollY;
  },
  { passive: true },
);

export function PagePanel({ path, children }: { path: string; children: ReactNode }) {
  const wide = useWideScreen();
  const inside = useRef(new Map<Element, [left: number, top: number]>());
  const inWindow = useRef<number | null>(null);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    // Those that are still there say so right after this.
    unsavedForms.clear(path);
    focused.current = document.activeElement;
    if (inWindow.current !== null && inWindow.current !== windowTop) {
      window.scrollTo({ top: inWindow.current, behavior: 'instant' });
    }
    for (const [element, [left, top]] of inside.current) {
      if (element.isConnected && (left > 0 || top > 0)) {
        element.scrollTo({ left, top, behavior: 'instant' });
      } else inside.current.delete(element);
    }
    return () => {
      inWindow.current = windowTop;
    };
  }, [path]);
  useEffect(() => {
    const overlays = [...document.querySelectorAll('[data-slot=overlay]')];
    if (overlays.some((overlay) => overlay.checkVisibility())) return;
    focused.current?.closest<HTMLElement>('[role=tab]')?.focus();
  }, []);

  return (
    <div
      id={panelId(path)}
      // Under 768 px there is no bar of tabs that it could belong to.
      {...(wide && { role: 'tabpanel', 'aria-labelledby': tabId(path) })}
      // Also of what is elsewhere in the document, such as a drawer.
      onScrollCapture={({ target }) => {
        if (target instanceof Element) {
          inside.current.set(target, [target.scrollLeft, target.scrollTop]);
        }
      }}
    >
      <PageResources resources={chainAt(path)}>{children}</PageResources>
    </div>
  );
}

const recordKeys = ['id', 'client', 'view'] as const;

function recordsIn(search: string): string {
  const values: Readonly<Record<string, unknown>> = parseSearch(search);
  return JSON.stringify(recordKeys.map((key) => values[key]));
}

/** Navigation to another page is allowed, because the page keeps its state. */
function blockRecordChange(history: RouterHistory, ask: () => void): () => void {
  return history.block({
    // Those who leave the browser page are asked for all forms at once.
    enableBeforeUnload: false,
    blockerFn({ currentLocation: from, nextLocation: to }) {
      if (from.pathname !== to.pathname) return false;
      if (recordsIn(from.search) === recordsIn(to.search)) return false;
      ask();
      return true;
    },
  });
}

/**
 * React hides a page with `display: none`, after which the browser lays all of it out again. Skipped content it finds
 * as it was.
 */
const canSkip = globalThis.CSS?.supports('content-visibility', 'hidden') ?? false;

export const TabPage = memo(function TabPage({
  tab: { path, instance },
  isShown,
  search,
  store,
}: {
  tab: Tab;
  isShown: boolean;
  search: Search;
  store: TabStore;
}) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const shownNow = useRef(isShown);
  useLayoutEffect(() => {
    shownNow.current = isShown;
    if (isShown || !canSkip) return;
    // React has just hidden it; until the next change it stays with the place around it to do so.
    for (const panel of frame.current?.children ?? []) {
      if (panel instanceof HTMLElement) panel.style.removeProperty('display');
    }
  }, [isShown]);

  const address = useMemo(
    () => ({
      search,
      latestSearch() {
        if (!shownNow.current) return store.tabOf(path)?.search ?? search;
        const { pathname, search: latest } = router.latestLocation;
        return pathname === path ? latest : search;
      },
      change(next: Record<string, unknown>, replace: boolean) {
        // An answer may come late: what asked for it has been closed, or begun anew.
        if (store.tabOf(path)?.instance !== instance) return;
        // Another page may be on its way already: this one must not call it off.
        const here = router.state.resolvedLocation?.pathname;
        const isLeaving = here !== undefined && here !== router.latestLocation.pathname;
        if (!shownNow.current || isLeaving) store.remember(path, next, '');
        else void router.navigate({ to: path, search: next, replace, resetScroll: false });
      },
    }),
    [router, store, path, instance, search],
  );
  const watch = useMemo(() => {
    const releases = new Map<string, () => void>();
    const release = (form: string) => {
      releases.get(form)?.();
      releases.delete(form);
    };
    return {
      add(form: string, discard: () => void, ask?: () => void) {
        unsavedForms.add(path, form, discard);
        if (ask) releases.set(form, blockRecordChange(router.history, ask));
      },
      leave(form: string) {
        release(form);
        // Effects of a hidden page end too, but its forms remain.
        if (shownNow.current) unsavedForms.remove(path, form);
      },
      settle(form: string) {
        release(form);
        unsavedForms.remove(path, form);
      },
    };
  }, [router, path]);

  const page = pageAt(path);
  // The same element: what happens to the bar does not draw the pages again.
  const content = useMemo(
    () =>
      page && (
        <CatchBoundary getResetKey={() => instance} errorComponent={PageError}>
          <EntriesHost>
            <Suspense>
              <page.Component name={page.name} kind={page.kind} />
            </Suspense>
            <ClientDrawerHost path={path} />
          </EntriesHost>
        </CatchBoundary>
      ),
    [page, instance, path],
  );
  return (
    <div ref={frame} className={isShown || !canSkip ? '' : '[content-visibility:hidden]'}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <PageAddressProvider address={address}>
          <PageElementProvider value={frame}>
            <UnsavedProvider watch={watch}>
              <PagePanel path={path}>{content}</PagePanel>
            </UnsavedProvider>
          </PageElementProvider>
        </PageAddressProvider>
      </Activity>
    </div>
  );
});

export function TabPages() {
  const { list, shown, search, store } = useTabs();
  const alive = list.tabs.filter(({ path }) => list.alive.includes(path));
  const inOrder = alive.toSorted((one, other) => one.instance - other.instance);
  return inOrder.map((tab) => (
    <TabPage
      key={`${tab.path} ${tab.instance}`}
      tab={tab}
      isShown={tab.path === shown}
      search={tab.path === shown ? search : tab.search}
      store={store}
    />
  ));
}
