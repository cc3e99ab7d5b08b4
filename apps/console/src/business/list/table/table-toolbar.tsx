import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button, buttonVariants } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { Permit } from '#/ui/permission.tsx';
import type { LabelledAction, ListQuery } from './column.ts';
import { ExportButton } from './export-button.tsx';
import type { ExportButtonProps } from './export-run.tsx';
import type { ListMenuProps } from './list-menu.tsx';
import type { Ticks } from './rows/rows.tsx';
import type { DataTable } from './use-data-table.ts';
import { useFetching } from './use-fetching.ts';
import { type SavedViewsOptions, useStandardView } from './views/use-table-view.ts';
import { ViewMenu, ViewsMenu } from './views/views-menu.tsx';

type CardSortProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  onSortChange: (sort: string) => void;
};

// `lazyPart` forgets that a component is generic; what it gives back takes the same props.
const CardSort = lazyPart(async () => (await import('./card-sort.tsx')).CardSort) as <
  Row extends { id: string },
>(
  props: CardSortProps<Row>,
) => ReactNode;
const ListMenu = lazyPart(async () => (await import('./list-menu.tsx')).ListMenu) as <
  Row extends { id: string },
>(
  props: ListMenuProps<Row> & { fallback: ReactNode },
) => ReactNode;

export type ToolbarParts = {
  heading?: ReactNode;
  filters?: (order: ReactNode) => ReactNode;
  actions?: ReactNode;
  more?: readonly LabelledAction[] | undefined;
  file?: ExportButtonProps | undefined;
  create?: ReactNode;
};

export type TableToolbarProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  query: ListQuery<Row>;
  wide: boolean;
  split: boolean;
  views: SavedViewsOptions;
  ticks: Ticks<Row>;
  onSortChange: (sort: string) => void;
  parts: ToolbarParts;
};

export function TableToolbar<Row extends { id: string }>(props: TableToolbarProps<Row>) {
  const { table, query, split, views, ticks, onSortChange, parts } = props;
  const wide = props.wide && !split;
  const { heading, filters, actions, more = [], file, create } = parts;
  const count = useCount();
  useStandardView(views);
  const [opened, setOpened] = useState<LabelledAction | null>(null);
  const tools = wide ? (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
      <ReloadButton query={query} />
      <ViewsMenu {...views} />
      <ViewMenu table={table} view={views.control} />
      {actions}
      {more.map((action) => (
        <MoreButton key={action.label} action={action} onOpen={setOpened} />
      ))}
      {file && <ExportButton {...file} />}
      {create}
    </div>
  ) : (
    <div
      data-split={split || undefined}
      className="ml-auto flex items-center gap-2 *:data-[slot=button]:size-10 *:data-[slot=button]:px-0"
    >
      {actions}
      {create}
      <ListMenu
        {...{ table, query, views, ticks, more, file }}
        onOpen={setOpened}
        fallback={<span className="size-10" />}
      />
    </div>
  );
  return (
    <div
      data-toolbar
      data-beside={(!wide && !heading) || undefined}
      className="flex flex-wrap items-center gap-2"
    >
      {wide || !heading ? (
        heading
      ) : (
        <div className="flex min-w-0 basis-full items-center gap-2">
          {heading}
          <span aria-hidden="true" className="text-ink-muted tabular-nums">
            {query.data?.total != null && count(query.data.total)}
          </span>
          {tools}
        </div>
      )}
      {filters?.(!props.wide && <CardSort table={table} onSortChange={onSortChange} />)}
      {(wide || !heading) && tools}
      {opened && 'dialog' in opened && <opened.dialog onClose={() => setOpened(null)} />}
    </div>
  );
}

function MoreButton({
  action,
  onOpen,
}: {
  action: LabelledAction;
  onOpen: (action: LabelledAction) => void;
}) {
  const { label, icon: Icon, permit } = action;
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span className="shown-on-wide">{label}</span>
    </>
  );
  return (
    <Permit {...permit}>
      {'to' in action ? (
        <Link to={action.to} title={label} className={buttonVariants()}>
          {content}
        </Link>
      ) : (
        <Button title={label} aria-haspopup="dialog" onClick={() => onOpen(action)}>
          {content}
        </Button>
      )}
    </Permit>
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
