import { Hourglass } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { RowOpener, WithinOpener } from '#/ui/page/row-opener.tsx';
import { type CardLink, CardMenu } from './card-menu.tsx';
import type { CellLink, InCards } from './column.ts';
import { RowTick } from './columns/row-tick.tsx';
import { isPlainClick, nothing } from './row-cells.ts';
import type { RowsProps } from './rows/rows.tsx';
import { CardSkeletons } from './rows/table-skeleton.tsx';

const partSize = 100;

const paddings = { compact: 'p-2', normal: 'p-3', roomy: 'p-4' } as const;

type Cards<Row extends { id: string }> = Pick<
  RowsProps<Row>,
  | 'table'
  | 'rows'
  | 'columns'
  | 'control'
  | 'openId'
  | 'onOpen'
  | 'selection'
  | 'flashOf'
  | 'search'
>;

export type CardProps<Row extends { id: string }> = Cards<Row> & {
  row: Row;
  parts: Parts<Row>;
  openerId: string;
  tickLabel: string;
};

export function CardList<Row extends { id: string }>({
  query,
  label,
  item: Item = Card,
  className = 'gap-2',
  ...cards
}: Cards<Row> &
  Pick<RowsProps<Row>, 'query' | 'label'> & {
    item?: ComponentType<CardProps<Row>>;
    className?: string;
  }) {
  const { t } = useTranslation('table');
  const [shown, setShown] = useState(partSize);
  const idPrefix = useId();
  const { rows } = cards;
  if (query.isPending) return <CardSkeletons />;
  const columns = new Map(cards.columns.map((column) => [column.id, column]));
  const fields = cards.table.getVisibleLeafColumns().map(({ id, columnDef: { meta } }) => ({
    id,
    label: meta?.label ?? id,
    inCards: meta?.inCards ?? true,
    content: (row: Row) => columns.get(id)?.cell(row) ?? null,
    links: columns.get(id)?.links,
  }));
  const parts = partsOf(fields);
  return (
    <>
      <ul aria-label={label} className={cn('flex flex-col', className)}>
        {rows.slice(0, shown).map(({ original: row }) => (
          <Item
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
  label: string;
  inCards: InCards;
  content: (row: Row) => ReactNode;
  links: ((row: Row) => CellLink | readonly CellLink[] | null) | undefined;
};

type Parts<Row> = {
  title: Field<Row> | undefined;
  beside: Field<Row> | undefined;
  states: readonly Field<Row>[];
  kinds: readonly Field<Row>[];
  below: Field<Row> | undefined;
  foot: readonly Field<Row>[];
  labelled: readonly Field<Row>[];
  linked: readonly Field<Row>[];
};

function partsOf<Row>(fields: readonly Field<Row>[]): Parts<Row> {
  const [first] = fields;
  const title = fields.find(({ inCards }) => inCards === 'title') ?? first;
  const rest = fields.filter((field) => field !== title && field !== first);
  const at = (slot: InCards) => rest.filter(({ inCards }) => inCards === slot);
  return {
    title,
    beside: at('beside')[0],
    states: at('state'),
    kinds: [...at('method'), ...at('waited')],
    below: title === first ? undefined : first,
    foot: at('foot'),
    labelled: at(true),
    linked: fields.filter(({ links }) => links),
  };
}

export function nameOf<Row>({ title, below }: Parts<Row>, row: Row) {
  const name = title?.content(row) ?? null;
  if (name !== null || below === undefined) return { name: name ?? nothing, below };
  return { name: below.content(row) ?? nothing, below: undefined };
}

function linksOf<Row>(row: Row, linked: readonly Field<Row>[]): CardLink[] {
  const all = linked.flatMap(({ label, links }) =>
    [links?.(row) ?? []].flat().map((link): CardLink => {
      const key = `${link.client.id} ${JSON.stringify(link.entries)}`;
      return { of: label, ...link, key };
    }),
  );
  return [...new Map(all.reverse().map((link) => [link.key, link])).values()].reverse();
}

function Card<Row extends { id: string }>({
  row,
  parts,
  openerId,
  tickLabel,
  control,
  openId,
  onOpen,
  selection,
  flashOf,
}: CardProps<Row>) {
  const ticked = selection?.rows.has(row.id) ?? false;
  const belowId = `${openerId}below`;
  const { beside, states, kinds, foot, labelled, linked } = parts;
  const { name, below } = nameOf(parts, row);
  const links = linksOf(row, linked);
  return (
    // A press anywhere on it opens the record; by key the button in it does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for keys
    <li
      onClick={(event) => isPlainClick(event) && onOpen(row.id)}
      data-flash={flashOf(row.id)}
      data-open={row.id === openId || undefined}
      data-selected={ticked || undefined}
      className={cn(
        'flex flex-col gap-1.5 rounded-md border border-line bg-surface data-[flash=even]:animate-flash-even data-[flash=odd]:animate-flash-odd data-open:border-selection-line data-selected:border-selection-line data-selected:bg-selected',
        paddings[control.view.density],
      )}
    >
      <WithinOpener>
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
          <div className="min-w-0">
            <RowOpener
              id={row.id}
              elementId={openerId}
              labelledBy={below && `${openerId} ${belowId}`}
              onOpen={onOpen}
            >
              {name}
            </RowOpener>
          </div>
          {beside && (
            <span className="ml-auto shrink-0 text-base font-semibold tabular-nums">
              {beside.content(row)}
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <Unlabelled fields={states} row={row} className="flex flex-wrap gap-1" />
          <Unlabelled
            fields={kinds}
            row={row}
            className="flex min-w-0 flex-auto items-center gap-x-1 empty:hidden"
          />
        </div>
        {(below || foot.length > 0 || links.length > 0) && (
          <div className="flex items-center gap-2 text-xs text-ink-muted">
            {below && (
              <span id={belowId} className="shrink-0">
                {below.content(row)}
              </span>
            )}
            <Unlabelled fields={foot} row={row} className="flex min-w-0 flex-wrap gap-x-2" />
            {links.length > 0 && (
              <CardMenu links={links} describedBy={below ? belowId : openerId} />
            )}
          </div>
        )}
        {labelled.length > 0 && (
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
            {labelled.map(({ id, label, content }) => {
              const value = content(row);
              return (
                value !== null && (
                  <div key={id} className="min-w-0">
                    <dt className="text-xs text-ink-muted">{label}</dt>
                    <dd className="break-words *:max-w-full">{value}</dd>
                  </div>
                )
              );
            })}
          </dl>
        )}
      </WithinOpener>
    </li>
  );
}

export function Unlabelled<Row>({
  fields,
  row,
  className,
}: {
  fields: readonly Field<Row>[];
  row: Row;
  className: string;
}) {
  if (fields.length === 0) return null;
  return (
    <dl className={className}>
      {fields.map(({ id, label, inCards, content }) => {
        const value = content(row);
        return (
          value !== null && (
            <div
              key={id}
              className={cn(
                'min-w-0 has-[dd:empty]:hidden',
                inCards === 'waited' && 'ml-auto flex shrink-0 items-center gap-0.5 text-xs',
              )}
            >
              <dt className="sr-only">{label}</dt>
              {inCards === 'waited' && (
                <Hourglass aria-hidden="true" className="size-3 text-ink-muted" />
              )}
              <dd className="break-words *:max-w-full">{value}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
