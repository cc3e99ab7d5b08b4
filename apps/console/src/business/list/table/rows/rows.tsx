import type { ReactNode, RefObject } from 'react';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import type { Column, ListQuery } from '../column.ts';
import type { PageTicked } from '../columns/row-tick.tsx';
import type { TableSearch } from '../sort.ts';
import type { TotalsOf } from '../totals.tsx';
import type { DataTable, TableRow } from '../use-data-table.ts';
import { useFetching } from '../use-fetching.ts';
import type { Selection } from '../use-selection.ts';
import type { TableViewControl } from '../views/use-table-view.ts';
import type { Flash } from './use-flash.ts';

export type RowsProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  rows: readonly TableRow<Row>[];
  columns: readonly Column<Row>[];
  control: TableViewControl;
  query: ListQuery<Row>;
  search: TableSearch;
  /** Whether the rows are those of the address; false while there are none, or still those before. */
  arrived: boolean;
  label: string;
  before: number;
  openId: string | undefined;
  /** The same function for as long as the list is there. */
  onOpen: (id: string) => void;
  /** Null if rows cannot be selected. */
  selection: Selection<Row> | null;
  flashOf: (id: string) => Flash | undefined;
  totalsOf: TotalsOf | undefined;
  empty: ReactNode;
  reveal: RefObject<((index: number) => void) | null>;
};

/** Old rows stay while new ones come; a quick answer does not make them flicker. */
export const dimmed = 'opacity-55 transition-opacity delay-150 duration-150';

export type Ticks<Row extends { id: string }> = Pick<
  RowsProps<Row>,
  'selection' | 'arrived' | 'rows'
>;

export function pageTickOf<Row extends { id: string }>({
  selection,
  arrived,
  rows,
}: Ticks<Row>): PageTicked {
  const { all = false, some = false } = selection?.page ?? {};
  return { all, some, ready: arrived && rows.length > 0 };
}

export function StaleNotice({ query }: { query: ListQuery<unknown> }) {
  const retrying = useFetching(query);
  if (!query.isError) return null;
  return (
    <ErrorState
      form="line"
      error={query.error}
      retrying={retrying}
      onRetry={() => void query.refetch()}
    />
  );
}
