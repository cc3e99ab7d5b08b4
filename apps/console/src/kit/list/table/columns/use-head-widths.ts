import { type RefObject, useEffect } from 'react';

/**
 * Tells at the edge of every head how wide its column is drawn. That follows from what the rows hold:
 * it is written past React, which would draw all heads again for it.
 */
export function useHeadWidths(head: RefObject<HTMLElement | null>, columns: string): void {
  useEffect(() => {
    const element = head.current;
    if (element === null || columns === '') return;
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const width = Math.round(borderBoxSize[0]?.inlineSize ?? 0);
        target.querySelector('[role=separator]')?.setAttribute('aria-valuenow', String(width));
      }
    });
    for (const one of element.querySelectorAll('th[data-column]')) observer.observe(one);
    return () => observer.disconnect();
  }, [head, columns]);
}
