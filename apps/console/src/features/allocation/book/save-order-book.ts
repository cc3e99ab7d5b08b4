import type { Schemas } from '@brokerdesk/sdk';
import { type FileFormat, saveFile, toCsv } from '#/ui/api/save-file.ts';
import { type Quantities, readQuantity } from './judge-book.ts';
import { lineMoney } from './line-figures.ts';

const columns = [
  ...(['orderNo', 'client', 'username', 'kyc', 'appliedQty', 'allottedQty', 'price'] as const),
  ...(['charged', 'payable', 'refunded'] as const),
] as const;

type Column = (typeof columns)[number];
type Cell = string | number;

type BookLabels = {
  heading: (column: Column) => string;
  kyc: (status: Schemas.KycStatus) => string;
};

export function orderBookRows(
  { lines }: Pick<Schemas.Allocation, 'lines'>,
  quantities: Quantities,
  { heading, kyc }: BookLabels,
) {
  return {
    heads: columns.map(heading),
    rows: lines.map((line): Cell[] => {
      const { client, applied, price } = line;
      const quantity = readQuantity(quantities.get(line.trx_id) ?? '') ?? 0;
      const { charged, payable, refunded } = lineMoney(quantity, line);
      return [
        ...[line.order_no, client.full_name, client.username, kyc(line.kyc_status)],
        ...[applied, quantity, price ?? '', charged, payable, refunded],
      ];
    }),
  };
}

/** Amounts stay text in both formats, digit by digit. */
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
      ...rows.map((row) =>
        row.map((value) => (typeof value === 'string' ? { value, type: String } : value)),
      ),
    ],
    { columns: heads.map(() => ({ width: 20 })), stickyRowsCount: 1 },
  );
  saveFile(await book.toBlob(), `${name}.xlsx`);
}
