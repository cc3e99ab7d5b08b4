import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import type { Column, ListQuery } from '../list/table/column.ts';
import { readSort, type TableSearch } from '../list/table/sort.ts';
import { pageOf, sortRows } from './whole-list.ts';

export type WholeListOptions<Row> = {
  query: Omit<ListQuery<Row>, 'data'> & { data: readonly Row[] | undefined };
  columns: readonly Column<Row>[];
  search: TableSearch;
  /** Keep it the same while the filters are. */
  matches?: (row: Row) => boolean;
  paged?: boolean;
};

const everything = () => true;

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
