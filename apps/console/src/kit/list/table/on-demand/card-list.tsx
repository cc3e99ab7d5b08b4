import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import type { InCards } from '../column.ts';
import { isPlainClick } from '../plain-click.ts';
import { RowOpener, WithinOpener } from '../row-opener.tsx';
import { CardSkeletons } from '../rows/card-skeletons.tsx';
import { nothing } from '../rows/row-cells.ts';
import { PageTick, type PageTicked, RowTick } from '../rows/row-tick.tsx';
import type { RowsProps } from '../rows/rows.tsx';

/** A list that is held whole is shown part by part: nobody scrolls through all of it with a thumb. */
const partSize = 100;

type Cards<Row extends { id: string }> = Pick<
  RowsProps<Row>,
  'table' | 'rows' | 'columns' | 'openId' | 'onOpen' | 'selection' | 'flashOf'
>;

/** The same rows for a narrow screen: a card each, with the columns that matter most. */
export function CardList<Row extends { id: string }>({
  query,
  label,
  page,
  ...cards
}: Cards<Row> & Pick<RowsProps<Row>, 'query' | 'label'> & { page: PageTicked }) {
  const { t } = useTranslation('table');
  const [shown, setShown] = useState(partSize);
  const idPrefix = useId();
  const { rows, selection } = cards;
  if (query.isPending) return <CardSkeletons />;
  const contents = new Map(cards.columns.map(({ id, cell }) => [id, cell]));
  const fields = cards.table.getVisibleLeafColumns().map(({ id, columnDef: { meta } }) => ({
    id,
    label: meta?.label,
    inCards: meta?.inCards ?? true,
    content: (row: Row) => contents.get(id)?.(row) ?? null,
  }));
  const parts = partsOf(fields);
  return (
    <>
      {/* It takes all rows: where some of them are not shown, there is none. */}
      {selection && rows.length <= shown && (
        <div className="px-2">
          <PageTick page={page} onToggle={selection.togglePage} labels />
        </div>
      )}
      <ul aria-label={label} className="flex flex-col gap-2">
        {rows.slice(0, shown).map(({ original: row }) => (
          <Card
            key={row.id}
            row={row}
            parts={parts}
            openerId={`${idPrefix}${row.id}`}
            tickLabel={t('select.row')}
            {...cards}
          />
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

type Field<Row> = {
  id: string;
  label: string | undefined;
  inCards: InCards;
  content: (row: Row) => ReactNode;
};

type Parts<Row> = {
  title: Field<Row> | undefined;
  /** What tells records of the same title apart. */
  below: Field<Row> | undefined;
  /** What counts most beside the title. */
  beside: Field<Row> | undefined;
  fields: readonly Field<Row>[];
};

/** Where a list names no title its first column is it; where it names one, that column stands below it. */
function partsOf<Row>(fields: readonly Field<Row>[]): Parts<Row> {
  const [first, ...rest] = fields;
  const title = fields.find(({ inCards }) => inCards === 'title') ?? first;
  const beside = fields.find(({ inCards }) => inCards === 'beside');
  return {
    title,
    below: title === first ? undefined : first,
    beside,
    fields: rest.filter((field) => field.inCards && field !== title && field !== beside),
  };
}

function Card<Row extends { id: string }>({
  row,
  parts: { title, below, beside, fields },
  openerId,
  tickLabel,
  openId,
  onOpen,
  selection,
  flashOf,
}: Cards<Row> & {
  row: Row;
  parts: Parts<Row>;
  openerId: string;
  tickLabel: string;
}) {
  const ticked = selection?.rows.has(row.id) ?? false;
  const belowId = `${openerId}below`;
  return (
    // A press anywhere on it opens the record; by key the button in it does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for keys
    <li
      onClick={(event) => isPlainClick(event) && onOpen(row.id)}
      data-flash={flashOf(row.id)}
      data-open={row.id === openId || undefined}
      data-selected={ticked || undefined}
      className="rounded-md border border-line bg-surface p-3 data-[flash=even]:animate-flash-even data-[flash=odd]:animate-flash-odd data-open:border-accent-line data-selected:border-accent-line data-selected:bg-selected"
    >
      <div className="flex items-center gap-1">
        {selection && (
          // Wide enough for a thumb, without pushing the name away from the edge.
          <div className="-my-2 -ml-2 size-10 shrink-0">
            <RowTick
              id={row.id}
              openerId={below ? belowId : openerId}
              label={tickLabel}
              checked={ticked}
              onTick={selection.toggle}
            />
          </div>
        )}
        {title && (
          <div className="min-w-0">
            <RowOpener id={row.id} elementId={openerId} onOpen={onOpen}>
              {title.content(row) ?? nothing}
              {below && (
                <span id={belowId} className="block text-xs font-normal text-ink-muted">
                  {below.content(row)}
                </span>
              )}
            </RowOpener>
          </div>
        )}
        {beside && (
          <span className="ml-auto shrink-0 text-base font-semibold tabular-nums">
            <WithinOpener>{beside.content(row)}</WithinOpener>
          </span>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
        {fields.map(({ id, label, content }) => {
          const said = content(row);
          return (
            said !== null && (
              <div key={id} className="min-w-0">
                <dt className="text-xs text-ink-muted">{label}</dt>
                <dd className="break-words *:max-w-full">{said}</dd>
              </div>
            )
          );
        })}
      </dl>
    </li>
  );
}
