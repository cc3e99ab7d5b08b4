import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useSettings } from '#/boot/settings/settings-context.tsx';
import type { LinesOf } from '#/kit/ledger/lines.ts';
import type { ListQueries } from '#/kit/list/filter/list-queries.ts';
import { isFiltered, type ListEntries, withoutFilters } from '#/kit/list/filter/list-search.ts';
import { useListLines } from '#/kit/list/filter/use-list-lines.ts';
import type { Column, ListPage } from '#/kit/list/table/column.ts';
import { type BulkSelected, DataTable } from '#/kit/list/table/data-table.tsx';
import { ExportButton } from '#/kit/list/table/export-button.tsx';
import type { ReadSearch, TableSearch } from '#/kit/list/table/table-search.ts';
import type { TotalsOf } from '#/kit/list/table/totals.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { usePermit } from '#/kit/permission/use-permit.ts';
import type { Queue } from '../decision/use-advance.ts';

/** What every desk has in its address. */
type DeskSearch = ListEntries & TableSearch & { status?: string | undefined };

/** The record that is open at a desk, as its drawer takes it. */
export type OpenRecord<Row> = {
  id: string;
  /** The row of the list, where it is in sight: it names the record before its details are there. */
  listed: Row | undefined;
  onOpen: (id: string | undefined) => void;
  /** Where the next one is found after a decision: see `useAdvance`. */
  queue: Queue<Row>;
};

/** The address of a desk, and the way to change it. */
export type DeskAddress<Search> = {
  search: Search;
  onSearchChange: (change: Partial<Search>) => void;
};

export type DecisionDeskProps<
  Row extends { id: string },
  Search extends DeskSearch,
  Page,
> = DeskAddress<Search> & {
  /** Under this name the person's columns and views are kept. */
  id: string;
  /** How the address is read: saved views are recognised by it. */
  readSearch: ReadSearch;
  /** What all of its records have in common; it is no filter that could be taken off. */
  fixed?: Partial<Search> | undefined;
  list: ListQueries<Search, Page>;
  /** Everything the filters let through, as a file whose name begins with `what`. */
  file: {
    what: string;
    fetch: (sdk: ReturnType<typeof useSdk>, search: Search, timeZone: string) => Promise<Blob>;
  };
  columns: readonly Column<Row>[];
  words: {
    table: string;
    empty: { title: string; hint: string };
    /** What the sums are sums of, and what the lines behind them are asked for by, where the list has any. */
    totals?: Pick<TotalsOf, 'label' | 'count'> & { lines: LinesOf };
    /** Says which record has opened after a decision. */
    opened: (next: Row) => string;
    /** Says that none is left. */
    none: string;
  };
  filters: (onChange: (change: Partial<Search>) => void) => ReactNode;
  /** More buttons over the rows. */
  actions?: ReactNode;
  /** How many records are decided together; left out where none is. */
  bulk?: (selected: BulkSelected<Row>) => ReactNode;
  drawer: (open: OpenRecord<Row>) => ReactNode;
};

/** A list of records that wait to be decided, and beside it the one that is open. */
export function DecisionDesk<
  Row extends { id: string },
  Search extends DeskSearch,
  Page extends ListPage<Row>,
>({
  search,
  onSearchChange,
  fixed,
  list,
  file,
  words: { totals, ...words },
  drawer,
  ...desk
}: DecisionDeskProps<Row, Search, Page>) {
  const sdk = useSdk();
  const { timezone } = useSettings();
  const mayDecide = usePermit('approve');
  const asked = { ...search, ...fixed };
  const query = useQuery(list.query(sdk, asked, timezone));
  // The address of every desk has these, whatever else it has.
  const change = (part: Partial<DeskSearch>) => onSearchChange(part as Partial<Search>);
  const open = (id: string | undefined) => change({ id });
  const filter = (part: Partial<Search>) => onSearchChange({ ...part, page: 1 });
  const linesOf = useListLines();
  const openId = useRef(search.id);
  useEffect(() => {
    openId.current = search.id;
  }, [search.id]);
  const waiting = { ...asked, status: 'pending', page: 1, size: 100 as const };
  return (
    <>
      <DataTable
        id={desk.id}
        label={words.table}
        columns={desk.columns}
        query={query}
        search={search}
        readSearch={desk.readSearch}
        onSearchChange={change}
        openId={search.id}
        onOpen={open}
        totalsOf={totals && { ...totals, lines: linesOf(totals.lines, asked) }}
        empty={{
          ...words.empty,
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={desk.filters(filter)}
        actions={
          <>
            {desk.actions}
            <Permit action="export">
              <ExportButton what={file.what} onExport={() => file.fetch(sdk, asked, timezone)} />
            </Permit>
          </>
        }
        bulk={mayDecide ? desk.bulk : undefined}
      />
      {search.id !== undefined &&
        drawer({
          id: search.id,
          listed: query.data?.list.find(({ id }) => id === search.id),
          onOpen: open,
          queue: {
            rows: query.data?.list,
            isOpen: (id) => id === openId.current,
            findWaiting: async () => (await list.read(sdk, waiting, timezone)).list,
            queryKey: list.key,
            words,
          },
        })}
    </>
  );
}
