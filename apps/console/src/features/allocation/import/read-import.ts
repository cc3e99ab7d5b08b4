import type { Schemas } from '@brokerdesk/sdk';
import { faultOf, type LineFault, readQuantity } from '../book/judge-book.ts';
import type { FileRow } from './parse-csv.ts';

/** Why a row of a file cannot be taken. */
export type RowFault = LineFault | 'unknownOrder' | 'twice' | 'noQuantity';

export type ImportedLines = {
  /** How many rows there are, without the heading. */
  rows: number;
  quantities: ReadonlyMap<string, string>;
  faults: readonly { number: number; text: string; fault: RowFault }[];
};

/** What the columns are called in the language of the person. */
export type Headings = { order: string; quantity: string };

/** Files from elsewhere are often in English. */
const english = { order: 'Order no.', quantity: 'Allotted' };

const plain = (heading: string) => heading.toLowerCase().replace(/[\s.]/g, '');

/** Which columns hold the order number and the quantity: by their heading, or the first two. */
function columnsOf(first: FileRow | undefined, headings: Headings) {
  const cells = first?.cells.map(plain) ?? [];
  const find = (name: keyof Headings) =>
    cells.findIndex((cell) => [headings, english].some((one) => plain(one[name]) === cell));
  const [order, quantity] = [find('order'), find('quantity')];
  return order >= 0 && quantity >= 0
    ? { order, quantity, headed: true }
    : { order: 0, quantity: 1, headed: false };
}

/** Reads order numbers and quantities from the rows of a file, and says of each wrong row what is wrong with it. */
export function readImport(
  all: readonly FileRow[],
  { lines, lot_size: lot }: Pick<Schemas.Allocation, 'lines' | 'lot_size'>,
  headings: Headings,
): ImportedLines {
  const { order, quantity, headed } = columnsOf(all[0], headings);
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
