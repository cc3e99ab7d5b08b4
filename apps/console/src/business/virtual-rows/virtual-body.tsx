import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useMemo } from 'react';

const overscan = 8;

const keptMax = 500;

export type VirtualBodyProps = {
  count: number;
  keyOf: (index: number) => string;
  /** Pixels of a row before it has been drawn. */
  estimate: number;
  columnCount: number;
  scroller: RefObject<HTMLElement | null>;
  reveal: RefObject<((index: number) => void) | null>;
  renderRow: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
  className?: string;
};

export function VirtualBody({
  count,
  keyOf,
  estimate,
  columnCount,
  scroller,
  reveal,
  renderRow,
  className,
}: VirtualBodyProps) {
  const virtualizer = useVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: () => estimate,
    getScrollElement: () => scroller.current,
    overscan,
  });
  useEffect(() => {
    reveal.current = (index) => virtualizer.scrollToIndex(index, { align: 'center' });
    return () => {
      reveal.current = null;
    };
  }, [reveal, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const drawn = useMemo(() => new DrawnRows(renderRow), [renderRow]);
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody className={className}>
      <Room height={above} columnCount={columnCount} />
      {items.map(({ index }) => drawn.at(index, virtualizer.measureElement))}
      <Room height={below} columnCount={columnCount} />
    </tbody>
  );
}

/** While one scrolls, rows that stay visible are the same as before: React need not look at them. */
class DrawnRows {
  readonly #rows = new Map<number, ReactNode>();
  readonly #render: VirtualBodyProps['renderRow'];

  constructor(render: VirtualBodyProps['renderRow']) {
    this.#render = render;
  }

  at(index: number, measure: Ref<HTMLTableRowElement>): ReactNode {
    if (this.#rows.size > keptMax) this.#rows.clear();
    const row = this.#rows.get(index) ?? this.#render(index, measure);
    this.#rows.set(index, row);
    return row;
  }
}

function Room({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr aria-hidden="true">
      <td colSpan={columnCount} style={{ height, padding: 0 }} />
    </tr>
  );
}
