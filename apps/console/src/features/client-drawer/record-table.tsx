import type { ReactNode } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';

export type RecordColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
};

export type RecordTableProps<Row> = {
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

export function RecordTable<Row>(props: RecordTableProps<Row>) {
  return useWideScreen() ? <AsTable {...props} /> : <AsCards {...props} />;
}

function AsTable<Row>({ label, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="text-left text-xs text-ink-muted">
          <tr>
            {columns.map(({ id, label: name, align }) => (
              <th
                key={id}
                scope="col"
                className={cn(
                  'border-b border-line py-1.5 pr-4 font-normal whitespace-nowrap last:pr-0',
                  align === 'end' && 'text-right',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="hover:bg-hover">
              {columns.map(({ id, cell, align }) => (
                <td
                  key={id}
                  className={cn(
                    'border-b border-line py-1.5 pr-4 align-top whitespace-nowrap last:pr-0',
                    align === 'end' && 'text-right tabular-nums',
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

function AsCards<Row>({ label, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows.map((row) => (
        <li key={keyOf(row)} className="rounded-md border border-line px-3 py-2">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {columns.map(({ id, label: name, cell }) => (
              <div key={id} className="contents">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="min-w-0 text-right break-words tabular-nums">{cell(row) ?? '—'}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
