import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cn } from '#/shared/ui/cn.ts';
import { ErrorState } from '#/shared/ui/error-state.tsx';
import { CardList } from './card-list.tsx';
import type { ListPage } from './column.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { Density } from './table-view.ts';
import { TotalsLine, type TotalsWords } from './totals.tsx';
import type { DataTable } from './use-data-table.ts';

export type RowsProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  query: UseQueryResult<ListPage<Row>>;
  label: string;
  density: Density;
  openId: string | undefined;
  onOpen: (id: string) => void;
  totalsWords: TotalsWords | undefined;
  /** Stands in the place of rows where there are none. */
  empty: ReactNode;
};

/** Old rows stay while new ones come; a quick answer does not make them flicker. */
const dimmed = 'opacity-55 transition-opacity delay-150 duration-150';

function StaleNotice({ query }: { query: UseQueryResult<unknown> }) {
  if (!query.isError) return null;
  return (
    <ErrorState
      form="line"
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

export function RowsAsTable<Row extends { id: string }>({
  table,
  query,
  label,
  density,
  openId,
  onOpen,
  totalsWords,
  empty,
}: RowsProps<Row>) {
  const totals = query.data?.totals ?? [];
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="@container relative min-h-40 flex-1 overflow-auto rounded-md border border-line bg-surface"
    >
      <StaleNotice query={query} />
      <table
        aria-label={label}
        aria-busy={query.isFetching}
        className="w-full border-separate border-spacing-0"
      >
        <TableHead table={table} />
        {query.isPending ? (
          <TableSkeleton table={table} />
        ) : (
          <TableBody
            table={table}
            density={density}
            openId={openId}
            onOpen={onOpen}
            className={cn(query.isPlaceholderData && dimmed)}
          />
        )}
        {totals.length > 0 && totalsWords && !empty && (
          <tfoot>
            <tr>
              <td
                colSpan={table.getVisibleLeafColumns().length}
                className="sticky bottom-0 z-10 border-t border-line bg-sunken px-3 py-1.5"
              >
                <div className="sticky left-3 inline-block max-w-[calc(100cqw-1.5rem)]">
                  <TotalsLine words={totalsWords} totals={totals} />
                </div>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {empty && <div className="sticky left-0">{empty}</div>}
    </section>
  );
}

export function RowsAsCards<Row extends { id: string }>({
  table,
  query,
  label,
  onOpen,
  totalsWords,
  empty,
}: RowsProps<Row>) {
  const totals = query.data?.totals ?? [];
  return (
    <div
      aria-busy={query.isFetching}
      className={cn('flex flex-col gap-2', query.isPlaceholderData && dimmed)}
    >
      <StaleNotice query={query} />
      {empty || <CardList table={table} label={label} loading={query.isPending} onOpen={onOpen} />}
      {totals.length > 0 && totalsWords && !empty && (
        <div className="rounded-md border border-line bg-sunken px-3 py-2">
          <TotalsLine words={totalsWords} totals={totals} />
        </div>
      )}
    </div>
  );
}
