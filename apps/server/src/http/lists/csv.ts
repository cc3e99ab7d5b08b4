import { Readable } from 'node:stream';
import { type Cell, type Column, type FileLocale, headingsOf, wallTimes } from './column.ts';

/** Marks the text as UTF-8 for a spreadsheet. */
const byteOrderMark = '\uFEFF';

const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A plain decimal, as amounts are: what is less than nothing has to be added up like the rest. */
const isNumber = /^-?\d+(?:\.\d+)?$/;

/** Text that a spreadsheet would run gets an apostrophe in front; quotes alone do not stop it. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = String(value);
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export function csvText(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map(csvLine).join('');
}

export function csvStream<T>(
  columns: readonly Column<T>[],
  locale: FileLocale,
  batches: AsyncIterable<readonly T[]>,
): Readable {
  const wallTime = wallTimes(locale.timeZone);
  const cellOf = ({ type, cell }: Column<T>, record: T) => {
    const value = cell(record, locale.language);
    return type === 'time' && typeof value === 'string' ? wallTime(value) : value;
  };
  async function* text() {
    yield byteOrderMark + csvLine(headingsOf(columns, locale));
    for await (const batch of batches) {
      yield batch
        .map((record) => csvLine(columns.map((column) => cellOf(column, record))))
        .join('');
    }
  }
  return Readable.from(text(), { objectMode: false });
}
