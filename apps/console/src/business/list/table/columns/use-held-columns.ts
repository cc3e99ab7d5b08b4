import { type RefObject, useLayoutEffect } from 'react';
import { holdVariable } from '../rows/cell-classes.ts';

type Held = { id: string; width: number };

function offsetsOf(columns: readonly Held[], start: number): Map<string, number> {
  const offsets = new Map<string, number>();
  let at = start;
  for (const { id, width } of columns) {
    offsets.set(id, at);
    at += width;
  }
  return offsets;
}

/**
 * Columns are as wide as what they hold, so where those that are held at an edge begin is measured.
 * `held` says which they are: they are watched anew when it changes.
 */
export function useHeldColumns(
  table: RefObject<HTMLTableElement | null>,
  held: string,
  start: number,
): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null || held === '') return;
    const read = (selector: string): Held[] =>
      [...element.querySelectorAll<HTMLElement>(selector)].map((header) => ({
        id: header.dataset['column'] ?? '',
        width: header.getBoundingClientRect().width,
      }));
    const place = () => {
      const left = offsetsOf(read('th[data-pinned=start]'), start);
      const right = offsetsOf(read('th[data-pinned=end]').toReversed(), 0);
      for (const [id, offset] of [...left, ...right]) {
        element.style.setProperty(holdVariable(id), `${offset}px`);
      }
    };
    place();
    const observer = new ResizeObserver(place);
    for (const header of element.querySelectorAll('th[data-pinned]')) observer.observe(header);
    return () => observer.disconnect();
  }, [table, held, start]);
}
