import { type CSSProperties, type MouseEvent, type ReactNode, useMemo } from 'react';
import { cn } from '#/core/ui/cn.ts';
import type { Column } from './column.ts';
import type { ColumnMeta, DataTable } from './use-data-table.ts';
import type { Density, TableView } from './views/table-view.ts';

export const cellHeights: Readonly<Record<Density, string>> = {
  compact: 'h-7 py-0.5',
  normal: 'h-8 py-0.5',
  roomy: 'h-12 py-2',
};

export const tickCell = 'pinned-start left-0 w-9 min-w-9';

export const tickWidth = 36;

/** On the table, so that a width follows the pointer without a row being drawn anew. */
export const widthVariable = (columnId: string): `--${string}` => `--width-${columnId}`;
export const pinVariable = (columnId: string): `--${string}` => `--hold-${columnId}`;

type LookedAt = {
  id: string;
  columnDef: { meta?: ColumnMeta | undefined };
  getIsPinned: () => 'start' | 'end' | false;
  getPinnedIndex: () => number;
};

/** Text is cut in narrow columns; numbers never are, because part of a number is a wrong number. */
export function columnLook(
  column: LookedAt,
  width: number | undefined,
): { className: string; style: CSSProperties } {
  const { id } = column;
  const pinned = column.getIsPinned();
  const end = column.columnDef.meta?.align === 'end';
  const wide = `var(${widthVariable(id)})`;
  const edge = `var(${pinVariable(id)}, ${pinned === 'start' && column.getPinnedIndex() === 0 ? 'var(--ticks)' : '0px'})`;
  return {
    className: cn(
      pinned && 'border-line',
      pinned === 'start' && 'pinned-start border-r',
      pinned === 'end' && 'sticky border-l',
      width !== undefined && !end && 'overflow-hidden text-ellipsis',
    ),
    style: {
      ...(pinned === 'start' && { left: edge }),
      ...(pinned === 'end' && { right: edge }),
      ...(width !== undefined && { width: wide, minWidth: wide }),
      ...(width !== undefined && !end && { maxWidth: wide }),
    },
  };
}

export const nothing = '—';

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

export const pinnedCell = 'bg-inherit';

/** Returns the same cells until the view changes. */
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
          column.getIsPinned() && pinnedCell,
          className,
        ),
        content: (row) => cell?.(row) ?? nothing,
      };
    });
  }, [columns, visible, columnPinning, density, widths]);
}

/** Dragging over a row selects its text, which must not open it; a link or a menu in it means itself. */
export function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  if (
    event.target instanceof Element &&
    event.target.closest('a, button, input, label, [role=menu]')
  )
    return false;
  return getSelection()?.isCollapsed ?? true;
}
