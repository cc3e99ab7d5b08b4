import type { ReactNode, RefObject } from 'react';
import { cn } from '#/shared/ui/cn.ts';
import { ErrorState } from '#/shared/ui/error-state.tsx';
import type { RowLook } from './body-row.tsx';
import { CardList } from './card-list.tsx';
import type { ListQuery } from './column.ts';
import { TotalsLine, type TotalsWords } from './totals.tsx';
import type { TableViewControl } from './use-table-view.ts';

export type RowsProps<Row extends { id: string }> = Omit<RowLook<Row>, 'view'> & {
  control: TableViewControl;
  query: ListQuery<Row>;
  label: string;
  /** How many rows of the list come before the first of these. */
  before: number;
  totalsWords: TotalsWords | undefined;
  /** Stands in the place of rows where there are none. */
  empty: ReactNode;
  /** Brings a row into sight that is not drawn, where there are such. */
  reveal: RefObject<((index: number) => void) | null>;
};

/** Old rows stay while new ones come; a quick answer does not make them flicker. */
export const dimmed = 'opacity-55 transition-opacity delay-150 duration-150';

export function StaleNotice({
  query,
}: {
  query: Pick<ListQuery<unknown>, 'isError' | 'error' | 'isFetching' | 'refetch'>;
}) {
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

export function RowsAsCards<Row extends { id: string }>({
  query,
  totalsWords,
  empty,
  ...cards
}: RowsProps<Row>) {
  const totals = query.data?.totals ?? [];
  return (
    <div
      aria-busy={query.isFetching}
      className={cn('flex flex-col gap-2', query.isPlaceholderData && dimmed)}
    >
      <StaleNotice query={query} />
      {empty || <CardList {...cards} loading={query.isPending} />}
      {totals.length > 0 && totalsWords && !empty && (
        <div className="rounded-md border border-line bg-sunken px-3 py-2">
          <TotalsLine words={totalsWords} totals={totals} />
        </div>
      )}
    </div>
  );
}
