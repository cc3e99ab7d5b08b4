import type { Ref } from 'react';
import { BodyRow } from './body-row.tsx';
import type { RowCell } from './row-cells.ts';
import type { Density } from './table-view.ts';
import type { Flash } from './use-flash.ts';
import type { Selection } from './use-selection.ts';

/** What every row of a table is drawn with. */
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
  record: Row,
  at: number,
  measured?: { ref: Ref<HTMLTableRowElement>; index: number },
) {
  return (
    <BodyRow
      key={record.id}
      record={record}
      // Under the head, which is the first row.
      rowIndex={before + at + 2}
      open={record.id === openId}
      ticked={selection === null ? null : selection.rows.has(record.id)}
      onTick={selection?.toggle ?? never}
      flash={flashOf(record.id)}
      {...look}
      {...measured}
    />
  );
}

const never = () => {};

export function TableBody<Row extends { id: string }>({
  rows,
  look,
  className,
}: {
  rows: readonly Row[];
  look: RowLook<Row>;
  className?: string;
}) {
  return <tbody className={className}>{rows.map((record, at) => drawRow(look, record, at))}</tbody>;
}
