/** The rows that are ticked, of whatever page: as they were when they were last shown. */
export type Selected<Row extends { id: string }> = ReadonlyMap<string, Row>;

export function rangeOf<Row extends { id: string }>(
  rows: readonly Row[],
  anchor: string | null,
  to: string,
): Row[] {
  const end = rows.findIndex(({ id }) => id === to);
  if (end === -1) return [];
  const start = rows.findIndex(({ id }) => id === anchor);
  if (start === -1) return rows.slice(end, end + 1);
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection with these rows in it, or out of it; the others stay as they are. */
export function withRows<Row extends { id: string }>(
  selected: Selected<Row>,
  rows: readonly Row[],
  on: boolean,
): Selected<Row> {
  const next = new Map(selected);
  for (const row of rows) {
    if (on) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}

/** The selection with its rows as the server has them now; the same one if nothing is new. */
export function withNews<Row extends { id: string }>(
  selected: Selected<Row>,
  rows: readonly Row[],
): Selected<Row> {
  if (selected.size === 0) return selected;
  const news = rows.filter((row) => selected.has(row.id) && selected.get(row.id) !== row);
  return news.length === 0 ? selected : withRows(selected, news, true);
}

export function filtersOf(search: object): string {
  const unlike = new Set(['page', 'size', 'sort', 'id', 'view']);
  const set = Object.entries(search).filter(
    ([key, value]) => value !== undefined && !unlike.has(key),
  );
  return JSON.stringify(set.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
