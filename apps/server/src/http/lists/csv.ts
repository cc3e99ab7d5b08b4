import { Readable } from 'node:stream';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export type Cell = string | number | boolean | null;

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula, full-width forms included. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A plain decimal, as amounts are: what is less than nothing has to be added up like the rest. */
const isNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * One cell. Text that a spreadsheet would run gets an apostrophe in front, which makes it text
 * again; quotes alone do not stop it.
 */
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

/** A column of an export: its heading, and what it shows of a record. */
export interface Column<T> {
  heading: Readonly<Record<Language, string>>;
  cell: (record: T, language: Language) => Cell;
}

/** The file, made batch by batch while it is read: it is never in memory whole. */
export function csvStream<T>(
  columns: readonly Column<T>[],
  language: Language,
  batches: AsyncIterable<readonly T[]>,
): Readable {
  async function* text() {
    yield byteOrderMark + csvLine(columns.map((column) => column.heading[language]));
    for await (const batch of batches) {
      yield batch
        .map((record) => csvLine(columns.map((column) => column.cell(record, language))))
        .join('');
    }
  }
  return Readable.from(text(), { objectMode: false });
}

export function yesNo(value: boolean, language: Language): string {
  if (language === 'zh-CN') return value ? '是' : '否';
  return value ? 'Yes' : 'No';
}
