/** A row of a file, with the number that it has in a spreadsheet. */
export type FileRow = { number: number; cells: string[] };

const separators = [',', '\t', ';'];

/** A cell with what ends it: quoted, with quotes doubled, or plain. */
const cellPattern = (separator: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'g',
  );

/** Rows and cells of a CSV file, quoted cells included; empty rows are left out. */
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
