/** Characters that begin a formula in spreadsheets, full-width forms included. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A plain decimal, as amounts are: what is less than nothing has to be added up like the rest. */
const isNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * One cell, by the rules of the server's exports: text that a spreadsheet would run gets an
 * apostrophe in front, which makes it text again; quotes alone do not stop it.
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
