import { type MouseEvent, type Ref, useId } from 'react';
import { cn } from '#/shared/ui/cn.ts';
import { cellHeights, columnLook, tickCell } from './cell-classes.ts';
import { RowOpener } from './row-opener.tsx';
import { RowTick } from './row-tick.tsx';
import type { TableView } from './table-view.ts';
import type { DataTable } from './use-data-table.ts';
import type { Flash } from './use-flash.ts';
import type { Selection } from './use-selection.ts';

/** Dragging over a row selects its text, which must not open it; a link in it means itself. */
function isPlainClick(event: MouseEvent<HTMLElement>): boolean {
  if (event.target instanceof Element && event.target.closest('a, button, input, label'))
    return false;
  return getSelection()?.isCollapsed ?? true;
}

export type RowOf<Row extends { id: string }> = ReturnType<
  DataTable<Row>['getRowModel']
>['rows'][number];

/** What every row of a table is drawn with. */
export type RowLook<Row extends { id: string }> = {
  table: DataTable<Row>;
  view: TableView;
  /** The row that is open beside the table. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Null where rows cannot be selected. */
  selection: Selection<Row> | null;
  flashOf: (id: string) => Flash | undefined;
};

const cellBase =
  'border-b border-line bg-surface whitespace-nowrap group-data-[flash=even]:animate-flash-even group-data-[flash=odd]:animate-flash-odd group-hover:bg-hover group-focus-within:bg-hover group-data-selected:bg-selected group-data-open:bg-accent-surface';

export type BodyRowProps<Row extends { id: string }> = RowLook<Row> & {
  row: RowOf<Row>;
  /** Its place in the whole list, from 1, the head counted. */
  rowIndex: number;
  /** Where rows that are out of sight are not drawn, a row is measured. */
  ref?: Ref<HTMLTableRowElement>;
  index?: number;
};

export function BodyRow<Row extends { id: string }>({
  row,
  rowIndex,
  table,
  view,
  openId,
  onOpen,
  selection,
  flashOf,
  ref,
  index,
}: BodyRowProps<Row>) {
  const openerId = useId();
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={rowIndex}
      data-open={row.id === openId || undefined}
      data-selected={selection?.rows.has(row.id) || undefined}
      data-flash={flashOf(row.id)}
      className="group cursor-pointer"
      onClick={(event) => isPlainClick(event) && onOpen(row.id)}
    >
      {selection && (
        <td className={cn(cellBase, cellHeights[view.density], tickCell)}>
          <RowTick id={row.id} openerId={openerId} selection={selection} />
        </td>
      )}
      {row.getVisibleCells().map((cell, at) => {
        const { id, columnDef } = cell.column;
        const look = columnLook(id, columnDef.meta, view.widths[id]);
        return (
          <td
            key={cell.id}
            style={look.style}
            className={cn(
              cellBase,
              'px-3',
              cellHeights[view.density],
              columnDef.meta?.align === 'end' && 'text-right tabular-nums',
              look.className,
            )}
          >
            {at === 0 ? (
              <RowOpener id={row.id} elementId={openerId} onOpen={onOpen}>
                <table.FlexRender cell={cell} />
              </RowOpener>
            ) : (
              <table.FlexRender cell={cell} />
            )}
          </td>
        );
      })}
    </tr>
  );
}
