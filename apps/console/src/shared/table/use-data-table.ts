import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './column.ts';
import { readSort, sortColumnsMax, writeSort } from './sort.ts';

/** The server sorts and cuts the pages: the table only keeps which columns there are, and how sorted. */
const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<{ align: 'start' | 'end'; label: string; inCards: boolean }>(),
});

function toColumnDefs<Row extends object>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map((column, at) =>
    helper.accessor((row: Row): unknown => column.cell(row) ?? null, {
      id: column.id,
      header: column.label,
      cell: ({ row }) => column.cell(row.original) ?? nothing,
      enableSorting: column.sortable ?? false,
      sortDescFirst: column.descendingFirst ?? false,
      // The first column names the record: without it a row could not be opened.
      enableHiding: at > 0,
      meta: {
        align: column.align ?? 'start',
        label: column.label,
        inCards: column.inCards ?? true,
      },
    }),
  );
}

const noRows: never[] = [];

/** Stands in a cell of which there is nothing to say. */
const nothing = '—';

export type DataTableOptions<Row> = {
  columns: readonly Column<Row>[];
  rows: Row[] | undefined;
  /** As the address has it. */
  sort: string;
  onSortChange: (sort: string) => void;
  /** Columns that the person has shown or hidden. */
  shown: Readonly<Record<string, boolean>>;
};

export function useDataTable<Row extends { id: string }>({
  columns,
  rows,
  sort,
  onSortChange,
  shown,
}: DataTableOptions<Row>) {
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const sorting = useMemo(() => readSort(sort), [sort]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, shown[id] ?? true])),
    [columns, shown],
  );
  return useTable({
    features,
    columns: columnDefs,
    data: rows ?? noRows,
    getRowId: (row: Row) => row.id,
    state: { sorting, columnVisibility },
    onSortingChange: (change) =>
      onSortChange(writeSort(typeof change === 'function' ? change(sorting) : change)),
    manualSorting: true,
    maxMultiSortColCount: sortColumnsMax,
  });
}

export type DataTable<Row extends { id: string }> = ReturnType<typeof useDataTable<Row>>;
