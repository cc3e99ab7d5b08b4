import { PageLink } from '#/ui/controls/page-link.tsx';
import { type Chart, chartRows, readSeries } from './chart.ts';

/** The numbers of a chart, to be read. */
export function ChartTable({ caption, chart }: { caption: string; chart: Chart }) {
  const [heads = [], ...rows] = chartRows(chart);
  return (
    // No landmark of its own: the frame around it has that name already.
    // biome-ignore lint/a11y/useSemanticElements: a table has no fieldset
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={caption}
      className="max-h-60 overflow-auto"
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-ink-muted">
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`py-1 pr-2 font-normal ${at === 0 ? 'text-left' : 'text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.points.map(({ key, link }, at) => {
            const [name, ...cells] = rows[at] ?? [];
            return (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {link ? <PageLink {...link}>{name}</PageLink> : name}
                </th>
                {readSeries(chart).map((one, column) => {
                  const list = 'link' in one ? one.link?.(at) : undefined;
                  return (
                    <td key={one.name} className="py-1 pr-2 text-right whitespace-nowrap">
                      {list ? <PageLink {...list}>{cells[column]}</PageLink> : cells[column]}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
