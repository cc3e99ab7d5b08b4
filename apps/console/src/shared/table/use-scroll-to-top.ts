import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a list shows, in which order and which part of it: its address but for the open record. */
function listOf(search: object): string {
  return JSON.stringify({ ...search, id: undefined });
}

/**
 * Brings the beginning into sight when other rows have come because the person sorted, filtered or
 * went to another page. Until then the old ones stay where they are, and news of the same list moves
 * nothing.
 */
export function useScrollToTop(
  place: RefObject<HTMLElement | null>,
  search: object,
  arrived: boolean,
  toTop: (place: HTMLElement) => void,
): void {
  const list = listOf(search);
  const shown = useRef(list);
  useLayoutEffect(() => {
    // A hidden page runs its effects again when it is shown: it has nothing new by that alone.
    if (!arrived || shown.current === list) return;
    shown.current = list;
    if (place.current) toTop(place.current);
  }, [place, list, arrived, toTop]);
}
