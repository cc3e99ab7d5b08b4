import { cn } from '#/core/ui/cn.ts';
import type { ChartSeries } from './chart.ts';
import { paletteClasses } from './use-palette.ts';

function markClasses({ isEarlier, isProfit, colour = 0 }: ChartSeries) {
  if (isEarlier) return [paletteClasses.earlier];
  if (isProfit) return [paletteClasses.gain, paletteClasses.loss];
  return [paletteClasses.series[colour % paletteClasses.series.length]];
}

/** The series of a chart; pressing one hides it, or shows it again. */
export function ChartLegend({
  label,
  series,
  hidden,
  onToggle,
}: {
  label: string;
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div role="group" aria-label={label} className="mb-1 flex flex-wrap gap-x-3 gap-y-1">
      {series.map((one) => (
        <button
          key={one.key}
          type="button"
          aria-pressed={!hidden.has(one.key)}
          className={cn(
            'flex items-center gap-1.5 rounded-sm text-xs text-ink-muted hover:text-ink',
            hidden.has(one.key) && 'line-through opacity-60',
          )}
          onClick={() => onToggle(one.key)}
        >
          <span aria-hidden="true" className="flex gap-px">
            {markClasses(one).map((mark) => (
              <span key={mark} className={cn(mark, 'flex')}>
                <span className="h-2 w-3 rounded-sm bg-current" />
              </span>
            ))}
          </span>
          {one.name}
        </button>
      ))}
    </div>
  );
}
