/** A spreadsheet would run what begins like a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of text as a file that spreadsheets open, in Chinese too. */
export function toCsv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => `${row.map(cell).join(',')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}
