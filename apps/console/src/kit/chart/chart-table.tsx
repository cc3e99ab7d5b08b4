import type { ChartPoint } from './chart-point.ts';

/** The numbers of a chart, to be read. */
export function ChartTable({
  caption,
  heads: [name, value],
  points,
}: {
  caption: string;
  heads: readonly [name: string, value: string];
  points: readonly ChartPoint[];
}) {
  return (
    // No landmark of its own: the frame around it has that name already.
    // biome-ignore lint/a11y/useSemanticElements: a table has no fieldset
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={caption}
      className="max-h-60 overflow-y-auto"
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-ink-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {name}
            </th>
            <th scope="col" className="py-1 pr-2 text-right font-normal">
              {value}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {point.name}
              </th>
              <td className="py-1 pr-2 text-right">{point.shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
