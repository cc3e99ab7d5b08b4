import { type RefObject, useEffect } from 'react';

/**
 * Scrolls what is chosen in a row that scrolls sideways into sight: once it is laid out, and with each new width. To
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
    const one = row.current && chosen !== null && chosenIn(row.current, chosen);
    if (!row.current || !one) return;
    const widths = new ResizeObserver(() =>
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    widths.observe(row.current);
    widths.observe(one);
    return () => widths.disconnect();
  }, [row, chosen, chosenIn]);
}
