import { type RefObject, useEffect } from 'react';

/** What is scrolled into sight stops short of the faded ends, in CSS pixels. */
const fadedEnd = 32;

/** Scrolls the row alone: `scrollIntoView` would take the page along. */
function scrollIn(row: Element, one: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), one.getBoundingClientRect()];
  const left = inner.left - outer.left - fadedEnd;
  const right = inner.right - outer.right + fadedEnd;
  if (left < 0) row.scrollLeft += left;
  else if (right > 0) row.scrollLeft += right;
}

/**
 * Keeps what is chosen in sight, in a row that scrolls sideways: once it is laid out, and with each new width. To
 * scroll at once would have the page laid out for that alone.
 *
 * @param chosenIn finds it in the row; called anew where `chosen` is another.
 */
export function useKeptInSight(
  row: RefObject<HTMLElement | null>,
  chosen: string | null,
  chosenIn: (row: HTMLElement, chosen: string) => Element | null,
): void {
  useEffect(() => {
    const { current } = row;
    const one = current && chosen !== null && chosenIn(current, chosen);
    if (!current || !one) return;
    const widths = new ResizeObserver(() => scrollIn(current, one));
    widths.observe(current);
    widths.observe(one);
    return () => widths.disconnect();
  }, [row, chosen, chosenIn]);
}
