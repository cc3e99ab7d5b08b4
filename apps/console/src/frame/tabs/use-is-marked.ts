import { useSyncExternalStore } from 'react';
import { pendingPath } from '#/boot/navigation/go-to-page.ts';
import { useTabs } from './tabs-context.tsx';

/** Whether a tab looks chosen: the one of the page on its way or, where that has no tab yet, the shown one. */
export function useIsMarked(path: string, isShown: boolean): boolean {
  const { open } = useTabs();
  return useSyncExternalStore(pendingPath.subscribe, () => {
    const to = pendingPath.read();
    return open.some((tab) => tab.path === to) ? path === to : isShown;
  });
}
