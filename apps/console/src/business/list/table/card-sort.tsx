import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Select } from '#/ui/controls/select.tsx';
import { readSort, type SortBy, writeSort } from './sort.ts';
import type { DataTable } from './use-data-table.ts';

export function CardSort<Row extends { id: string }>({
  table,
  onSortChange,
}: {
  table: DataTable<Row>;
  onSortChange: (sort: string) => void;
}) {
  const { t } = useTranslation('kit');
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const labels = (order: readonly SortBy[]) =>
    order
      .map(({ id, desc }) => {
        const label = columns.find((column) => column.id === id)?.columnDef.meta?.label ?? id;
        return t(desc ? 'table.descending' : 'table.ascending', { label });
      })
      .join(' · ');
  const offered = columns.flatMap(({ id }) => [`-${id}`, id]);
  const now = writeSort(table.state.sorting);
  // An order by several columns comes with a link; it is shown, and left by choosing another.
  const all = offered.includes(now) ? offered : [now, ...offered];
  return (
    <Select
      aria-label={t('table.sort')}
      className="max-w-36 shrink-0 [&>select]:h-10"
      value={now}
      options={all.map((value) => ({ value, label: labels(readSort(value)) }))}
      onChange={(event) => onSortChange(event.target.value)}
    />
  );
}
