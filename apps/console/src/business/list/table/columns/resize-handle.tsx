import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { widthVariable } from '../row-cells.ts';
import { widths } from '../views/table-view.ts';

/** Pixels for a key press; with Shift four times that. */
const step = 8;

function widthOf({ currentTarget }: { currentTarget: HTMLElement }): number {
  return Math.round(currentTarget.closest('th')?.offsetWidth ?? widths.min);
}

/** React would draw all heads again for it. */
const drawnWidths = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize } of entries) {
    const width = Math.round(borderBoxSize[0]?.inlineSize ?? 0);
    target.querySelector('[role=separator]')?.setAttribute('aria-valuenow', String(width));
  }
});

function followWidth(edge: HTMLElement | null): () => void {
  const head = edge?.closest('th');
  if (!head) return () => {};
  drawnWidths.observe(head);
  return () => drawnWidths.unobserve(head);
}

export type ResizeHandleProps = {
  columnId: string;
  label: string;
  hint: string;
  /** Undefined: the column is as wide as what it holds. */
  onWidth: (width: number | undefined) => void;
};

export function ResizeHandle({ columnId, label, hint, onWidth }: ResizeHandleProps) {
  /** `x` and `width` are as of the start of the drag; `now` is null until the pointer has moved. */
  const drag = useRef<{ x: number; width: number; now: number | null } | null>(null);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current === null) return;
    const by = event.clientX - current.x;
    const now = Math.max(widths.min, Math.min(widths.max, current.width + by));
    if (current.now === null) {
      if (now === current.width) return;
      onWidth(now);
    }
    current.now = now;
    const table = event.currentTarget.closest('table');
    table?.style.setProperty(widthVariable(columnId), `${now}px`);
  };
  const end = () => {
    const width = drag.current?.now ?? null;
    drag.current = null;
    if (width !== null) onWidth(width);
  };
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
      ref={followWidth}
      aria-valuenow={widths.min}
      aria-valuemin={widths.min}
      aria-valuemax={widths.max}
      title={hint}
      // Prevents the browser from dragging the head instead, which is draggable to move the column.
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
      }}
      className="absolute inset-y-1 right-0 z-1 w-2 cursor-col-resize touch-none border-r-2 border-transparent hover:border-selection focus-visible:border-selection focus-visible:outline-none active:border-selection"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, width: widthOf(event), now: null };
      }}
      onPointerMove={follow}
      onPointerUp={(event) => {
        follow(event);
        end();
      }}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}
