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

/** A table of any rows, as far as its columns are concerned. */
export type TableColumns = {
  getAllLeafColumns: () => {
    id: string;
    columnDef: { meta?: { label: string } };
    getIsVisible: () => boolean;
    getCanHide: () => boolean;
  }[];
};

/** In a menu: which columns are shown and how dense the rows are. It stays open while they are picked. */
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

/** How dense the rows are. The menu stays open while it is tried. */
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
