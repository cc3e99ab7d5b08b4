import type { ReactNode } from 'react';
import { cn } from '#/shared/ui/cn.ts';

export type FigureRow = {
  key: string;
  name: string;
  cells: readonly ReactNode[];
  strong?: boolean;
};

/** Names at the left, numbers at the right of their columns. */
export function FigureTable({
  caption,
  corner,
  columns,
  rows,
}: {
  /** What the table holds, for who cannot see what stands above it. */
  caption: string;
  /** The name of the column of names. */
  corner: string;
  columns: readonly { key: string; name: string }[];
  rows: readonly FigureRow[];
}) {
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-muted">
            <th scope="col" className="w-24 px-4 py-2 text-left font-normal">
              {corner}
            </th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" className="px-4 py-2 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, name, cells, strong = false }) => (
            <tr key={key}>
              <th scope="row" className="px-4 py-2 text-left font-normal text-ink-muted">
                {name}
              </th>
              {columns.map((column, at) => (
                <td
                  key={column.key}
                  className={cn('px-4 py-2 text-right', strong && 'text-lg font-semibold')}
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
