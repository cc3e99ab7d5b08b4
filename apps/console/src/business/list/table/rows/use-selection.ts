import { useState } from 'react';
import { useEventCallback } from '../use-event-callback.ts';
import { rangeOf, type Selected, withNews, withRows } from './selection.ts';

const noRows: never[] = [];

/**
 * The rows that a person has ticked. They stay ticked over pages and fetches, by their ids, and are dropped when the
 * filters change: no one decides what they no longer look at. `rows` are undefined until those of the address have
 * come: of the ones before, none can be ticked.
 */
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
    /** Whether all or some of the rows of the page are selected. */
    page: { all: rows.length > 0 && onPage === rows.length, some: onPage > 0 },
    /** Ticks or unticks a row; with `range` all from the one before to it. */
    toggle,
    togglePage,
    clear: () => setKept(empty),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
