import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import type { Column, ListQuery } from '../list/table/column.ts';
import { readSort, type TableSearch } from '../list/table/sort.ts';
import { pageOf, sortRows } from './whole-list.ts';

export type WholeListOptions<Row> = {
  query: Omit<ListQuery<Row>, 'data'> & { data: readonly Row[] | undefined };
  /** They sort by their `value`. */
  columns: readonly Column<Row>[];
  search: TableSearch;
  /** Whether a row belongs to what is looked for; keep it the same while the filters are. */
  matches?: (row: Row) => boolean;
  /** False, as on the `DataTable`, for one long list instead of pages. */
  paged?: boolean;
};

const everything = () => true;

/**
 * Sorts, filters and cuts a list that comes whole, so that `DataTable` shows it like one from the
 * server.
 */
export function useWholeList<Row>({
  query,
  columns,
  search: { page, size, sort },
  matches = everything,
  paged = true,
}: WholeListOptions<Row>): ListQuery<Row> {
  const locale = useLocale();
  const rows = query.data;
  const sorted = useMemo(
    () => rows && sortRows(rows, columns, readSort(sort), locale),
    [rows, columns, sort, locale],
  );
  const found = useMemo(() => sorted?.filter(matches), [sorted, matches]);
  const data = useMemo(
    () => found && (paged ? pageOf(found, { page, size }) : { list: found, total: found.length }),
    [found, paged, page, size],
  );
  return { ...query, data };
}
