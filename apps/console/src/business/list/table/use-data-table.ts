import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, InCards } from './column.ts';
import { readSort, type SortBy, sortColumnsMax, writeSort } from './sort.ts';
import { arrangeColumns } from './views/arrange-columns.ts';
import { isShown, type TableView } from './views/table-view.ts';

const defaultSlots: Readonly<Record<string, InCards>> = {
  ...{ status: 'state', state: 'state' },
  ...{ kind: 'method', sub_type: 'method', network: 'method' },
};

export type ColumnMeta = { align: 'start' | 'end'; label: string; inCards: InCards };

const features = tableFeatures({
  rowSortingFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
  columnPinningFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

function toColumnDefs<Row extends object>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map((column, at) =>
    // A column that reads nothing would not sort.
    helper.accessor((row): unknown => column.value?.(row) ?? null, {
      id: column.id,
      header: column.label,
      enableSorting: column.sortable ?? false,
      sortDescFirst: column.descendingFirst ?? false,
      // The first column names the record: without it a row could not be opened.
      enableHiding: at > 0,
      meta: {
        align: column.align ?? 'start',
        label: column.label,
        inCards: column.inCards ?? defaultSlots[column.id] ?? true,
      },
    }),
  );
}

const noRows: never[] = [];
const idOf = ({ id }: { id: string }) => id;

export type DataTableOptions<Row> = {
  columns: readonly Column<Row>[];
  /** Undefined until there are any. */
  rows: Row[] | undefined;
  sort: string;
  /** The same function for as long as the list is there. */
  onSortChange: (sort: string) => void;
  view: Pick<TableView, 'shown' | 'tabs' | 'order' | 'pinned'>;
  tab?: string | undefined;
};

/** `table` stays the same object until the columns or the sort change; `rows` change with every fetch. */
export function useDataTable<Row extends { id: string }>({
  columns,
  rows: data = noRows,
  sort,
  onSortChange,
  view: { shown, tabs, order, pinned },
  tab,
}: DataTableOptions<Row>) {
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns]);
  const arranged = useMemo(() => {
    const ids = columns.map(({ id }) => id);
    const columnOrder = [...arrangeColumns(ids, { order, pinned })];
    const columnVisibility = Object.fromEntries(
      columns.map((column) => [column.id, isShown(column, { view: { shown, tabs }, tab })]),
    );
    const columnPinning = {
      // The first column stays at the left whatever else does.
      start: columnOrder.filter((id, at) => at === 0 || pinned[id] === 'left'),
      end: columnOrder.filter((id, at) => at > 0 && pinned[id] === 'right'),
    };
    return { columnVisibility, columnOrder, columnPinning };
  }, [columns, shown, tabs, tab, order, pinned]);
  const layout = useMemo(() => {
    const sorting = readSort(sort);
    const onSortingChange = (change: Change<SortBy[]>) =>
      onSortChange(writeSort(typeof change === 'function' ? change(sorting) : change));
    return {
      features,
      columns: columnDefs,
      state: { sorting, ...arranged },
      onSortingChange,
      manualSorting: true,
      maxMultiSortColCount: sortColumnsMax,
      getRowId: idOf,
    };
  }, [columnDefs, arranged, sort, onSortChange]);
  const options = useMemo(() => ({ ...layout, data }), [layout, data]);
  const latest = useTable(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: heads and menus are not drawn anew for rows
  const table = useMemo(() => latest, [layout, latest.state]);
  return { table, rows: latest.getRowModel().rows };
}

type Change<Value> = Value | ((before: Value) => Value);

type Result<Row extends { id: string }> = ReturnType<typeof useDataTable<Row>>;
export type DataTable<Row extends { id: string }> = Result<Row>['table'];
export type TableRow<Row extends { id: string }> = Result<Row>['rows'][number];
