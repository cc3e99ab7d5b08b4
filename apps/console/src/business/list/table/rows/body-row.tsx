import { memo, type Ref } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { RowOpener } from '#/ui/page/row-opener.tsx';
import { isPlainClick } from '../plain-click.ts';
import type { Density } from '../views/table-view.ts';
import { cellHeights, tickCell } from './cell-classes.ts';
import { cellBase, heldCell, type RowCell, rowLook } from './row-cells.ts';
import { RowTick } from './row-tick.tsx';
import type { Flash } from './use-flash.ts';

export type BodyRowProps<Row extends { id: string }> = {
  record: Row;
  /** Its place in the whole list, from 1, the head counted. */
  rowIndex: number;
  /** Begins the names under which parts of the row refer to each other. */
  idPrefix: string;
  cells: readonly RowCell<Row>[];
  density: Density;
  /** Whether it is open beside the table. */
  open: boolean;
  onOpen: (id: string) => void;
  /** Whether it is selected; null where rows cannot be. */
  ticked: boolean | null;
  tickLabel: string;
  onTick: (id: string, range: boolean) => void;
  flash: Flash | undefined;
  /** Where rows that are out of view are not drawn, a row is measured. */
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
        <td className={cn(cellBase, cellHeights[density], tickCell, heldCell)}>
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
export const BodyRow = memo(PlainBodyRow) as typeof PlainBodyRow;
