import type { CSSProperties } from 'react';
import { cn } from '#/core/ui/cn.ts';
import type { ColumnMeta } from '../use-data-table.ts';
import type { Density } from '../views/table-view.ts';

export const cellHeights: Readonly<Record<Density, string>> = {
  compact: 'h-7 py-0.5',
  normal: 'h-8 py-0.5',
  roomy: 'h-12 py-2',
};

/** Ticks come before the first column, and stay visible with it. */
export const tickCell = 'pinned-start left-0 w-9 min-w-9';

/** The width of the ticks, in pixels. */
export const tickWidth = 36;

/** On the table, so that a width follows the pointer without a row being drawn anew. */
export const widthVariable = (columnId: string): `--${string}` => `--width-${columnId}`;
/** How far from the edge a column is held: set by measuring those that are held outside of it. */
export const holdVariable = (columnId: string): `--${string}` => `--hold-${columnId}`;

/** A column of the table, as far as its look goes. */
type LookedAt = {
  id: string;
  columnDef: { meta?: ColumnMeta | undefined };
  getIsPinned: () => 'start' | 'end' | false;
  getPinnedIndex: () => number;
};

/**
 * Position and width of a column's cells. Text is cut in narrow columns; numbers never are, because part of a
 * number is a wrong number.
 */
export function columnLook(
  column: LookedAt,
  width: number | undefined,
): { className: string; style: CSSProperties } {
  const { id } = column;
  const pinned = column.getIsPinned();
  const end = column.columnDef.meta?.align === 'end';
  const wide = `var(${widthVariable(id)})`;
  const edge = `var(${holdVariable(id)}, ${pinned === 'start' && column.getPinnedIndex() === 0 ? 'var(--ticks)' : '0px'})`;
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
