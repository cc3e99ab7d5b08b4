import type { ReactNode } from 'react';

/** Resources at the left, and what their columns say of them. */
export function MatrixTable({
  caption,
  corner,
  columns,
  children,
}: {
  caption: string;
  corner: string;
  columns: readonly { key: string; head: ReactNode }[];
  children: ReactNode;
}) {
  return (
    <div className="relative overflow-x-auto rounded-md border border-line">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken text-left align-bottom text-xs text-ink-muted">
            <th scope="col" className="sticky left-0 bg-sunken px-3 py-2 font-normal">
              {corner}
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}
