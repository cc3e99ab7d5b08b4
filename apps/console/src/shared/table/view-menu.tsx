import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#/shared/ui/dropdown-menu.tsx';
import { IconButton } from '#/shared/ui/icon-button.tsx';
import { densities } from './table-view.ts';
import type { DataTable } from './use-data-table.ts';
import type { useTableView } from './use-table-view.ts';

/** Which columns are shown and how close the rows stand. It stays open while columns are picked. */
export function ViewMenu<Row extends { id: string }>({
  table,
  view,
}: {
  table: DataTable<Row>;
  view: ReturnType<typeof useTableView>;
}) {
  const { t } = useTranslation('kit');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <IconButton label={t('view.label')} variant="outline">
          <Columns3 aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-h-[70dvh] overflow-y-auto">
        <DropdownMenuLabel>{t('view.density')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={view.view.density}>
          {densities.map((density) => (
            <DropdownMenuRadioItem
              key={density}
              value={density}
              onSelect={(event) => {
                event.preventDefault();
                view.setDensity(density);
              }}
            >
              {t(`view.densities.${density}`)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t('view.columns')}</DropdownMenuLabel>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <DropdownMenuCheckboxItem
              key={column.id}
              checked={column.getIsVisible()}
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={(shown) => view.setShown(column.id, shown)}
            >
              {column.columnDef.meta?.label}
            </DropdownMenuCheckboxItem>
          ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={view.reset}>{t('view.reset')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
