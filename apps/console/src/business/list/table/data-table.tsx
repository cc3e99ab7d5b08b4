import { type ReactNode, useRef } from 'react';
import { useBulkRun } from '#/business/bulk/bulk-runs.ts';
import { cn } from '#/core/ui/cn.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import type { Column, LabelledAction, ListQuery } from './column.ts';
import type { ExportButtonProps } from './export-button.tsx';
import {
  ListFailure,
  ListStatus,
  NoRows,
  type NoRowsProps,
  TableNews,
  useFailure,
} from './list-status.tsx';
import { Pagination } from './pagination.tsx';
import type { RowsProps } from './rows/rows.tsx';
import { RowsAsTable } from './rows/rows-as-table.tsx';
import { CardSkeletons } from './rows/table-skeleton.tsx';
import { useFlash } from './rows/use-flash.ts';
import { useRowKeys } from './rows/use-row-keys.ts';
import { filtersOf, useSelection } from './rows/use-selection.ts';
import type { ReadSearch, TableSearch } from './sort.ts';
import { TableToolbar } from './table-toolbar.tsx';
import type { TotalsOf } from './totals.tsx';
import { useDataTable } from './use-data-table.ts';
import { useEventCallback } from './use-event-callback.ts';
import { useSettledValue } from './use-settled-value.ts';
import { useTableView } from './views/use-table-view.ts';

/** Comes with the first row that is selected, or with a bulk decision that was begun before. */
const TableFoot = lazyPart(async () => (await import('./table-foot.tsx')).TableFoot, ['bulk']);

/** Comes on a narrow screen. */
// `lazyPart` forgets that the component is generic; what it gives back takes the same props.
const RowsAsCards = lazyPart(async () => (await import('./rows-as-cards.tsx')).RowsAsCards) as <
  Row extends { id: string },
>(
  props: RowsProps<Row> & { fallback: ReactNode },
) => ReactNode;

function RowsInCards<Row extends { id: string }>(props: RowsProps<Row>) {
  return <RowsAsCards {...props} fallback={<CardSkeletons />} />;
}

/** The rows of a table that are ticked, over all pages, and the way to untick them. */
export type BulkSelected<Row> = { tableId: string; rows: readonly Row[]; clear: () => void };

export type DataTableProps<Row extends { id: string }> = {
  /** Under this name the user's view of the table is kept. */
  id: string;
  place?: keyof typeof heights;
  /** Accessible name of the rows. */
  label: string;
  columns: readonly Column<Row>[];
  query: ListQuery<Row>;
  search: TableSearch;
  /** How the address is read: a saved view may have kept what the list knows no more. */
  readSearch?: ReadSearch | undefined;
  onSearchChange: (change: Partial<TableSearch>) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
  empty: Omit<NoRowsProps, 'page' | 'onFirstPage'>;
  failed?: string | undefined;
  totalsOf?: TotalsOf | undefined;
  heading?: ReactNode;
  /** Shown above the rows on the left: the filters, on a narrow screen with the order of the rows. */
  filters?: (order: ReactNode) => ReactNode;
  /** Shown with the other buttons above the rows on the right. */
  actions?: ReactNode;
  /** More that is done from there. */
  more?: readonly LabelledAction[] | undefined;
  /** The file of the list, for people who may have it. */
  file?: ExportButtonProps | undefined;
  /** Makes a record; shown last. */
  create?: ReactNode;
  bulk?: ((selected: BulkSelected<Row>) => ReactNode) | undefined;
  /** False for a list that comes whole and is scrolled instead. */
  paged?: boolean;
};

const heights = {
  page: 'md:h-[calc(100dvh-5.5rem-var(--notices,0px))]',
  below: 'md:h-[calc(100dvh-11.125rem-var(--notices,0px))]',
};

/** A list that is sorted, filtered and cut into pages by the server, or by `useWholeList`. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, query, search, onSearchChange, openId, onOpen, bulk } = props;
  const { paged = true, place = 'below' } = props;
  const wide = useWideScreen();
  const control = useTableView(props.id);
  const failure = useFailure(query, search);
  const data = failure === null ? query.data : undefined;
  const rows = data?.list;
  const arrived = query.data !== undefined && !query.isPlaceholderData;
  const changeSearch = useEventCallback(onSearchChange);
  const changeSort = useEventCallback((sort: string) => onSearchChange({ sort, page: 1 }));
  const open = useEventCallback(onOpen);
  const { table, rows: tableRows } = useDataTable({
    columns,
    rows,
    sort: search.sort,
    onSortChange: changeSort,
    view: control.view,
  });
  const selected = useSelection(arrived ? rows : undefined, filtersOf(search));
  const selection = bulk ? selected : null;
  const ticked = [...(selection?.rows.values() ?? [])];
  const flash = useFlash(rows);
  const { kept } = useBulkRun(props.id);
  const element = useRef<HTMLDivElement>(null);
  const reveal = useRef<((index: number) => void) | null>(null);
  useRowKeys({
    list: element,
    rows,
    openId,
    onOpen: open,
    onTick: selection?.toggle,
    reveal,
  });
  const Rows = wide ? RowsAsTable : RowsInCards;
  const before = useSettledValue(paged ? (search.page - 1) * search.size : 0, arrived);
  return (
    // On a wide screen the rows scroll inside the window, so that heads, sums and pages stay visible.
    <div ref={element} className={cn('flex flex-col gap-3 md:min-h-112', heights[place])}>
      <TableToolbar
        table={table}
        query={query}
        wide={wide}
        views={{
          tableId: props.id,
          search,
          readSearch: props.readSearch,
          onSearchChange: changeSearch,
          control,
        }}
        onSortChange={changeSort}
        heading={props.heading}
        filters={props.filters}
        actions={props.actions}
        more={props.more}
        file={props.file}
        create={props.create}
        ticks={{ selection, arrived, rows: tableRows }}
      />
      <ListStatus query={query} total={data?.total} />
      <TableNews selected={ticked.length} changed={flash.changed} news={flash.news} />
      {failure ? (
        <ListFailure title={props.failed} error={failure.error} query={query} />
      ) : (
        <Rows
          table={table}
          rows={tableRows}
          columns={columns}
          control={control}
          query={query}
          search={search}
          arrived={arrived}
          label={props.label}
          before={before}
          openId={openId}
          onOpen={open}
          selection={selection}
          flashOf={flash.of}
          totalsOf={props.totalsOf}
          reveal={reveal}
          empty={
            rows?.length === 0 && (
              <NoRows
                {...props.empty}
                page={search.page}
                onFirstPage={() => onSearchChange({ page: 1 })}
              />
            )
          }
        />
      )}
      {selection && (ticked.length > 0 || kept) && (
        <TableFoot
          tableId={props.id}
          count={ticked.length}
          amounts={columns.flatMap(({ id, label, sum }) =>
            sum
              ? [
                  {
                    id,
                    label,
                    amounts: ticked.flatMap((row) => {
                      const part = sum(row);
                      return part ? [{ id: row.id, ...part }] : [];
                    }),
                  },
                ]
              : [],
          )}
          entries={props.totalsOf?.entries}
          onClear={selection.clear}
        >
          {bulk?.({ tableId: props.id, rows: ticked, clear: selection.clear })}
        </TableFoot>
      )}
      {paged && data && (
        <Pagination
          of={props.label}
          page={search.page}
          size={search.size}
          total={data.total}
          onPage={(page) => onSearchChange({ page })}
          onSize={(size) => onSearchChange({ size, page: 1 })}
        />
      )}
    </div>
  );
}
