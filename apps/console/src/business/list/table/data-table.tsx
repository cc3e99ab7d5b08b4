import { type ReactNode, useRef } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useRoomForTwo, useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import type { Column, ListQuery } from './column.ts';
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
import type { ReadSearch, TableSearch } from './sort.ts';
import { TableToolbar, type ToolbarParts } from './table-toolbar.tsx';
import type { TotalsOf } from './totals.tsx';
import { useDataTable } from './use-data-table.ts';
import { useEventCallback } from './use-event-callback.ts';
import { filtersOf, useSelection } from './use-selection.ts';
import { useSettledValue } from './use-settled-value.ts';
import { useTableView } from './views/use-table-view.ts';

const TableFoot = lazyPart(async () => (await import('./table-foot.tsx')).TableFoot);

// `lazyPart` forgets that the component is generic; what it gives back takes the same props.
const RowsAsCards = lazyPart(async () => (await import('./rows-as-cards.tsx')).RowsAsCards) as <
  Row extends { id: string },
>(
  props: RowsProps<Row> & { fallback: ReactNode },
) => ReactNode;

const SplitRows = lazyPart(async () => (await import('./split-rows.tsx')).SplitRows) as <
  Row extends { id: string },
>(
  props: RowsProps<Row>,
) => ReactNode;

function RowsInCards<Row extends { id: string }>(props: RowsProps<Row>) {
  return <RowsAsCards {...props} fallback={<CardSkeletons />} />;
}

export type BulkSelected<Row> = { tableId: string; rows: readonly Row[]; clear: () => void };

export type TableAddress = {
  search: TableSearch;
  /** How the address is read: a saved view may have kept what the list knows no more. */
  read?: ReadSearch | undefined;
  onChange: (change: Partial<TableSearch>) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
  paged?: boolean;
  /** Its columns may be arranged apart. */
  tab?: string | undefined;
  /** A record opens beside the rows. */
  splits?: boolean;
};

export type DataTableProps<Row extends { id: string }> = {
  id: string;
  label: string;
  columns: readonly Column<Row>[];
  query: ListQuery<Row>;
  address: TableAddress;
  empty: Omit<NoRowsProps, 'page' | 'onFirstPage'> & { failed?: string | undefined };
  toolbar?: ToolbarParts;
  totalsOf?: TotalsOf | undefined;
  bulk?: ((selected: BulkSelected<Row>) => ReactNode) | undefined;
};

const heights = {
  page: 'md:h-[calc(100dvh-5.5rem-var(--notices,0px))]',
  below: 'md:h-[calc(100dvh-11.125rem-var(--notices,0px))]',
};

export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { id: tableId, label, columns, query, address, toolbar = {}, totalsOf, bulk } = props;
  const { search, onChange, openId, paged = true, tab, splits = false } = address;
  const { failed, ...empty } = props.empty;
  const wide = useWideScreen();
  const control = useTableView(tableId, tab);
  const failure = useFailure(query, search);
  const data = failure === null ? query.data : undefined;
  const rows = data?.list;
  const arrived = query.data !== undefined && !query.isPlaceholderData;
  const changeSearch = useEventCallback(onChange);
  const changeSort = useEventCallback((sort: string) => onChange({ sort, page: 1 }));
  const open = useEventCallback(address.onOpen);
  const { table, rows: tableRows } = useDataTable({
    columns,
    rows,
    sort: search.sort,
    onSortChange: changeSort,
    view: control.view,
    tab,
  });
  const selected = useSelection(arrived ? rows : undefined, filtersOf(search));
  const selection = bulk ? selected : null;
  const ticked = [...(selection?.rows.values() ?? [])];
  const flash = useFlash(rows);
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
  const hasRoom = useRoomForTwo();
  const split = splits && wide && hasRoom && openId !== undefined;
  const Rows = split ? SplitRows : wide ? RowsAsTable : RowsInCards;
  const before = useSettledValue(paged ? (search.page - 1) * search.size : 0, arrived);
  return (
    // On a wide screen the rows scroll inside the window, so that heads, sums and pages stay visible.
    <div
      ref={element}
      className={cn(
        'flex flex-col gap-3 md:min-h-112',
        heights[toolbar.heading ? 'page' : 'below'],
      )}
    >
      <TableToolbar
        table={table}
        query={query}
        wide={wide}
        split={split}
        views={{
          tableId,
          search,
          readSearch: address.read,
          onSearchChange: changeSearch,
          ...{ control, columns },
        }}
        onSortChange={changeSort}
        parts={toolbar}
        ticks={{ selection, arrived, rows: tableRows }}
      />
      <ListStatus query={query} total={data?.total} />
      <TableNews selected={ticked.length} changed={flash.changed} news={flash.news} />
      {failure ? (
        <ListFailure title={failed} error={failure.error} query={query} />
      ) : (
        <Rows
          table={table}
          rows={tableRows}
          columns={columns}
          control={control}
          query={query}
          search={search}
          arrived={arrived}
          label={label}
          before={before}
          openId={openId}
          onOpen={open}
          selection={selection}
          flashOf={flash.of}
          totalsOf={totalsOf}
          reveal={reveal}
          empty={
            rows?.length === 0 && (
              <NoRows {...empty} page={search.page} onFirstPage={() => onChange({ page: 1 })} />
            )
          }
        />
      )}
      {selection && ticked.length > 0 && (
        <TableFoot
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
          entries={totalsOf?.entries}
          onClear={selection.clear}
        >
          {bulk?.({ tableId, rows: ticked, clear: selection.clear })}
        </TableFoot>
      )}
      {paged && data && (
        <Pagination
          of={label}
          page={search.page}
          size={search.size}
          total={data.total}
          more={data.list.length >= search.size}
          onPage={(page) => onChange({ page })}
          onSize={(size) => onChange({ size, page: 1 })}
        />
      )}
    </div>
  );
}
