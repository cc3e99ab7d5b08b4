import type { Matrix } from '../api/get-matrix.ts';

export type ResourceRow = Matrix['resources'][number];

/** The rows that have a text with these words in it; a parent stays above a child that is found. */
export function findResources(
  rows: readonly ResourceRow[],
  query: string,
  textsOf: (row: ResourceRow) => readonly string[],
): readonly ResourceRow[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return rows;
  const found = rows.filter((row) =>
    textsOf(row).some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  const parents = new Set(found.map(({ parent }) => parent));
  return rows.filter((row) => found.includes(row) || parents.has(row.resource));
}
