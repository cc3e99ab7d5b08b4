import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { cn } from '#/shared/ui/cn.ts';
import { cellHeights, columnLook } from './cell-classes.ts';
import type { Column } from './column.ts';
import type { TableView } from './table-view.ts';
import type { DataTable } from './use-data-table.ts';

/** Stands in a cell of which there is nothing to say. */
export const nothing = '—';

/** How the cells of one column are drawn: reckoned once for all rows. */
export type RowCell<Row> = {
  id: string;
  className: string;
  style: CSSProperties;
  content: (row: Row) => ReactNode;
};

export const cellBase =
  'border-b border-line bg-surface whitespace-nowrap group-data-[flash=even]:animate-flash-even group-data-[flash=odd]:animate-flash-odd group-hover:bg-hover group-focus-within:bg-hover group-data-selected:bg-selected group-data-open:bg-accent-surface';

/** The cells of a row, in the order of the columns in sight; the same ones until the view changes. */
export function useRowCells<Row extends { id: string }>(
  table: DataTable<Row>,
  columns: readonly Column<Row>[],
  { density, widths }: Pick<TableView, 'density' | 'widths'>,
): readonly RowCell<Row>[] {
  const visible = table.getVisibleLeafColumns();
  return useMemo(() => {
    const contents = new Map(columns.map(({ id, cell }) => [id, cell]));
    return visible.map(({ id, columnDef: { meta } }) => {
      const { className, style } = columnLook(id, meta, widths[id]);
      const cell = contents.get(id);
      return {
        id,
        style,
        className: cn(
          cellBase,
          'px-3',
          cellHeights[density],
          meta?.align === 'end' && 'text-right tabular-nums',
          className,
        ),
        content: (row) => cell?.(row) ?? nothing,
      };
    });
  }, [columns, visible, density, widths]);
}
