import { type RefObject, useLayoutEffect } from 'react';
import { pinVariable, widthVariable } from '../row-cells.ts';
import type { TableView } from '../views/table-view.ts';

/** Columns may grow for a longer number, which is never cut, but do not shrink until the user sets a width. */
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

type Pinned = { id: string; width: number };

function offsetsOf(columns: readonly Pinned[], start: number): Map<string, number> {
  const offsets = new Map<string, number>();
  let at = start;
  for (const { id, width } of columns) {
    offsets.set(id, at);
    at += width;
  }
  return offsets;
}

export function usePinOffsets(
  table: RefObject<HTMLTableElement | null>,
  pinned: string,
  start: number,
): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null || pinned === '') return;
    const read = (selector: string): Pinned[] =>
      [...element.querySelectorAll<HTMLElement>(selector)].map((header) => ({
        id: header.dataset['column'] ?? '',
        width: header.getBoundingClientRect().width,
      }));
    const place = () => {
      const left = offsetsOf(read('th[data-pinned=start]'), start);
      const right = offsetsOf(read('th[data-pinned=end]').toReversed(), 0);
      for (const [id, offset] of [...left, ...right]) {
        element.style.setProperty(pinVariable(id), `${offset}px`);
      }
    };
    // It also places them before they are first painted.
    const observer = new ResizeObserver(place);
    for (const header of element.querySelectorAll('th[data-pinned]')) observer.observe(header);
    return () => observer.disconnect();
  }, [table, pinned, start]);
}
