import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChartPoint } from './chart-point.ts';
import { plotBoxOf } from './plot-box.ts';
import { PlotPicture, type PlotShape } from './plot-picture.tsx';
import { useWidth } from './use-width.ts';

export type SeriesPlotProps = {
  /** What the values are, for those who cannot see them. */
  label: string;
  points: readonly ChartPoint[];
  /** A `line` does not begin at zero. */
  shape: PlotShape;
  /** Values are counts. */
  whole?: boolean;
  /** How a number stands on the axis. */
  onAxis: (value: number) => string;
};

/**
 * Values in their order, drawn. Every point can be reached with the arrow keys, and is read out and
 * shown with its words; the pointer and a thumb do the same.
 */
export function SeriesPlot({ label, points, shape, whole = false, onAxis }: SeriesPlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = plotBoxOf(points, useWidth(frame), { whole, fromZero: shape !== 'line' });
  const [shownAt, setShownAt] = useState<number | null>(null);
  const last = points.length - 1;
  const [focusAt, setFocusAt] = useState(last);
  const shown = shownAt === null ? undefined : points[shownAt];

  const goTo = (at: number) => {
    const next = Math.min(Math.max(at, 0), last);
    frame.current?.querySelectorAll<SVGElement>('[data-point]')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') goTo(focusAt + 1);
    else if (event.key === 'ArrowLeft') goTo(focusAt - 1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(last);
    else if (event.key === 'Escape') setShownAt(null);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={frame} className="relative" onPointerLeave={() => setShownAt(null)}>
      <PlotPicture points={points} box={box} shape={shape} shownAt={shownAt} onAxis={onAxis} />
      {/* biome-ignore lint/a11y/useSemanticElements: a picture has no fieldset */}
      <svg
        role="group"
        aria-label={label}
        width={box.width}
        height={box.height}
        className="absolute inset-0"
        onKeyDown={onKeyDown}
      >
        {points.map((point, at) => (
          // The whole column, as a thumb needs it.
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is to be read, not pressed
          <rect
            key={point.key}
            data-point
            role="img"
            aria-label={`${point.name}: ${point.shown}`}
            tabIndex={at === Math.min(focusAt, last) ? 0 : -1}
            x={box.x(at)}
            y={box.top}
            width={box.step}
            height={box.bottom - box.top}
            className="fill-transparent outline-offset-0"
            onFocus={() => {
              setFocusAt(at);
              setShownAt(at);
            }}
            onBlur={() => setShownAt(null)}
            onPointerEnter={() => setShownAt(at)}
          />
        ))}
      </svg>
      {shown && shownAt !== null && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute top-0 z-10 rounded-md bg-raised px-2.5 py-1.5 whitespace-nowrap shadow-float"
          style={
            shownAt < points.length / 2
              ? { left: box.x(shownAt + 1) + 4 }
              : { right: box.width - box.x(shownAt) + 4 }
          }
        >
          <p className="text-xs text-ink-muted">{shown.name}</p>
          <p className="font-semibold">{shown.shown}</p>
        </div>
      )}
    </div>
  );
}
