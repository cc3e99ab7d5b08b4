import { memo, type Ref, useDeferredValue } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { RowOpener } from '#/ui/page/row-opener.tsx';
import { RowTick } from '../columns/row-tick.tsx';
import {
  cellBase,
  cellHeights,
  isPlainClick,
  pinnedCell,
  type RowCell,
  rowLook,
  tickCell,
} from '../row-cells.ts';
import type { TableRow } from '../use-data-table.ts';
import type { Selection } from '../use-selection.ts';
import type { Density } from '../views/table-view.ts';
import type { Flash } from './use-flash.ts';

type BodyRowProps<Row extends { id: string }> = {
  record: Row;
  /** Its place in the whole list, from 1, the head counted. */
  rowIndex: number;
  idPrefix: string;
  cells: readonly RowCell<Row>[];
  density: Density;
  open: boolean;
  onOpen: (id: string) => void;
  /** Null if rows cannot be selected. */
  ticked: boolean | null;
  tickLabel: string;
  onTick: (id: string, range: boolean) => void;
  flash: Flash | undefined;
  ref?: Ref<HTMLTableRowElement>;
  index?: number;
};

function PlainBodyRow<Row extends { id: string }>({
  record,
  rowIndex,
  idPrefix,
  cells,
  density,
  open,
  onOpen,
  ticked,
  tickLabel,
  onTick,
  flash,
  ref,
  index,
}: BodyRowProps<Row>) {
  const { id } = record;
  const openerId = `${idPrefix}${id}`;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={rowIndex}
      data-open={open || undefined}
      data-selected={ticked || undefined}
      data-flash={flash}
      className={rowLook}
      onClick={(event) => isPlainClick(event) && onOpen(id)}
    >
      {ticked !== null && (
        <td className={cn(cellBase, cellHeights[density], tickCell, pinnedCell)}>
          <RowTick id={id} openerId={openerId} label={tickLabel} checked={ticked} onTick={onTick} />
        </td>
      )}
      {cells.map((cell, at) => (
        <td key={cell.id} style={cell.style} className={cell.className}>
          {at === 0 ? (
            <RowOpener id={id} elementId={openerId} onOpen={onOpen}>
              {cell.content(record)}
            </RowOpener>
          ) : (
            cell.content(record)
          )}
        </td>
      ))}
    </tr>
  );
}

/** Drawn anew only when something of this row has changed: the hottest place of the console. */
// `memo` forgets that the component is generic; what it gives back takes the same props.
const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;

export type RowLook<Row extends { id: string }> = {
  idPrefix: string;
  cells: readonly RowCell<Row>[];
  density: Density;
  openId: string | undefined;
  onOpen: (id: string) => void;
  selection: Selection<Row> | null;
  tickLabel: string;
  flashOf: (id: string) => Flash | undefined;
  before: number;
};

export function drawRow<Row extends { id: string }>(
  { selection, openId, flashOf, before, ...look }: RowLook<Row>,
  { id, original }: Pick<TableRow<Row>, 'id' | 'original'>,
  at: number,
  measured?: { ref: Ref<HTMLTableRowElement>; index: number },
) {
  return (
    <BodyRow
      key={id}
      record={original}
      // Under the head, which is the first row.
      rowIndex={before + at + 2}
      open={id === openId}
      ticked={selection === null ? null : selection.rows.has(id)}
      onTick={selection?.toggle ?? never}
      flash={flashOf(id)}
      {...look}
      {...measured}
    />
  );
}

const never = () => {};

/** Pixels of a row that is drawn on one line. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 29, normal: 33, roomy: 49 };

/** As many as the window has room for: more of them than it shows, since rows are not all there is in it. */
const rowsOfWindow = (density: Density) => Math.ceil(window.innerHeight / rowHeights[density]);

/** News of the same list are drawn whole: nothing that is visible may go away for a moment. */
export function TableBody<Row extends { id: string }>({
  list,
  rows,
  look,
  className,
}: {
  list: string;
  rows: readonly TableRow<Row>[];
  look: RowLook<Row>;
  className?: string;
}) {
  const whole = useDeferredValue(list, '') === list;
  const now = whole ? rows : rows.slice(0, rowsOfWindow(look.density));
  return (
    // Unmounts the rows of another list at once; removing them one by one computes the layout each time.
    <tbody key={list} className={className}>
      {now.map((row, at) => drawRow(look, row, at))}
    </tbody>
  );
}
