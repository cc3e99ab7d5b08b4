import type { ReactNode } from 'react';
import { cn } from '#/core/ui/cn.ts';

export type FigureRow = {
  key: string;
  name: ReactNode;
  cells: readonly ReactNode[];
  strong?: boolean;
};

export function FigureTable({
  caption,
  corner,
  columns,
  rows,
}: {
  caption: string;
  corner: string;
  columns: readonly { key: string; name: string }[];
  rows: readonly FigureRow[];
}) {
  return (
    <div className="fading-ends overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full max-lg:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken align-bottom text-xs text-ink-muted">
            <th scope="col" className="px-2 py-2 pl-3 text-left font-normal md:pl-4">
              {corner}
            </th>
            {columns.map(({ key, name }) => (
              <th
                key={key}
                scope="col"
                className="px-2 py-2 text-right font-normal last:pr-3 md:last:pr-4"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, name, cells, strong = false }) => (
            <tr key={key}>
              <th
                scope="row"
                className="px-2 py-2 pl-3 text-left font-normal text-ink-muted md:pl-4"
              >
                {name}
              </th>
              {columns.map((column, at) => (
                <td
                  key={column.key}
                  className={cn(
                    'px-2 py-2 text-right last:pr-3 md:whitespace-nowrap md:last:pr-4',
                    strong && 'text-lg font-semibold',
                  )}
                >
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
