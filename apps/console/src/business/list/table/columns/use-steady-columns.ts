import { type RefObject, useLayoutEffect } from 'react';
import { widthVariable } from '../rows/cell-classes.ts';
import type { TableView } from '../views/table-view.ts';

/**
 * Where only the visible rows are drawn, columns would follow the width of what scrolls by. They may
 * grow for a longer number, which is never cut, but do not shrink again until the person sets their width
 * anew. `columns` says which there are.
 */
export function useSteadyColumns(
  table: RefObject<HTMLTableElement | null>,
  columns: string,
  widths: TableView['widths'],
  on: boolean,
): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null || !on || columns === '') return;
    const headers = element.querySelectorAll<HTMLElement>('th[data-column]');
    const columnOf = ({ dataset }: HTMLElement) => dataset['column'] ?? '';
    const setWidthOf = (header: HTMLElement) =>
      element.style.getPropertyValue(widthVariable(columnOf(header)));
    const known = new Map<HTMLElement, string>();
    const followSetWidth = (header: HTMLElement) => {
      const column = columnOf(header);
      known.set(header, setWidthOf(header));
      // React, which wrote this once, does not write it again over what is written past it below.
      if (widths[column] !== undefined) header.style.minWidth = `var(${widthVariable(column)})`;
    };
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (!(target instanceof HTMLElement) || target.style.maxWidth !== '') continue;
        // As while its edge is dragged.
        if (setWidthOf(target) !== known.get(target)) followSetWidth(target);
        else target.style.minWidth = `${target.offsetWidth}px`;
      }
    });
    for (const header of headers) {
      followSetWidth(header);
      observer.observe(header);
    }
    return () => observer.disconnect();
  }, [table, columns, widths, on]);
}
