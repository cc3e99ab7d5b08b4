import { Repeat } from '#/shared/ui/repeat.tsx';
import { Skeleton } from '#/shared/ui/skeleton.tsx';
import { RowOpener } from './row-opener.tsx';
import type { DataTable } from './use-data-table.ts';

const skeletonCount = 5;

/** The same rows for a narrow screen: a card each, with the columns that matter most. */
export function CardList<Row extends { id: string }>({
  table,
  label,
  loading,
  onOpen,
}: {
  table: DataTable<Row>;
  label: string;
  loading: boolean;
  onOpen: (id: string) => void;
}) {
  if (loading) return <CardSkeletons />;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {table.getRowModel().rows.map((row) => {
        const [title, ...fields] = row.getVisibleCells();
        return (
          <li key={row.id} className="rounded-md border border-line bg-surface p-3">
            {title && (
              <RowOpener id={row.id} onOpen={onOpen}>
                <table.FlexRender cell={title} />
              </RowOpener>
            )}
            <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
              {fields.filter(belongsOnCard).map((cell) => (
                <div key={cell.id} className="min-w-0">
                  <dt className="text-xs text-ink-muted">{cell.column.columnDef.meta?.label}</dt>
                  <dd className="break-words">
                    <table.FlexRender cell={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

type Field = {
  getValue: () => unknown;
  column: { columnDef: { meta?: { inCards: boolean } | undefined } };
};

function belongsOnCard(field: Field): boolean {
  return field.getValue() !== null && field.column.columnDef.meta?.inCards !== false;
}

function CardSkeletons() {
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
