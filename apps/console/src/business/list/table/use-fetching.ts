import { useSyncExternalStore } from 'react';
import type { ListQuery } from './column.ts';

const subscribeToNothing = () => () => {};

/**
 * Each part asks for itself: the list, its filters and its rows are not drawn again when a fetch begins, nor when it
 * ends with the same rows.
 */
export function useFetching({
  fetching,
  isFetching = false,
}: Pick<ListQuery<unknown>, 'fetching' | 'isFetching'>): boolean {
  return useSyncExternalStore(
    fetching?.subscribe ?? subscribeToNothing,
    fetching?.read ?? (() => isFetching),
  );
}
