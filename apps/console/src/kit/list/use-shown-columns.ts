import type { Column } from './table/column.ts';
import { arrangeColumns } from './table/columns/arrange-columns.ts';
import { useTableView } from './table/views/use-table-view.ts';

/** Ids of the columns that the person sees, in their order, without those that a file has no use for. */
export function useShownColumns(
  tableId: string,
  columns: readonly Pick<Column<never>, 'id' | 'inFiles'>[],
): readonly string[] {
  const { view } = useTableView(tableId);
  const inFiles = columns.filter((column) => column.inFiles !== false).map(({ id }) => id);
  return arrangeColumns(inFiles, view).filter((id) => view.shown[id] ?? true);
}
