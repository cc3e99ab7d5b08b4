import type { ChartPoint } from './chart-point.ts';

/**
 * Parts of a whole, the largest first, each as a bar with its words: lengths on one line are compared
 * more surely than slices of a cake.
 */
export function SharePlot({
  label,
  points,
  percent,
}: {
  label: string;
  points: readonly ChartPoint[];
  percent: (share: number) => string;
}) {
  const whole = points.reduce((sum, { value }) => sum + value, 0);
  const largest = Math.max(...points.map(({ value }) => value), 1);
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {points
        .toSorted((one, other) => other.value - one.value)
        .map(({ key, name, value, shown }) => (
          <li key={key}>
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{name}</span>
              <span className="whitespace-nowrap">
                {shown}
                <span className="ml-2 inline-block w-12 text-right text-xs text-ink-muted">
                  {percent(whole === 0 ? 0 : value / whole)}
                </span>
              </span>
            </div>
            <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-accent"
                style={{ width: `${(value / largest) * 100}%` }}
              />
            </div>
          </li>
        ))}
    </ul>
  );
}
