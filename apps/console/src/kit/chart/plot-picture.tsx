import { cn } from '#/boot/ui/cn.ts';
import type { ChartPoint } from './chart-point.ts';
import type { PlotBox } from './plot-box.ts';
import { labelEvery } from './scale.ts';

export type PlotShape = 'bars' | 'area' | 'line';

export type PlotPictureProps = {
  points: readonly ChartPoint[];
  box: PlotBox;
  shape: PlotShape;
  /** The point that is pointed at or focused. */
  shownAt: number | null;
  onAxis: (value: number) => string;
};

const labelWidth = 56;

/** Axes, bars or line. Decoration: its points carry the words. */
export function PlotPicture({ points, box, shape, shownAt, onAxis }: PlotPictureProps) {
  const { left, right, bottom, height, step, x, y } = box;
  const every = labelEvery(points.length, right - left, labelWidth);
  const last = points.length - 1;
  return (
    <svg aria-hidden="true" width={box.width} height={height} className="block">
      {box.scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text
            x={left - 8}
            y={y(tick)}
            dominantBaseline="middle"
            textAnchor="end"
            className="fill-ink-muted text-xs"
          >
            {onAxis(tick)}
          </text>
        </g>
      ))}
      {shape === 'bars' ? (
        <Bars points={points} box={box} shownAt={shownAt} />
      ) : (
        <Line points={points} box={box} shownAt={shownAt} filled={shape === 'area'} />
      )}
      {points.map(({ key, short }, at) =>
        (last - at) % every === 0 ? (
          <text
            key={key}
            x={x(at) + step / 2}
            y={bottom + 16}
            textAnchor="middle"
            className="fill-ink-muted text-xs"
          >
            {short}
          </text>
        ) : null,
      )}
    </svg>
  );
}

type ShapeProps = Pick<PlotPictureProps, 'points' | 'box' | 'shownAt'>;

function Bars({ points, box: { step, x, y }, shownAt }: ShapeProps) {
  const gap = Math.min(step * 0.15, 4);
  return points.map(({ key, value }, at) => (
    <rect
      key={key}
      x={x(at) + gap}
      width={Math.max(1, step - 2 * gap)}
      y={Math.min(y(value), y(0))}
      height={Math.abs(y(0) - y(value))}
      rx={Math.min(2, step / 4)}
      className={cn(at === shownAt ? 'fill-accent-text' : 'fill-accent')}
    />
  ));
}

function Line({ points, box: { step, x, y }, shownAt, filled }: ShapeProps & { filled: boolean }) {
  const middle = (at: number) => x(at) + step / 2;
  const line = points
    .map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${middle(at)},${y(value)}`)
    .join('');
  const shown = shownAt === null ? undefined : points[shownAt];
  return (
    <>
      {filled && (
        <path
          d={`${line}L${middle(points.length - 1)},${y(0)}L${middle(0)},${y(0)}Z`}
          className="fill-accent-surface"
        />
      )}
      <path d={line} className="fill-none stroke-accent" strokeWidth={2} strokeLinejoin="round" />
      {shown && shownAt !== null && (
        <circle cx={middle(shownAt)} cy={y(shown.value)} r={4} className="fill-accent-text" />
      )}
    </>
  );
}
