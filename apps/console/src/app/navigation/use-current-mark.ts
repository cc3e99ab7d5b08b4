import { useSyncExternalStore } from 'react';
import { pageAt } from '#/app/pages/page-registry.ts';
import { pendingPath } from '#/core/navigation/go-to-page.ts';

/**
 * The `aria-current` of a link: `page` if its page is shown or being opened, `true` if that page has no menu
 * entry of its own and belongs to this one.
 */
export function useCurrentMark(path: string): 'page' | 'true' | undefined {
  return useSyncExternalStore(pendingPath.subscribe, () => {
    const pending = pendingPath.read();
    if (pending === path) return 'page';
    return pending !== null && pageAt(pending)?.entry.parent?.path === path ? 'true' : undefined;
  });
}
