import type { ChartPoint } from './chart-point.ts';
import { type Scale, scaleOf } from './scale.ts';

/** Where the values of a plot stand, in pixels. */
export type PlotBox = {
  width: number;
  height: number;
  /** The edges of what is drawn; axes have their words outside. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  scale: Scale;
  /** The width of one point's column. */
  step: number;
  /** The left edge of a point's column. */
  x: (at: number) => number;
  y: (value: number) => number;
};

const height = 240;
const margin = { top: 8, right: 18, bottom: 22, left: 44 };

export function plotBoxOf(
  points: readonly ChartPoint[],
  width: number,
  { whole, fromZero }: { whole: boolean; fromZero: boolean },
): PlotBox {
  const scale = scaleOf(
    points.map(({ value }) => value),
    whole,
    { fromZero },
  );
  const { left, top } = margin;
  const right = Math.max(left, width - margin.right);
  const bottom = height - margin.bottom;
  const step = (right - left) / Math.max(points.length, 1);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    scale,
    step,
    x: (at) => left + step * at,
    y: (value) => bottom - ((value - scale.min) / (scale.max - scale.min)) * (bottom - top),
  };
}
