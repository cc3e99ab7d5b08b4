import { type Ref, useDeferredValue } from 'react';
import type { TableRow } from '../use-data-table.ts';
import type { Density } from '../views/table-view.ts';
import { BodyRow } from './body-row.tsx';
import type { RowCell } from './row-cells.ts';
import type { Flash } from './use-flash.ts';
import type { Selection } from './use-selection.ts';

export type RowLook<Row extends { id: string }> = {
  idPrefix: string;
  cells: readonly RowCell<Row>[];
  density: Density;
  /** The row that is open beside the table. */
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** Null where rows cannot be selected. */
  selection: Selection<Row> | null;
  tickLabel: string;
  flashOf: (id: string) => Flash | undefined;
  /** How many rows of the list come before the first of these. */
  before: number;
};

/** Draws one row by its place among these. */
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

/** How high a row is that is drawn on one line, in pixels. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 29, normal: 33, roomy: 49 };

/** As many as the window has room for: more of them than it shows, since rows are not all there is in it. */
const rowsOfWindow = (density: Density) => Math.ceil(window.innerHeight / rowHeights[density]);

/**
 * The first rows of another list are there at once, and those below them a moment later. News of the
 * same list are drawn whole: nothing that is visible may go away for a moment.
 */
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
