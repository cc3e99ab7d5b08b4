import { type RefObject, useEffect } from 'react';

/** In CSS pixels. */
const fadedEnd = 32;

/**
 * Scrolls only the row: `scrollIntoView` would scroll the page as well. Rounds outwards, because the browser cuts
 * scroll offsets to whole pixels, and the widths of texts are fractions.
 */
function scrollIn(row: Element, one: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), one.getBoundingClientRect()];
  const left = inner.left - outer.left - fadedEnd;
  const right = inner.right - outer.right + fadedEnd;
  if (left < 0) row.scrollLeft += Math.floor(left);
  else if (right > 0) row.scrollLeft += Math.ceil(right);
}

/**
 * Keeps the selected element of a horizontally scrolling row visible, after the first layout and after each resize.
 * Scrolling immediately would force an extra layout.
 *
 * @param chosenIn finds the selected element in the row; called again when `chosen` changes.
 */
export function useKeepVisible(
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
