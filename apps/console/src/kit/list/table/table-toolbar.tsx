import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { IconButton } from '#/boot/ui/icon-button.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import type { ListQuery } from './column.ts';
import type { DataTable } from './use-data-table.ts';
import { useFetching } from './use-fetching.ts';
import type { SavedViewsOptions } from './views/use-saved-views.ts';
import { ViewMenu } from './views/view-menu.tsx';
import { ViewsMenu } from './views/views-menu.tsx';

type CardSortProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  onSortChange: (sort: string) => void;
};

/** Comes on a narrow screen. */
// `lazyPart` forgets that the component is generic; what it gives back takes the same props.
const CardSort = lazyPart(async () => (await import('./on-demand/card-sort.tsx')).CardSort) as <
  Row extends { id: string },
>(
  props: CardSortProps<Row>,
) => ReactNode;

export type TableToolbarProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  query: ListQuery<Row>;
  /** Whether the rows are a table, not cards. */
  wide: boolean;
  views: SavedViewsOptions;
  onSortChange: (sort: string) => void;
  filters: ReactNode;
  actions: ReactNode;
};

/** What is above the rows: the filters, and what concerns the list as a whole. */
export function TableToolbar<Row extends { id: string }>({
  table,
  query,
  wide,
  views,
  onSortChange,
  filters,
  actions,
}: TableToolbarProps<Row>) {
  return (
    // One line of both, as far as they fit: where they do not, whatever comes next begins another one.
    <div data-toolbar className="flex flex-wrap items-center gap-2">
      {filters}
      <div className="ml-auto flex items-center gap-2 max-md:basis-full max-md:flex-wrap">
        {!wide && <CardSort table={table} onSortChange={onSortChange} />}
        <ReloadButton query={query} />
        <ViewsMenu {...views} />
        <ViewMenu table={table} view={views.control} />
        {actions}
      </div>
    </div>
  );
}

function ReloadButton({ query }: { query: ListQuery<unknown> }) {
  const { t } = useTranslation('kit');
  const fetching = useFetching(query);
  return (
    <IconButton
      label={t('table.reload')}
      variant="outline"
      aria-busy={fetching}
      onClick={() => void query.refetch()}
    >
      <RotateCw aria-hidden="true" className={fetching ? 'animate-spin' : ''} />
    </IconButton>
  );
}
