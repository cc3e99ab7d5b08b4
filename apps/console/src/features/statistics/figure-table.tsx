import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { createCompare, sortKeyOf } from '#/business/whole-list/compare.ts';
import { useLocale } from '#/core/i18n/language.ts';
import { cn } from '#/core/ui/cn.ts';
import { Figure } from '#/ui/figures/figure.tsx';

export type FigureColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Amounts are decimal text. */
  value: (row: Row) => string | number | null;
  align?: 'end';
  isName?: boolean;
  how?: string | undefined;
};

export function FigureTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  isTotal = () => false,
}: {
  caption: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** A column, with a minus in front for the largest first. */
  sort: string;
  onSort: (sort: string) => void;
  isTotal?: (row: Row) => boolean;
}) {
  const locale = useLocale();
  const descending = sort.startsWith('-');
  const sortedBy = descending ? sort.slice(1) : sort;
  const column = columns.find(({ id }) => id === sortedBy);
  const sorted = useMemo(() => {
    if (column === undefined) return rows;
    const compare = createCompare(locale);
    const keyed = rows.map((row) => ({ row, key: sortKeyOf(column.value(row) ?? '') }));
    keyed.sort((one, other) => compare(one.key, other.key) * (descending ? -1 : 1));
    return keyed.map(({ row }) => row);
  }, [rows, column, descending, locale]);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={caption}
      className="fading-ends relative overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-ink-muted">
          <tr>
            {columns.map(({ id, label, align, how, isName }) => (
              <th
                key={id}
                scope="col"
                aria-sort={id !== sortedBy ? undefined : descending ? 'descending' : 'ascending'}
                className={cn(
                  'px-3 py-2 font-normal',
                  align === 'end' ? 'text-right' : 'text-left',
                  isName && 'sticky left-0 bg-surface',
                )}
              >
                <button
                  type="button"
                  className="inline-flex items-center gap-1 whitespace-nowrap hover:text-ink"
                  onClick={() => onSort(sort === `-${id}` ? id : `-${id}`)}
                >
                  <Figure how={how}>{label}</Figure>
                  {id === sortedBy &&
                    (descending ? (
                      <ArrowDown aria-hidden="true" className="size-3" />
                    ) : (
                      <ArrowUp aria-hidden="true" className="size-3" />
                    ))}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr
              key={keyOf(row)}
              className={cn(
                'border-t border-line',
                isTotal(row) ? 'bg-sunken font-medium' : 'bg-surface',
              )}
            >
              {columns.map(({ id, cell, align, isName }) => (
                <td
                  key={id}
                  className={cn(
                    'px-3 py-1.5 whitespace-nowrap',
                    align === 'end' && 'text-right',
                    isName &&
                      'sticky left-0 bg-inherit max-md:max-w-40 max-md:min-w-36 max-md:whitespace-normal',
                  )}
                >
                  {cell(row) ?? '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
