import { toWallTime } from '#/ui/time/zoned-time.ts';

export const fileFormats = ['xlsx', 'csv'] as const;

export type FileFormat = (typeof fileFormats)[number];

/** Such as `deposits-2026-11-21.csv`, with the day in the configured time zone. */
export function exportFileName(
  what: string,
  format: FileFormat,
  timeZone: string,
  now: Date,
): string {
  const { year, month, day } = toWallTime(now, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${what}-${year}-${two(month)}-${two(day)}.${format}`;
}

export function saveFile(bytes: Blob, fileName: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the bytes once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Characters that begin a formula in spreadsheets, full-width forms included. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A plain decimal, as amounts are: what is less than nothing has to be added up like the rest. */
const isNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet would run gets an apostrophe in front, as in the server's exports; quotes alone do not stop
 * it.
 */
export function csvCell(text: string): string {
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of text as a file that spreadsheets open, in Chinese too. */
export function toCsv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}
