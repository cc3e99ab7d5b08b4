import { useSyncExternalStore } from 'react';
import { pendingPath } from '#/boot/navigation/go-to-page.ts';
import { pageAt } from '#/frame/pages/page-registry.ts';

/**
 * What leads to a path is marked at once: by `page` where that is in sight or on its way, by `true` where a page
 * is that has no entry of its own and belongs to it.
 */
export function useCurrentMark(path: string): 'page' | 'true' | undefined {
  return useSyncExternalStore(pendingPath.subscribe, () => {
    const pending = pendingPath.read();
    if (pending === path) return 'page';
    return pending !== null && pageAt(pending)?.entry.parent?.path === path ? 'true' : undefined;
  });
}
