import { BodyRow, type RowLook } from './body-row.tsx';

export type TableBodyProps<Row extends { id: string }> = RowLook<Row> & {
  /** How many rows of the list come before the first in sight. */
  before: number;
  className?: string;
};

export function TableBody<Row extends { id: string }>({
  className,
  before,
  ...look
}: TableBodyProps<Row>) {
  return (
    <tbody className={className}>
      {look.table.getRowModel().rows.map((row, at) => (
        // Under the head, which is the first row.
        <BodyRow key={row.id} row={row} rowIndex={before + at + 2} {...look} />
      ))}
    </tbody>
  );
}
