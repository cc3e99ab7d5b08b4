import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { arrangeColumns } from './arrange-columns.ts';
import type { Column } from './column.ts';
import { readSort, type SortBy, sortColumnsMax, writeSort } from './sort.ts';
import type { TableView } from './table-view.ts';

export type ColumnMeta = {
  align: 'start' | 'end';
  label: string;
  inCards: boolean;
  /** The first column stays in sight on the left whatever else does. */
  held: 'first' | 'left' | 'right' | null;
};

/** Which columns are shown, in which order, and how sorted. What stays ours, and why: decision 46. */
const features = tableFeatures({
  rowSortingFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

function toColumnDefs<Row extends object>(
  columns: readonly Column<Row>[],
  pinned: TableView['pinned'],
) {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map((column, at) =>
    // The rows are drawn from the columns themselves; a column that reads nothing would not sort.
    helper.accessor((): unknown => null, {
      id: column.id,
      header: column.label,
      enableSorting: column.sortable ?? false,
      sortDescFirst: column.descendingFirst ?? false,
      // The first column names the record: without it a row could not be opened.
      enableHiding: at > 0,
      meta: {
        align: column.align ?? 'start',
        label: column.label,
        inCards: column.inCards ?? true,
        held: at === 0 ? 'first' : (pinned[column.id] ?? null),
      },
    }),
  );
}

/** The table keeps the columns alone: what is drawn of a row is told by the columns themselves. */
const noRows: never[] = [];

export type DataTableOptions<Row> = {
  columns: readonly Column<Row>[];
  /** As the address has it. */
  sort: string;
  /** The same function for as long as the list is there. */
  onSortChange: (sort: string) => void;
  /** How the person likes it. */
  view: Pick<TableView, 'shown' | 'order' | 'pinned'>;
};

/** The columns of a list. It stays the same object until they, their order or the sort change. */
export function useDataTable<Row extends { id: string }>({
  columns,
  sort,
  onSortChange,
  view: { shown, order, pinned },
}: DataTableOptions<Row>) {
  const columnDefs = useMemo(() => toColumnDefs(columns, pinned), [columns, pinned]);
  const options = useMemo(() => {
    const sorting = readSort(sort);
    const onSortingChange = (change: Change<SortBy[]>) =>
      onSortChange(writeSort(typeof change === 'function' ? change(sorting) : change));
    const ids = columns.map(({ id }) => id);
    const columnOrder = [...arrangeColumns(ids, { order, pinned })];
    const columnVisibility = Object.fromEntries(columns.map(({ id }) => [id, shown[id] ?? true]));
    const data: Row[] = noRows;
    return {
      features,
      columns: columnDefs,
      data,
      state: { sorting, columnVisibility, columnOrder },
      onSortingChange,
      manualSorting: true,
      maxMultiSortColCount: sortColumnsMax,
    };
  }, [columns, columnDefs, shown, order, pinned, sort, onSortChange]);
  return useTable(options);
}

type Change<Value> = Value | ((before: Value) => Value);

export type DataTable<Row extends { id: string }> = ReturnType<typeof useDataTable<Row>>;
