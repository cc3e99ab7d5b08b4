import { useSyncExternalStore } from 'react';
import { pendingPath } from '#/boot/navigation/go-to-page.ts';

/** Whether a page is in sight or on its way: what leads to it is marked at once. */
export function useIsPendingPath(path: string): boolean {
  return useSyncExternalStore(pendingPath.subscribe, () => pendingPath.read() === path);
}
