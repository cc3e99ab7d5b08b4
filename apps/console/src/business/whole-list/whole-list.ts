import type { Column, ListPage } from '../list/table/column.ts';
import type { SortBy } from '../list/table/sort.ts';
import { createCompare, type SortKey, sortKeyOf } from './compare.ts';

type Compare = (one: number, other: number) => number;

/** Null, of a column that says nothing, comes last. */
function compareIndexes(
  keys: readonly (SortKey | null)[],
  sign: 1 | -1,
  compare: (one: SortKey, other: SortKey) => number,
): Compare {
  const numbers = numbersOf(keys, sign);
  if (numbers !== null) return (one, other) => compareNumbers(numbers[one], numbers[other]);
  return (one, other) => {
    const [a = null, b = null] = [keys[one], keys[other]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return compare(a, b) * sign;
  };
}

/** Null if an amount is more than a number holds. */
function numbersOf(keys: readonly (SortKey | null)[], sign: 1 | -1): Float64Array | null {
  const numbers = new Float64Array(keys.length);
  for (const [at, key] of keys.entries()) {
    if (key === null) numbers[at] = Number.POSITIVE_INFINITY;
    else if (key.exact === null) return null;
    else numbers[at] = key.exact * sign;
  }
  return numbers;
}

function compareNumbers(one = 0, other = 0): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: readonly SortBy[],
  locale: string,
): Row[] {
  const compare = createCompare(locale);
  const [first, ...others] = sort.flatMap(({ id, desc }) => {
    const value = columns.find((column) => column.id === id)?.value;
    if (value === undefined) return [];
    const keys = rows.map((row) => {
      const found = value(row);
      return found === null ? null : sortKeyOf(found);
    });
    return [compareIndexes(keys, desc ? -1 : 1, compare)];
  });
  if (first === undefined) return [...rows];
  const compareAll: Compare =
    others.length === 0
      ? first
      : (one, other) => others.reduce((by, next) => by || next(one, other), first(one, other));
  const indexes = Array.from(rows.keys()).sort(compareAll);
  return indexes.flatMap((index) => rows[index] ?? []);
}

export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: { page: number; size: number },
): ListPage<Row> {
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length };
}
