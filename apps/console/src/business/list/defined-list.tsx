import {
  hashKey,
  notifyManager,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Namespace } from 'i18next';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  currencyKey,
  type EntriesSource,
  entriesFilter,
  type ListLedgerEntries,
} from '#/business/ledger/entries-ref.ts';
import { type ListedQueue, type Work, WorkContext } from '#/business/work/work-context.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { whenIdle } from '#/ui/page/when-idle.ts';
import { usePermit } from '#/ui/permission.tsx';
import { useListColumns } from './columns.tsx';
import type { List, ListSearch } from './define-list.ts';
import type { Filters } from './filter/filters.ts';
import { ListFilters } from './filter/list-filters.tsx';
import {
  isFiltered,
  type ListEntries,
  toListFilters,
  withoutFilters,
} from './filter/list-search.ts';
import { type CurrenciesOf, useCurrencies } from './filter/use-currencies.ts';
import { useDefinedFilters } from './filter/use-defined-filters.tsx';
import { type ChangeSearch, useListAddress } from './filter/use-list-address.ts';
import type { ListPageOptions } from './list-page-options.ts';
import { OpenDrawer } from './open-drawer.tsx';
import type { Column, ListPage, ListQuery } from './table/column.ts';
import { DataTable } from './table/data-table.tsx';
import { arrangeColumns } from './table/views/arrange-columns.ts';
import { isShown } from './table/views/table-view.ts';
import { useTableView } from './table/views/use-table-view.ts';
import { useListLabels } from './use-list-labels.ts';

/** Another page does not change them, and what does is told by the server. */
const figuresStaleMs = 60_000;

type PageOptions<Row> = UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, QueryKey>;

function useListQuery<Row>(
  options: PageOptions<Row>,
  figuresOptions: PageOptions<Row>,
): ListQuery<Row> {
  const client = useQueryClient();
  const rows = useQuery(options);
  const { data: page, error, isError, isPending, isPlaceholderData, refetch: refetchRows } = rows;
  const apart = page?.total === null;
  const enabled = apart && !isPlaceholderData;
  const counted = useQuery({ ...figuresOptions, enabled, staleTime: figuresStaleMs });
  // Figures from before a failure would be taken for those of the rows.
  const figures = counted.isError ? undefined : counted.data;
  const data = useMemo(() => {
    if (page?.total !== null || figures === undefined) return page;
    const { total, totals, base } = figures;
    return { ...page, total, totals, base } as typeof page;
  }, [page, figures]);
  const refetchFigures = counted.refetch;
  const refetch = useCallback<typeof refetchRows>(
    (how) => {
      if (apart) void refetchFigures();
      return refetchRows(how);
    },
    [apart, refetchFigures, refetchRows],
  );
  const failure = apart ? counted.error : null;
  const hash = hashKey(options.queryKey);
  const fetching = useMemo(
    () => ({
      subscribe: (listener: () => void) =>
        client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
      read: () => client.getQueryCache().get(hash)?.state.fetchStatus === 'fetching',
    }),
    [client, hash],
  );
  return useMemo(
    () => ({
      ...{ data, error, isError, isPending, isPlaceholderData, refetch, fetching },
      figures: { error: failure, refetch: refetchFigures },
    }),
    [
      data,
      error,
      isError,
      isPending,
      isPlaceholderData,
      refetch,
      fetching,
      failure,
      refetchFigures,
    ],
  );
}

function useShownColumns(
  tableId: string,
  columns: readonly Pick<Column<never>, 'id' | 'inFiles' | 'tabs'>[],
  tab: string | undefined,
): readonly string[] {
  const { view } = useTableView(tableId);
  const inFiles = columns.filter(
    (column) => column.inFiles !== false && isShown(column, { view, tab }),
  );
  return arrangeColumns(
    inFiles.map(({ id }) => id),
    view,
  );
}

function useListLedgerEntries(): (of: EntriesSource, search: ListEntries) => ListLedgerEntries {
  const { timezone } = useSettings();
  return (of, search) => ({
    of,
    filter: (currency) => ({
      ...entriesFilter(toListFilters(search, timezone, new Date())),
      ...(currency !== undefined && { [currencyKey(of)]: currency }),
    }),
  });
}

type Names = readonly Extract<Namespace, string>[];

const hasText = (filters: Filters) => Object.values(filters).some(({ kind }) => kind === 'text');

const WorkBar = lazyPart(
  // Its code has all of `form` and `decision` with it: after the rows.
  () => whenIdle(async () => (await import('#/business/work/work-bar.tsx')).WorkBar),
  ['work'],
);

function WorkTools({
  listed,
  ...props
}: {
  listed: ListedQueue | undefined;
  onWork: (work: Work) => void;
  onOpen: (id: string) => void;
}) {
  const mayWork = usePermit(listed?.action ?? 'approve');
  return listed && mayWork && <WorkBar listed={listed} {...props} />;
}

const splits = (decision: { covers?: boolean } | undefined, queue: ListedQueue | undefined) => {
  const opened = decision ?? queue;
  return opened !== undefined && !opened.covers;
};

const noFilters = () => ({});
const openById = () => undefined;

type DefinedListProps<
  Row extends { id: string },
  Search extends ListSearch,
  Namespaces extends Names,
> = {
  list: List<Search, ListPage<Row>, Namespaces>;
  heading?: ReactNode;
} & Omit<ListPageOptions<Row, Search, Namespaces>, 'prefetch'>;

function useQueueOf(
  listed: ListedQueue | undefined,
  search: Readonly<Record<string, unknown>>,
): ListedQueue | undefined {
  const queue = listed?.inTab?.(search) ?? listed?.queue;
  return useMemo(() => listed && queue && { ...listed, queue }, [listed, queue]);
}

export function DefinedList<
  Row extends { id: string },
  Search extends ListSearch,
  Namespaces extends Names,
>(props: DefinedListProps<Row, Search, Namespaces>) {
  const { list } = props;
  const { timezone } = useSettings();
  const [search, onSearchChange] = useListAddress(list.readSearch);
  const sdk = useSdk();
  const query = useListQuery(
    list.query(sdk, search, timezone),
    list.figuresQuery(sdk, search, timezone),
  );
  const currenciesOf = useCurrencies(list);
  return <DrawnList {...props} {...{ search, onSearchChange, query, currenciesOf }} />;
}

type DrawnListProps<
  Row extends { id: string },
  Search extends ListSearch,
  Namespaces extends Names,
> = DefinedListProps<Row, Search, Namespaces> & {
  search: Search;
  onSearchChange: ChangeSearch<Search>;
  query: ListQuery<Row>;
  currenciesOf: CurrenciesOf;
};

/** Drawn again for what it shows alone: the queries around it change whenever they ask the server, too. */
// `memo` forgets that the component is generic; what it gives back takes the same props.
const DrawnList = memo(function DrawnList<
  Row extends { id: string },
  Search extends ListSearch,
  Namespaces extends Names,
>({
  list,
  search,
  onSearchChange,
  query,
  currenciesOf,
  useOwnFilters = noFilters,
  useOpen = openById,
  above: Above,
  actions: Actions,
  more,
  create: Create,
  decision,
  heading,
  work: listedQueue,
  ...options
}: DrawnListProps<Row, Search, Namespaces>) {
  const sdk = useSdk();
  const { timezone } = useSettings();
  const labels = useListLabels(list.namespaces);
  const { label, optional } = labels;
  const { file } = list;
  const rows = query.data?.list;
  const listed = options.columnsIn?.(search) ?? options.columns;
  const columns = useListColumns(listed, list.namespaces, list.sortKeys, labels);
  const tab = list.tabOf(search);
  const shown = useShownColumns(list.id, columns, tab);
  const entriesOf = useListLedgerEntries();
  // The address of every list has these, whatever else it has.
  const change = (part: Partial<ListSearch>) => onSearchChange(part as Partial<Search>);
  const filter = (part: Partial<Search>) => onSearchChange({ ...part, page: 1 });
  const given = { search, onChange: filter };
  const filters = useDefinedFilters(
    list,
    given,
    labels,
    useOwnFilters(given),
    currenciesOf,
    query.data !== undefined,
  );
  const open = (id: string | undefined) => change({ id });
  const openRow = useOpen();
  const isSearched = search.q !== undefined;

  const bulk = decision?.bulk ? { action: 'approve' as const, part: decision.bulk } : options.bulk;
  const queue = useQueueOf(listedQueue, Object.fromEntries(Object.entries(search)));
  const mayBulk = usePermit(bulk?.action ?? 'approve');
  const Bulk = mayBulk ? bulk?.part : undefined;
  const mayExport = usePermit('export');
  const [work, setWork] = useState<Work | null>(null);

  return (
    <WorkContext value={work}>
      <DataTable
        id={list.id}
        label={label('table')}
        columns={columns}
        query={query}
        address={{
          search,
          read: list.readSearch,
          onChange: change,
          openId: openRow ? undefined : search.id,
          tab,
          splits: splits(decision, listedQueue),
          onOpen: (id) => {
            if (!openRow) return open(id);
            const row = rows?.find((one) => one.id === id);
            if (row) openRow(row);
          },
        }}
        totalsOf={
          options.totals && {
            label: label(options.totalsLabel?.(search) ?? 'totals.label'),
            count: (count) => label('totals.count', { count }),
            entries: entriesOf(options.totals, { ...list.resolved(search), ...list.pathParams }),
          }
        }
        empty={{
          title: label('empty.title'),
          hint: label('empty.hint'),
          failed: isSearched ? optional('searchFailed') : undefined,
          filtered: isFiltered(search),
          noMatch: isSearched ? optional('searchNothing') : undefined,
          action: options.createFromEmpty && Create && <Create />,
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        toolbar={{
          heading,
          filters: (order) => (
            <>
              <ListFilters
                {...given}
                order={order}
                searched={hasText(list.filters) ? label('search') : undefined}
                filters={filters}
                pinned={list.pinned}
              />
              {Above && (
                <div className="order-last min-w-0 basis-full empty:hidden">
                  <Above search={search} />
                </div>
              )}
            </>
          ),
          actions: (
            <>
              <WorkTools listed={queue} onWork={setWork} onOpen={open} />
              {Actions && <Actions />}
            </>
          ),
          more: more
            ?.filter(({ when }) => when?.(search) ?? true)
            .map((action) => ({ ...action, label: label(action.name) })),
          file:
            file && mayExport
              ? {
                  what: file.what,
                  shown,
                  onExport: (format, columns) =>
                    file.fetch(sdk, search, timezone, { format, columns }),
                }
              : undefined,
          create: Create && <Create />,
        }}
        bulk={Bulk && ((selected) => <Bulk {...selected} />)}
      />
      <OpenDrawer
        list={list}
        search={search}
        query={query}
        label={label}
        onOpen={open}
        drawer={options.drawer}
        decision={decision}
      />
    </WorkContext>
  );
}) as <Row extends { id: string }, Search extends ListSearch, Namespaces extends Names>(
  props: DrawnListProps<Row, Search, Namespaces>,
) => ReactNode;
