import { Bookmark, Columns3 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/ui/controls/dropdown-menu.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import type { DataTable } from '../use-data-table.ts';
import { type SavedViewsOptions, type TableViewControl, useSavedViews } from './use-table-view.ts';

export const ViewsDialog = lazyOverlay(
  async () => (await import('../views-dialog.tsx')).ViewsDialog,
  ['views'],
);

export const ViewsEntries = lazyPart(
  async () => (await import('../views-entries.tsx')).ViewsEntries,
  ['views'],
);

export const ViewsMenu = memo(function ViewsMenu(options: SavedViewsOptions) {
  const { t } = useTranslation('table');
  const saved = useSavedViews(options);
  const [managing, setManaging] = useState(false);
  const { current } = saved;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button aria-label={current ? t('views.now', { name: current.name }) : t('views.label')}>
            <Bookmark aria-hidden="true" className={current ? 'fill-current' : ''} />
            <span className="max-w-32 truncate max-2xl:hidden">
              {current?.name ?? t('views.label')}
            </span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-w-72">
          <ViewsEntries saved={saved} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setManaging(true)}>
            {t('views.manage')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {managing && <ViewsDialog saved={saved} onClose={() => setManaging(false)} />}
    </>
  );
});

const ColumnsEntries = lazyPart(
  async () => (await import('../columns-entries.tsx')).ColumnsEntries,
);
export const ColumnsDialog = lazyOverlay(
  async () => (await import('../columns-dialog.tsx')).ColumnsDialog,
);

type ViewMenuProps<Row extends { id: string }> = { table: DataTable<Row>; view: TableViewControl };

function PlainViewMenu<Row extends { id: string }>({ table, view }: ViewMenuProps<Row>) {
  const { t } = useTranslation(['kit', 'table']);
  const [arranging, setArranging] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton label={t('view.label')} variant="outline">
            <Columns3 aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <ColumnsEntries table={table} view={view} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setArranging(true)}>
            {t('table:columns.arrange')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={view.reset}>{t('view.reset')}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {arranging && (
        <ColumnsDialog table={table} control={view} onClose={() => setArranging(false)} />
      )}
    </>
  );
}

// `memo` forgets that the component is generic; what it gives back takes the same props.
export const ViewMenu = memo(PlainViewMenu) as typeof PlainViewMenu;
