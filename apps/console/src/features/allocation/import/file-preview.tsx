import type { FileRow } from '#/business/bulk/parse-csv.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Select } from '#/ui/controls/select.tsx';
import { type Columns, columnsOf } from './read-import.ts';

/** Rows below the heading that show which column is which. */
const previewed = 5;

/** The first rows of a file, with the columns that are read from it, to be corrected. */
export function FilePreview({
  file: { name, rows },
  columns,
  onChange,
}: {
  file: { name: string; rows: readonly FileRow[] };
  columns: Columns;
  onChange: (columns: Columns) => void;
}) {
  const { t } = useTranslation('allocation');
  const first = rows[0]?.cells ?? [];
  const all = columnsOf(rows);
  const nameOf = (at: number) =>
    (columns.headed && first[at]) || t('import.columnNo', { number: at + 1 });
  const options = [
    { value: '', label: t('import.chooseColumn') },
    ...all.map((at) => ({ value: `${at}`, label: nameOf(at) })),
  ];
  const cell = 'max-w-48 truncate border-b border-line px-2 py-1';
  const marked = (at: number) =>
    at === columns.order || at === columns.quantity ? 'bg-selected font-medium' : 'text-ink-muted';
  return (
    <section aria-label={t('import.columns')} className="flex flex-col gap-3">
      <p className="break-all">{t('import.read', { name, count: rows.length })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['order', 'quantity'] as const).map((which) => (
          <div key={which} className="flex flex-col gap-1">
            <span aria-hidden="true" className="text-xs text-ink-muted">
              {t(`import.of.${which}`)}
            </span>
            <Select
              aria-label={t(`import.of.${which}`)}
              value={columns[which] === null ? '' : `${columns[which]}`}
              options={options}
              onChange={({ target }) =>
                onChange({
                  ...columns,
                  [which]: target.value === '' ? null : Number(target.value),
                })
              }
            />
          </div>
        ))}
      </div>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-selection"
          checked={columns.headed}
          onChange={({ target }) => onChange({ ...columns, headed: target.checked })}
        />
        {t('import.headed')}
      </label>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        aria-label={t('import.preview')}
        className="overflow-x-auto rounded-md border border-line"
      >
        <table className="w-full text-left text-xs">
          <thead>
            <tr>
              {all.map((at) => (
                <th key={at} scope="col" className={`${cell} ${marked(at)} whitespace-nowrap`}>
                  {nameOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .slice(columns.headed ? 1 : 0)
              .slice(0, previewed)
              .map(({ number, cells }) => (
                <tr key={number}>
                  {all.map((at) => (
                    <td key={at} className={`${cell} ${marked(at)}`}>
                      {cells[at]}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
