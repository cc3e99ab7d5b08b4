import { type FileRow, parseCsv } from './parse-csv.ts';

/** Reads a CSV file as UTF-8, or as GB 18030, which Chinese spreadsheets write. */
export async function readCsvFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The rows of a CSV file or of the first sheet of an Excel workbook; null if it is neither. */
export async function readRows(file: Blob): Promise<FileRow[] | null> {
  if (!(await isZip(file))) return parseCsv(await readCsvFile(file));
  const { readSheet } = await import('read-excel-file/universal');
  try {
    // Numbers stay as they are written: order numbers may be long.
    const sheet = await readSheet(file, { parseNumber: (text) => text });
    return sheet
      .map((cells, at) => ({
        number: at + 1,
        cells: cells.map(textOf),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch {
    return null;
  }
}

/** A cell as text; a day as the contract writes it. */
const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** As every workbook is; no text begins so. */
async function isZip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}
