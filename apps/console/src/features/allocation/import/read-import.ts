import type { Schemas } from '@brokerdesk/sdk';
import type { FileRow } from '#/business/bulk/read-rows.ts';
import { faultOf, type LineFault, readQuantity } from '../book/judge-book.ts';

type RowFault = LineFault | 'unknownOrder' | 'twice' | 'noQuantity';

export type ImportedLines = {
  /** How many rows there are, without the heading. */
  rows: number;
  quantities: ReadonlyMap<string, string>;
  faults: readonly { number: number; text: string; fault: RowFault }[];
};

/** Column indexes counted from 0; null if the user has to choose. */
export type Columns = {
  order: number | null;
  quantity: number | null;
  headed: boolean;
};

type Book = Pick<Schemas.Allocation, 'lines' | 'lot_size'>;

/** Headings used by registrars, brokers and this console, without spaces and signs. */
const headings = {
  order: [
    ...['order', 'orderno', 'ordernumber', 'orderid', 'orderref', 'applicationno'],
    ...['订单号', '订单编号', '委托号', '委托编号', '申购单号', '申购编号', '申请编号', '单号'],
  ],
  quantity: [
    ...['allotted', 'allottedqty', 'allottedquantity', 'allottedshares', 'allotment'],
    ...['allocated', 'allocatedqty', 'allocatedquantity', 'allocatedshares', 'allocation'],
    ...['中签数量', '中签股数', '中签数', '配售数量', '配售股数', '配售数'],
    ...['获配数量', '获配股数', '获配数'],
  ],
} as const;

const plain = (heading: string) => heading.toLowerCase().replace(/[\s._\-#:：()（）]/g, '');

export function recognizeColumns(rows: readonly FileRow[], { lines }: Book): Columns {
  const first = rows[0]?.cells ?? [];
  const named = (name: keyof typeof headings) => {
    const at = first.findIndex((cell) => headings[name].some((one) => one === plain(cell)));
    return at < 0 ? null : at;
  };
  const order = named('order') ?? orderColumn(rows, lines);
  const quantity = named('quantity') ?? besideIn(rows, order);
  const isNamed = named('order') !== null || named('quantity') !== null;
  return { order, quantity, headed: isNamed || isHeading(first, quantity) };
}

function orderColumn(rows: readonly FileRow[], lines: Book['lines']): number | null {
  const known = new Set(lines.map((line) => line.order_no));
  const found = columnsOf(rows).map(
    (at) => rows.filter(({ cells }) => known.has(cells[at] ?? '')).length,
  );
  const most = Math.max(0, ...found);
  return most === 0 ? null : found.indexOf(most);
}

function besideIn(rows: readonly FileRow[], order: number | null): number | null {
  const others = columnsOf(rows).filter((at) => at !== order);
  return others.length === 1 ? (others[0] ?? null) : null;
}

const isHeading = (cells: readonly string[], quantity: number | null): boolean =>
  quantity !== null && !/\d/.test(cells[quantity] ?? '') && (cells[quantity] ?? '') !== '';

export function columnsOf(rows: readonly FileRow[]): number[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => at);
}

export function readImport(
  all: readonly FileRow[],
  { lines, lot_size: lot }: Book,
  { order, quantity, headed }: Columns,
): ImportedLines {
  const rows = headed ? all.slice(1) : all;
  const byOrderNo = new Map(lines.map((line) => [line.order_no, line]));
  const quantities = new Map<string, string>();
  const faults: ImportedLines['faults'][number][] = [];
  for (const { number, cells } of rows) {
    const line = byOrderNo.get(cells[order ?? -1] ?? '');
    const typed = cells[quantity ?? -1] ?? '';
    const fault = rowFault(line, typed, { lot, read: quantities });
    if (fault !== null) faults.push({ number, text: cells.join(' · '), fault });
    else if (line) quantities.set(line.trx_id, `${readQuantity(typed) ?? 0}`);
  }
  return { rows: rows.length, quantities, faults };
}

function rowFault(
  line: Schemas.AllocationLine | undefined,
  typed: string,
  { lot, read }: { lot: number; read: ReadonlyMap<string, string> },
): RowFault | null {
  if (line === undefined) return 'unknownOrder';
  if (read.has(line.trx_id)) return 'twice';
  if (typed === '') return 'noQuantity';
  return faultOf(typed, line.applied, lot);
}
