import { useSyncExternalStore } from 'react';
import { heading } from '#/boot/navigation/go-to-page.ts';

/** Whether a page is in sight or on its way: what leads to it is marked at once. */
export function useIsHeading(path: string): boolean {
  return useSyncExternalStore(heading.subscribe, () => heading.read() === path);
}
