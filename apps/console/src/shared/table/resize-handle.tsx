import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { widthVariable } from './cell-classes.ts';
import { widths } from './table-view.ts';

/** A key press makes a column this much wider or narrower, in pixels; with Shift four times that. */
const step = 8;

/** The width of the head that the edge belongs to. */
function widthOf({ currentTarget }: { currentTarget: HTMLElement }): number {
  return Math.round(currentTarget.closest('th')?.offsetWidth ?? widths.min);
}

export type ResizeHandleProps = {
  columnId: string;
  label: string;
  /** What can be done with it. */
  hint: string;
  /** Undefined: the column is as wide as what it holds. */
  onWidth: (width: number | undefined) => void;
};

/** The right edge of a column's head: it is dragged, or moved with the arrow keys; Enter fits it. */
export function ResizeHandle({ columnId, label, hint, onWidth }: ResizeHandleProps) {
  const [from, setFrom] = useState<{ x: number; width: number; moved: boolean } | null>(null);
  const widthAt = (event: PointerEvent) =>
    from && Math.max(widths.min, Math.min(widths.max, from.width + event.clientX - from.x));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    onWidth(by === undefined ? undefined : widthOf(event) + by * (event.shiftKey ? 4 : 1));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule across the page cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      // As wide as it is drawn: `useHeadWidths` writes it.
      aria-valuenow={widths.min}
      aria-valuemin={widths.min}
      aria-valuemax={widths.max}
      title={hint}
      // The head around it is dragged to move the column: this part of it is not.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      className="absolute inset-y-1 right-0 z-1 w-2 cursor-col-resize touch-none border-r-2 border-transparent hover:border-accent focus-visible:border-accent focus-visible:outline-none active:border-accent"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, width: widthOf(event), moved: false });
      }}
      onPointerMove={(event) => {
        const now = widthAt(event);
        if (from === null || now === null || (!from.moved && now === from.width)) return;
        if (!from.moved) {
          setFrom({ ...from, moved: true });
          onWidth(now);
        }
        const table = event.currentTarget.closest('table');
        table?.style.setProperty(widthVariable(columnId), `${now}px`);
      }}
      onPointerUp={(event) => {
        const now = widthAt(event);
        setFrom(null);
        if (from?.moved && now !== null) onWidth(now);
      }}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
