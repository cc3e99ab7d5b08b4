import { type RefObject, useLayoutEffect, useRef } from 'react';

export function listOf(search: object): string {
  return JSON.stringify({ ...search, id: undefined });
}

export function useScrollToTop(
  element: RefObject<HTMLElement | null>,
  list: string,
  toTop: (element: HTMLElement) => void,
): void {
  const shown = useRef(list);
  useLayoutEffect(() => {
    // A hidden page runs its effects again when it is shown: it has nothing new by that alone.
    if (shown.current === list) return;
    shown.current = list;
    if (element.current) toTop(element.current);
  }, [element, list, toTop]);
}
