import { useState } from 'react';
import { rangeOf, type Selected, withNews, withRows } from './selection.ts';

const noRows: never[] = [];

/**
 * The rows that a person has ticked. They stay ticked over pages and fetches, by their ids, and are
 * dropped when the filters change: nobody decides what they no longer look at.
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] = noRows,
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
  const inSight = rows.filter(({ id }) => current.rows.has(id)).length;
  return {
    rows: current.rows,
    /** How many of the rows in sight are selected. */
    page: { all: rows.length > 0 && inSight === rows.length, some: inSight > 0 },
    /** Ticks or unticks a row; with `range` all from the one before to it. */
    toggle(id: string, range: boolean) {
      const on = !current.rows.has(id);
      const changed = rangeOf(rows, range ? current.anchor : null, id);
      setKept({ filters, rows: withRows(current.rows, changed, on), anchor: id });
    },
    togglePage: () =>
      setKept({ ...current, rows: withRows(current.rows, rows, inSight < rows.length) }),
    clear: () => setKept(empty),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
