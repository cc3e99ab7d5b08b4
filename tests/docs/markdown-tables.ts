export interface Row {
  /** In the file, from 1. */
  line: number;
  /** The nearest `##` heading above. */
  section: string;
  cells: Readonly<Record<string, string>>;
}

export function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  let columns: string[] | undefined;
  for (const [at, text] of markdown.split('\n').entries()) {
    if (text.startsWith('## ')) section = text.slice(3).trim();
    const cells = cellsOf(text);
    if (cells === undefined) columns = undefined;
    else if (columns === undefined) columns = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
      const named = columns.map((column, index) => [column, cells[index] ?? ''] as const);
      rows.push({ line: at + 1, section, cells: Object.fromEntries(named) });
    }
  }
  return rows;
}

function cellsOf(text: string): string[] | undefined {
  if (!text.startsWith('|')) return undefined;
  const inside = text.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

export function codeIn(cell: string): string {
  return /^`(.+)`$/.exec(cell)?.[1] ?? cell;
}

export function constantParts(sentence: string): string[] {
  const parts = sentence.split('…').map((part) => part.trim());
  return parts.filter((part) => /\p{Letter}/u.test(part));
}
