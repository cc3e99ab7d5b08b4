import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '#/ui/controls/dropdown-menu.tsx';
import { densities } from './views/table-view.ts';
import type { TableViewControl } from './views/use-table-view.ts';

export type TableColumns = {
  getAllLeafColumns: () => {
    id: string;
    columnDef: { meta?: { label: string } };
    getIsVisible: () => boolean;
    getCanHide: () => boolean;
  }[];
};

export function ColumnsEntries({ table, view }: { table: TableColumns; view: TableViewControl }) {
  const { t } = useTranslation(['kit', 'table']);
  return (
    <>
      <DensityEntries view={view} />
      <DropdownMenuSeparator />
      <DropdownMenuLabel>
        {t(view.tab === undefined ? 'view.columns' : 'table:columns.inTab')}
      </DropdownMenuLabel>
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
    </>
  );
}

export function DensityEntries({ view }: { view: TableViewControl }) {
  const { t } = useTranslation('kit');
  return (
    <>
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
    </>
  );
}
