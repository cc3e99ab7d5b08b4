import type { Schemas } from '@brokerdesk/sdk';
import { toCsv } from '#/ui/api/csv.ts';
import type { FileFormat } from '#/ui/api/file-format.ts';
import { saveFile } from '#/ui/api/save-file.ts';
import { type Quantities, readQuantity } from '../book/judge-book.ts';

type Headings = { order: string; client: string; applied: string; quantity: string };

/** The orders that wait, with what each gets so far: a file to be filled in and imported again. */
export function orderBookRows(
  { lines }: Pick<Schemas.Allocation, 'lines'>,
  quantities: Quantities,
  { order, client, applied, quantity }: Headings,
) {
  return {
    heads: [order, client, applied, quantity],
    rows: lines.map((line): [string, string, number, number] => [
      line.order_no,
      line.client.full_name,
      line.applied,
      readQuantity(quantities.get(line.trx_id) ?? '') ?? 0,
    ]),
  };
}

/** Saves the file. */
export async function saveOrderBook(
  { heads, rows }: ReturnType<typeof orderBookRows>,
  name: string,
  format: FileFormat,
): Promise<void> {
  if (format === 'csv') {
    saveFile(toCsv([heads, ...rows.map((row) => row.map(String))]), `${name}.csv`);
    return;
  }
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const book = writeWorkbook(
    [
      heads.map((value) => ({ value, fontWeight: 'bold' as const })),
      // An order number stays text, however much it looks like a figure.
      ...rows.map(([order, ...rest]) => [{ value: order, type: String }, ...rest]),
    ],
    { columns: heads.map(() => ({ width: 24 })), stickyRowsCount: 1 },
  );
  saveFile(await book.toBlob(), `${name}.xlsx`);
}
