import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where only the rows in sight are drawn, columns would follow the width of what scrolls by. They may
 * grow for a longer number, which is never cut, but do not shrink again. `columns` says which there are.
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
  columns: string,
  on: boolean,
): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null || !on || columns === '') return;
    const groups = element.querySelectorAll<HTMLElement>('th[data-column]');
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (!(target instanceof HTMLElement) || target.style.maxWidth !== '') continue;
        target.style.minWidth = `${target.offsetWidth}px`;
      }
    });
    for (const header of groups) observer.observe(header);
    return () => observer.disconnect();
  }, [table, columns, on]);
}
