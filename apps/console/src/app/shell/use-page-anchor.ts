import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { pageAt } from '#/app/pages/page-registry.ts';
import type { TabAddress } from '#/app/tabs/tab-store.ts';
import { goToPage, pendingPath } from '#/core/navigation/go-to-page.ts';

/**
 * The `aria-current` of a link: `page` if its page is shown or being opened, `true` if that page has no menu
 * entry of its own and belongs to this one.
 */
function useCurrentMark(path: string): 'page' | 'true' | undefined {
  return useSyncExternalStore(pendingPath.subscribe, () => {
    const pending = pendingPath.read();
    if (pending === path) return 'page';
    return pending !== null && pageAt(pending)?.entry.parent?.path === path ? 'true' : undefined;
  });
}

const mainButton = 0;

const isSpecial = (event: MouseEvent) =>
  event.button !== mainButton || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export function usePageAnchor(address: TabAddress): ComponentProps<'a'> {
  const router = useRouter();
  const mark = useCurrentMark(address.to);
  const preload = () => void router.preloadRoute(address).catch(() => {});
  return {
    // Most are not open: the router needs no time for an address that is its path.
    href: 'search' in address ? router.buildLocation(address).href : address.to,
    'aria-current': mark,
    onMouseEnter: preload,
    onFocus: preload,
    onTouchStart: preload,
    onClick: (event) => {
      if (event.defaultPrevented || isSpecial(event)) return;
      event.preventDefault();
      // The navigation itself scrolls only to a page that is not shown yet.
      if (router.state.location.pathname === address.to) {
        const { scrollRestorationBehavior: behavior = 'auto' } = router.options;
        window.scrollTo({ top: 0, behavior });
      }
      void goToPage(address.to, () => router.navigate(address));
    },
  };
}
