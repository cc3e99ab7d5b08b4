/** A row of a file, with the number that it has in a spreadsheet. */
export type CsvRow = { number: number; cells: string[] };

const separators = [',', '\t', ';'];

/** Rows and cells of a CSV file, quoted cells included; empty rows are left out. */
export function parseCsv(text: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const head = plain.split('\n', 1)[0] ?? '';
  const separator = separators.find((one) => head.includes(one)) ?? ',';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let number = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ number, cells });
    cells = [];
    number += 1;
  };
  for (let at = 0; at < plain.length; at++) {
    const character = plain.charAt(at);
    if (quoted && character === '"' && plain.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && character === separator) endCell();
    else if (!quoted && character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  endRow();
  return rows;
}
