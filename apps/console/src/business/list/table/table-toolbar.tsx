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

/* These come on a narrow screen. */
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

/** Parts of a list above its rows. */
export type ToolbarParts = {
  /** The title of a page that consists of the list alone. */
  heading?: ReactNode;
  /** On the left: the filters, on a narrow screen with the order of the rows. */
  filters?: (order: ReactNode) => ReactNode;
  /** With the other buttons on the right. */
  actions?: ReactNode;
  /** More that is done from there. */
  more?: readonly LabelledAction[] | undefined;
  /** The file of the list, for people who may have it. */
  file?: ExportButtonProps | undefined;
  /** Makes a record; shown last. */
  create?: ReactNode;
};

export type TableToolbarProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  query: ListQuery<Row>;
  /** Whether the rows are a table, not cards. */
  wide: boolean;
  /** Whether a record is open beside them: the tools are behind one button. */
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
    // One line of both, as far as they fit: if they do not, whatever comes next begins another one.
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
