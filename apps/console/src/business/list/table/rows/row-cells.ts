import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { cn } from '#/core/ui/cn.ts';
import type { Column } from '../column.ts';
import type { DataTable } from '../use-data-table.ts';
import type { TableView } from '../views/table-view.ts';
import { cellHeights, columnLook } from './cell-classes.ts';

/** Fills a cell of which there is nothing to say. */
export const nothing = '—';

/** Computed once per column for all rows. */
export type RowCell<Row> = {
  id: string;
  className: string;
  style: CSSProperties;
  content: (row: Row) => ReactNode;
};

/** A row has the colour, not each of its cells: those that are held at an edge take it over, to cover what scrolls. */
export const rowLook =
  'group cursor-pointer bg-surface whitespace-nowrap hover:bg-hover focus-within:bg-hover data-selected:bg-selected data-open:bg-selection-surface data-[flash=even]:animate-flash-even data-[flash=odd]:animate-flash-odd';

export const cellBase = 'border-b';

export const heldCell = 'bg-inherit';

/** The cells of a row, in the order of the visible columns; the same ones until the view changes. */
export function useRowCells<Row extends { id: string }>(
  table: DataTable<Row>,
  columns: readonly Column<Row>[],
  { density, widths }: Pick<TableView, 'density' | 'widths'>,
): readonly RowCell<Row>[] {
  const visible = table.getVisibleLeafColumns();
  const { columnPinning } = table.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns that are pinned are still the same columns
  return useMemo(() => {
    const contents = new Map(columns.map(({ id, cell }) => [id, cell]));
    return visible.map((column) => {
      const { id } = column;
      const { meta } = column.columnDef;
      const { className, style } = columnLook(column, widths[id]);
      const cell = contents.get(id);
      return {
        id,
        style,
        className: cn(
          cellBase,
          'px-3',
          cellHeights[density],
          meta?.align === 'end' && 'text-right tabular-nums',
          column.getIsPinned() && heldCell,
          className,
        ),
        content: (row) => cell?.(row) ?? nothing,
      };
    });
  }, [columns, visible, columnPinning, density, widths]);
}
