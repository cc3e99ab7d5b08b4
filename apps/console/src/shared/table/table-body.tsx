import type { MouseEvent } from 'react';
import { cn } from '#/shared/ui/cn.ts';
import { cellHeights, stickyFirst } from './cell-classes.ts';
import { RowOpener } from './row-opener.tsx';
import type { Density } from './table-view.ts';
import type { DataTable } from './use-data-table.ts';

export type TableBodyProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  density: Density;
  /** The row that is open beside the table. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  className?: string;
};

/** Dragging over a row selects its text, which must not open it; a link in it means itself. */
function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  if (event.target instanceof Element && event.target.closest('a, button, input, label'))
    return false;
  return getSelection()?.isCollapsed ?? true;
}

export function TableBody<Row extends { id: string }>({
  table,
  density,
  openId,
  onOpen,
  className,
}: TableBodyProps<Row>) {
  return (
    <tbody className={className}>
      {table.getRowModel().rows.map((row) => (
        <tr
          key={row.id}
          data-open={row.id === openId || undefined}
          className="group cursor-pointer"
          onClick={(event) => isPlainClick(event) && onOpen(row.id)}
        >
          {row.getVisibleCells().map((cell, at) => (
            <td
              key={cell.id}
              className={cn(
                'border-b border-line bg-surface px-3 whitespace-nowrap group-hover:bg-hover group-has-[[data-row-open]:focus-visible]:bg-hover group-data-open:bg-accent-surface',
                cellHeights[density],
                cell.column.columnDef.meta?.align === 'end' && 'text-right tabular-nums',
                at === 0 && stickyFirst,
              )}
            >
              {at === 0 ? (
                <RowOpener id={row.id} onOpen={onOpen}>
                  <table.FlexRender cell={cell} />
                </RowOpener>
              ) : (
                <table.FlexRender cell={cell} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
