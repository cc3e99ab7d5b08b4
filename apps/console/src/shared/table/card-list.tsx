import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#/shared/ui/button.tsx';
import { Repeat } from '#/shared/ui/repeat.tsx';
import { Skeleton } from '#/shared/ui/skeleton.tsx';
import type { RowLook, RowOf } from './body-row.tsx';
import { RowOpener } from './row-opener.tsx';
import { PageTick, RowTick } from './row-tick.tsx';

const skeletonCount = 5;

/** A list that is held whole is shown part by part: nobody scrolls through all of it with a thumb. */
const partSize = 100;

type Cards<Row extends { id: string }> = Omit<RowLook<Row>, 'view'>;

/** The same rows for a narrow screen: a card each, with the columns that matter most. */
export function CardList<Row extends { id: string }>({
  label,
  loading,
  ...cards
}: Cards<Row> & { label: string; loading: boolean }) {
  const { t } = useTranslation('table');
  const [shown, setShown] = useState(partSize);
  if (loading) return <CardSkeletons />;
  const { rows } = cards.table.getRowModel();
  return (
    <>
      {cards.selection && (
        <div className="px-2">
          <PageTick selection={cards.selection} words />
        </div>
      )}
      <ul aria-label={label} className="flex flex-col gap-2">
        {rows.slice(0, shown).map((row) => (
          <Card key={row.id} row={row} {...cards} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + partSize)}>
          {t('more', { count: Math.min(partSize, rows.length - shown) })}
        </Button>
      )}
    </>
  );
}

function Card<Row extends { id: string }>({
  row,
  table,
  openId,
  onOpen,
  selection,
  flashOf,
}: Cards<Row> & { row: RowOf<Row> }) {
  const openerId = useId();
  const [title, ...fields] = row.getVisibleCells();
  return (
    <li
      data-flash={flashOf(row.id)}
      data-open={row.id === openId || undefined}
      data-selected={selection?.rows.has(row.id) || undefined}
      className="rounded-md border border-line bg-surface p-3 data-[flash=even]:animate-flash-even data-[flash=odd]:animate-flash-odd data-open:border-accent-line data-selected:border-accent-line data-selected:bg-selected"
    >
      <div className="flex items-center gap-1">
        {selection && (
          // Wide enough for a thumb, without pushing the name away from the edge.
          <div className="-my-2 -ml-2 size-10 shrink-0">
            <RowTick id={row.id} openerId={openerId} selection={selection} />
          </div>
        )}
        {title && (
          <RowOpener id={row.id} elementId={openerId} onOpen={onOpen}>
            <table.FlexRender cell={title} />
          </RowOpener>
        )}
      </div>
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
