import { Link } from '@tanstack/react-router';
import { Ellipsis, ListChecks, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Spinner } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { Permit } from '#/ui/permission.tsx';
import type { LabelledAction, ListQuery } from './column.ts';
import { DensityEntries } from './columns-entries.tsx';
import { ExportEntries, useExport } from './export-button.tsx';
import type { ExportButtonProps } from './export-run.tsx';
import { pageTickOf, type Ticks } from './rows/rows.tsx';
import type { DataTable } from './use-data-table.ts';
import { type SavedViewsOptions, useSavedViews } from './views/use-table-view.ts';
import { ColumnsDialog, ViewsDialog, ViewsEntries } from './views/views-menu.tsx';

export type ListMenuProps<Row extends { id: string }> = {
  table: DataTable<Row>;
  query: ListQuery<Row>;
  views: SavedViewsOptions;
  ticks: Ticks<Row>;
  more: readonly LabelledAction[];
  onOpen: (action: LabelledAction) => void;
  file: ExportButtonProps | undefined;
};

export function ListMenu<Row extends { id: string }>(props: ListMenuProps<Row>) {
  const { table, query, views, ticks, more, onOpen, file } = props;
  const { t } = useTranslation(['kit', 'table']);
  const saved = useSavedViews(views);
  const { busy, ask, run } = useExport(file);
  const [dialog, setDialog] = useState<'views' | 'columns' | null>(null);
  const close = () => setDialog(null);
  const page = pageTickOf(ticks);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton label={t('table:menu')} variant="outline" size="lg" aria-busy={busy}>
            {busy ? <Spinner /> : <Ellipsis aria-hidden="true" />}
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-72">
          <DropdownMenuItem onSelect={() => void query.refetch()}>
            <RotateCw aria-hidden="true" />
            {t('table.reload')}
          </DropdownMenuItem>
          {more.map((action) => (
            <Permit key={action.label} {...action.permit}>
              <MoreEntry action={action} onOpen={onOpen} />
            </Permit>
          ))}
          {ticks.selection && (
            <DropdownMenuCheckboxItem
              checked={page.all}
              disabled={!page.ready}
              onCheckedChange={ticks.selection.togglePage}
            >
              <ListChecks aria-hidden="true" />
              {t('table:select.page')}
            </DropdownMenuCheckboxItem>
          )}
          <DropdownMenuSeparator />
          <ViewsEntries saved={saved} />
          <DropdownMenuItem onSelect={() => setDialog('views')}>
            {t('table:views.manage')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DensityEntries view={views.control} />
          <DropdownMenuItem onSelect={() => setDialog('columns')}>
            {t('table:columns.arrange')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={views.control.reset}>{t('view.reset')}</DropdownMenuItem>
          {file && <DropdownMenuSeparator />}
          {file && <DropdownMenuLabel>{t('export.label')}</DropdownMenuLabel>}
          {file && <ExportEntries shown={file.shown} disabled={busy} onAsk={ask} />}
        </DropdownMenuContent>
      </DropdownMenu>
      {run}
      {dialog === 'views' && <ViewsDialog saved={saved} onClose={close} />}
      {dialog === 'columns' && (
        <ColumnsDialog table={table} control={views.control} onClose={close} />
      )}
    </>
  );
}

function MoreEntry({
  action,
  onOpen,
}: {
  action: LabelledAction;
  onOpen: (action: LabelledAction) => void;
}) {
  const { label, icon: Icon } = action;
  if (!('to' in action)) {
    return (
      <DropdownMenuItem onSelect={() => onOpen(action)}>
        <Icon aria-hidden="true" />
        {label}
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenuItem asChild>
      <Link to={action.to}>
        <Icon aria-hidden="true" />
        {label}
      </Link>
    </DropdownMenuItem>
  );
}
