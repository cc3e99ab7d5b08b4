import type { Schemas } from '@brokerdesk/sdk';
import { faultOf, type LineFault, readQuantity } from '../book/judge-book.ts';
import headings from './headings.json';
import { type CsvRow, parseCsv } from './parse-csv.ts';

/** Why a row of a file cannot be taken. */
export type RowFault = LineFault | 'unknownOrder' | 'twice' | 'noQuantity';

export type ImportedLines = {
  /** How many rows there are, without the heading. */
  rows: number;
  quantities: ReadonlyMap<string, string>;
  faults: readonly { number: number; text: string; fault: RowFault }[];
};

/** A file may have the headings of either language, whichever the person reads. */
const isHeading = (cell: string, known: readonly string[]) =>
  known.includes(cell.toLowerCase().replace(/[\s.]/g, ''));

/** Which columns hold the order number and the quantity: by their heading, or the first two. */
function columnsOf(first: CsvRow | undefined) {
  const cells = first?.cells ?? [];
  const order = cells.findIndex((cell) => isHeading(cell, headings.order));
  const quantity = cells.findIndex((cell) => isHeading(cell, headings.quantity));
  return order >= 0 && quantity >= 0
    ? { order, quantity, headed: true }
    : { order: 0, quantity: 1, headed: false };
}

/** Reads order numbers and quantities from a CSV file, and says of each wrong row what is wrong with it. */
export function readImport(
  text: string,
  { lines, lot_size: lot }: Pick<Schemas.Allocation, 'lines' | 'lot_size'>,
): ImportedLines {
  const all = parseCsv(text);
  const { order, quantity, headed } = columnsOf(all[0]);
  const rows = headed ? all.slice(1) : all;
  const byOrderNo = new Map(lines.map((line) => [line.order_no, line]));
  const quantities = new Map<string, string>();
  const faults: ImportedLines['faults'][number][] = [];
  for (const { number, cells } of rows) {
    const line = byOrderNo.get(cells[order] ?? '');
    const typed = cells[quantity] ?? '';
    const fault = rowFault(line, typed, { lot, taken: quantities });
    if (fault !== null) faults.push({ number, text: cells.join(' · '), fault });
    else if (line) quantities.set(line.trx_id, `${readQuantity(typed) ?? 0}`);
  }
  return { rows: rows.length, quantities, faults };
}

function rowFault(
  line: Schemas.AllocationLine | undefined,
  typed: string,
  { lot, taken }: { lot: number; taken: ReadonlyMap<string, string> },
): RowFault | null {
  if (line === undefined) return 'unknownOrder';
  if (taken.has(line.trx_id)) return 'twice';
  if (typed === '') return 'noQuantity';
  return faultOf(typed, line.applied, lot);
}
