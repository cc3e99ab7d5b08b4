import type { Column, ListPage } from '../column.ts';
import type { SortBy } from '../sort.ts';
import { createCompare, type Sortable, type SortKey, sortKeyOf } from './compare.ts';

const keyOf = (value: Sortable) => (value === null ? null : sortKeyOf(value));

/** A list in the order of up to three columns; rows of which a column says nothing stand last. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly SortBy[],
  locale: string,
): Row[] {
  const compare = createCompare(locale);
  const orders = sort.flatMap(({ id, desc }) => {
    const value = columns.find((column) => column.id === id)?.value;
    return value ? [{ value, sign: desc ? -1 : 1 }] : [];
  });
  // Each row is asked for its values once, not at every comparison.
  const keyed = rows.map((row) => ({ row, keys: orders.map(({ value }) => keyOf(value(row))) }));
  const compareKeys = (
    one: readonly (SortKey | null)[],
    other: readonly (SortKey | null)[],
  ): number => {
    for (const [at, { sign }] of orders.entries()) {
      const [a = null, b = null] = [one[at], other[at]];
      if (a === null && b === null) continue;
      if (a === null) return 1;
      if (b === null) return -1;
      const by = compare(a, b);
      if (by !== 0) return by * sign;
    }
    return 0;
  };
  return keyed.toSorted((one, other) => compareKeys(one.keys, other.keys)).map(({ row }) => row);
}

/** One page of a list that is held whole, as a server would have answered it. */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: { page: number; size: number },
): ListPage<Row> {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length };
}
