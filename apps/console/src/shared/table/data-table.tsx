import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/shared/ui/error-state.tsx';
import { IconButton } from '#/shared/ui/icon-button.tsx';
import { useWideScreen } from '#/shared/ui/use-wide-screen.ts';
import { CardSort } from './card-sort.tsx';
import type { Column, ListPage } from './column.ts';
import { NoRows, type NoRowsProps } from './no-rows.tsx';
import type { PageSize } from './page-sizes.ts';
import { Pagination } from './pagination.tsx';
import { RowsAsCards, RowsAsTable } from './rows.tsx';
import type { TotalsWords } from './totals.tsx';
import { useDataTable } from './use-data-table.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useTableView } from './use-table-view.ts';
import { ViewMenu } from './view-menu.tsx';

/** The part of a list's address that the table itself reads and changes. */
export type TableSearch = { page: number; size: PageSize; sort: string };

export type DataTableProps<Row extends { id: string }> = {
  /** Under this name the person's view of the table is kept. */
  id: string;
  /** What the rows are, for those who cannot see them. */
  label: string;
  columns: readonly Column<Row>[];
  query: UseQueryResult<ListPage<Row>>;
  search: TableSearch;
  onSearchChange: (change: Partial<TableSearch>) => void;
  openId: string | undefined;
  onOpen: (id: string) => void;
  /** What to say where there are no rows. */
  empty: Omit<NoRowsProps, 'page' | 'onFirstPage'>;
  /** What the sums are sums of, where the list has any. */
  totalsWords?: TotalsWords;
  /** Stands over the rows on the left: the filters. */
  filters?: ReactNode;
  /** Stands with the other buttons over the rows on the right. */
  actions?: ReactNode;
};

/** A list that the server sorts, filters and cuts into pages. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, query, search, onSearchChange, openId, onOpen } = props;
  const { t } = useTranslation('kit');
  const wide = useWideScreen();
  const view = useTableView(props.id);
  const changeSort = (sort: string) => onSearchChange({ sort, page: 1 });
  const table = useDataTable({
    columns,
    rows: query.data?.list,
    sort: search.sort,
    onSortChange: changeSort,
    shown: view.view.shown,
  });
  useRowKeys(query.data?.list.map(({ id }) => id) ?? [], openId, onOpen);
  const Rows = wide ? RowsAsTable : RowsAsCards;
  const failed = query.isError && query.data === undefined;
  const none = query.data?.list.length === 0;
  const total = query.data?.total ?? 0;
  return (
    // On a wide screen the rows scroll inside the window, so that heads, sums and pages stay in sight:
    // what is subtracted is the bar of the shell, the heading of the page and the space around them.
    <div className="flex flex-col gap-3 md:h-[calc(100dvh-8rem)] md:min-h-112">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1 max-md:basis-full">{props.filters}</div>
        <div className="flex items-center gap-2 max-md:basis-full">
          {!wide && <CardSort table={table} onSortChange={changeSort} />}
          <IconButton
            label={t('table.reload')}
            variant="outline"
            aria-busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            <RotateCw aria-hidden="true" className={query.isFetching ? 'animate-spin' : ''} />
          </IconButton>
          <ViewMenu table={table} view={view} />
          {props.actions}
        </div>
      </div>
      <p role="status" className="sr-only">
        {query.isPending ? t('table.loading') : t('page.total', { count: total, shown: total })}
      </p>
      {failed ? (
        <ErrorState error={query.error} retrying={query.isFetching} onRetry={query.refetch} />
      ) : (
        <Rows
          table={table}
          query={query}
          label={props.label}
          density={view.view.density}
          openId={openId}
          onOpen={onOpen}
          totalsWords={props.totalsWords}
          empty={
            none && (
              <NoRows
                {...props.empty}
                page={search.page}
                onFirstPage={() => onSearchChange({ page: 1 })}
              />
            )
          }
        />
      )}
      {query.data !== undefined && (
        <Pagination
          page={search.page}
          size={search.size}
          total={query.data.total}
          onPage={(page) => onSearchChange({ page })}
          onSize={(size) => onSearchChange({ size, page: 1 })}
        />
      )}
    </div>
  );
}
