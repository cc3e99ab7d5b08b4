import { cn } from '#/core/ui/cn.ts';
import { type Chart, markClasses, seriesAt } from './chart.ts';

export type TipPosition = {
  at: number;
  /** In pixels of the chart. */
  left: number;
  top: number;
  width: number;
};

const gap = 12;

/** Screen readers get it from the control of the points. */
export function ChartTip({ chart, position }: { chart: Chart; position: TipPosition }) {
  const { at, left, top, width } = position;
  const point = chart.points[at];
  if (point === undefined) return null;
  const isLeft = left > width / 2;
  return (
    <div
      aria-hidden="true"
      data-chart-tip=""
      className="pointer-events-none absolute z-20 max-w-72 rounded-md border border-line bg-raised px-3 py-2 text-xs shadow-md"
      style={{ top, ...(isLeft ? { right: width - left + gap } : { left: left + gap }) }}
    >
      <p className="mb-1 font-medium">{point.name}</p>
      <table>
        <tbody>
          {seriesAt(chart, at).map((one) => (
            <tr key={one.name}>
              <td className="py-0.5 pr-2 align-middle">
                <SeriesMark classes={'shape' in one ? markClasses(one, at) : []} />
              </td>
              <td className="py-0.5 pr-4 text-ink-muted">{one.name}</td>
              <td className="py-0.5 text-right whitespace-nowrap tabular-nums">{one.shown(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function SeriesMark({ classes }: { classes: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex gap-px">
      {classes.map((mark) => (
        <span key={mark} className={cn(mark, 'flex')}>
          <span className="h-2 w-3 rounded-sm bg-current" />
        </span>
      ))}
    </span>
  );
}
