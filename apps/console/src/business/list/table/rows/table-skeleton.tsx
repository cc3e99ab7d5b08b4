import { Skeleton } from '#/core/ui/skeleton.tsx';
import { Repeat } from '#/ui/controls/repeat.tsx';
import type { DataTable } from '../use-data-table.ts';

const rowCount = 10;
const widths = ['w-24', 'w-32', 'w-20', 'w-16', 'w-28'];

export function TableSkeleton<Row extends { id: string }>({
  table,
  ticked,
}: {
  table: DataTable<Row>;
  ticked: boolean;
}) {
  const columns = table.getVisibleLeafColumns();
  return (
    <tbody>
      <Repeat times={rowCount}>
        {(row) => (
          <tr>
            {ticked && <td className="border-b border-line" />}
            {columns.map((column, at) => (
              <td key={column.id} className="h-9 border-b border-line px-3">
                <Skeleton className={widths[(row + at) % widths.length] ?? 'w-24'} />
              </td>
            ))}
          </tr>
        )}
      </Repeat>
    </tbody>
  );
}

const skeletonCount = 5;

export function CardSkeletons() {
  return (
    <div className="flex flex-col gap-2">
      <Repeat times={skeletonCount}>
        {() => (
          <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-3">
            <Skeleton className="w-40" />
            <Skeleton className="w-full" />
            <Skeleton className="w-2/3" />
          </div>
        )}
      </Repeat>
    </div>
  );
}
