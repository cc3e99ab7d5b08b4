import {
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
import { readSort, sortColumnsMax, writeSort } from './sort.ts';
import type { TableView } from './table-view.ts';

export type ColumnMeta = {
  align: 'start' | 'end';
  label: string;
  inCards: boolean;
  /** The first column stays in sight on the left whatever else does. */
  held: 'first' | 'left' | 'right' | null;
};

/** Rows come sorted and cut into pages: the table only keeps which columns there are, and how sorted. */
const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

function toColumnDefs<Row extends object>(
  columns: readonly Column<Row>[],
  { order, pinned }: Pick<TableView, 'order' | 'pinned'>,
) {
  const helper = createColumnHelper<typeof features, Row>();
  const ids = columns.map(({ id }) => id);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const arranged = arrangeColumns(ids, { order, pinned }).flatMap((id) => byId.get(id) ?? []);
  return arranged.map((column, at) =>
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
        held: at === 0 ? 'first' : (pinned[column.id] ?? null),
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
  /** How the person likes it. */
  view: Pick<TableView, 'shown' | 'order' | 'pinned'>;
};

export function useDataTable<Row extends { id: string }>({
  columns,
  rows,
  sort,
  onSortChange,
  view: { shown, order, pinned },
}: DataTableOptions<Row>) {
  const columnDefs = useMemo(
    () => toColumnDefs(columns, { order, pinned }),
    [columns, order, pinned],
  );
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
