/** A row of a file, with the number that it has in a spreadsheet. */
export type FileRow = { number: number; cells: string[] };

const separators = [',', '\t', ';'];

const cellPattern = (separator: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'g',
  );

export function parseCsv(text: string): FileRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const head = plain.split('\n', 1)[0] ?? '';
  const separator = separators.find((one) => head.includes(one)) ?? ',';
  const rows: FileRow[] = [];
  let cells: string[] = [];
  let number = 1;
  for (const [, quoted, simple = '', end] of plain.matchAll(cellPattern(separator))) {
    cells.push((quoted === undefined ? simple : quoted.replaceAll('""', '"')).trim());
    if (end === separator) continue;
    if (cells.some((cell) => cell !== '')) rows.push({ number, cells });
    cells = [];
    number += 1;
    if (end === '') break;
  }
  return rows;
}

/** Reads UTF-8, or GB 18030, which Chinese spreadsheets write. */
export async function readCsvFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Null if the file is neither CSV nor a workbook. */
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

const textOf = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** As every workbook is; no text begins so. */
async function isZip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}
