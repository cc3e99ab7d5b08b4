import type { Namespace, TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { type TimeFormat, useTime } from '#/ui/time/use-time.ts';
import type { Column } from './table/column.ts';
import type { ListLabels } from './use-list-labels.ts';

export type CellFormat = ReturnType<typeof useMoney> &
  Omit<TimeFormat, 'calendarDay'> &
  Pick<ListLabels, 'label'> & { locale: ReturnType<typeof useLocale> };

type Names = readonly Extract<Namespace, string>[];

/** A column as data. It sorts if its `id` is one of the sort keys of the list. */
export type ListColumn<Row, Namespaces extends Names | never = never> = Omit<
  Column<Row>,
  'label' | 'cell' | 'sortable'
> & {
  /** The name under which its label is, if it is not its `id`. */
  as?: string;
  /** Null if there is nothing to say. */
  cell: (
    row: Row,
    format: [Namespaces] extends [never] ? CellFormat : CellFormat & { t: TFunction<Namespaces> },
  ) => ReactNode;
};

/** React renders nothing for these; null shows a dash in tables and omits the label in cards. */
const nullIfEmpty = (said: ReactNode) => (said === '' || said === false ? null : said);

/** The columns of a list as its table takes them, with their labels in the user's language. */
export function useListColumns<Row, Namespaces extends Names>(
  columns: readonly ListColumn<Row, Namespaces>[],
  namespaces: Namespaces,
  sortKeys: ReadonlySet<string>,
  labels: ListLabels,
): Column<Row>[] {
  const { t } = useTranslation(namespaces);
  const money = useMoney();
  const time = useTime();
  const locale = useLocale();
  return useMemo(() => {
    const format = { ...money, ...time, locale, label: labels.label, t };
    return columns.map(({ as, cell, ...column }) => ({
      ...column,
      label: labels.column(as ?? column.id),
      sortable: sortKeys.has(column.id),
      // A list has namespaces, so that its cells take `t` as well.
      cell: (row) => nullIfEmpty(cell(row, format as Parameters<typeof cell>[1])),
    }));
  }, [columns, sortKeys, labels, t, money, time, locale]);
}
