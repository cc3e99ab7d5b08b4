import { useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

/** Rows as they were when they were last shown. */
type Selected<Row extends { id: string }> = ReadonlyMap<string, Row>;

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

/** Returns the same selection if nothing is new. */
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

const noRows: never[] = [];

/** `rows` is undefined while the page loads: earlier rows cannot be ticked. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined = noRows,
  filters: string,
) {
  const empty: { filters: string; rows: Selected<Row>; anchor: string | null } = {
    filters,
    rows: new Map(),
    anchor: null,
  };
  const [kept, setKept] = useState(empty);
  const news = kept.filters === filters ? withNews(kept.rows, rows) : empty.rows;
  const current = kept.filters === filters ? { ...kept, rows: news } : empty;
  if (kept.filters !== filters || news !== kept.rows) setKept(current);
  const onPage = current.rows.size === 0 ? 0 : rows.filter(({ id }) => current.rows.has(id)).length;
  const toggle = useEventCallback((id: string, range: boolean) => {
    const on = !current.rows.has(id);
    const changed = rangeOf(rows, range ? current.anchor : null, id);
    // The row is of another page by now.
    if (changed.length === 0) return;
    setKept({ filters, rows: withRows(current.rows, changed, on), anchor: id });
  });
  const togglePage = useEventCallback(() =>
    setKept({ ...current, rows: withRows(current.rows, rows, onPage < rows.length) }),
  );
  return {
    rows: current.rows,
    page: { all: rows.length > 0 && onPage === rows.length, some: onPage > 0 },
    toggle,
    togglePage,
    clear: () => setKept(empty),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
