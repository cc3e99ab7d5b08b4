import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { RowOpener, rowOpener, WithinOpener } from '#/ui/page/row-opener.tsx';
import { CardList, type CardProps, nameOf, Unlabelled } from './card-list.tsx';
import { RowTick } from './columns/row-tick.tsx';
import { isPlainClick } from './row-cells.ts';
import { dimmed, type RowsProps, StaleNotice } from './rows/rows.tsx';
import { hasSums, TotalsLine } from './totals.tsx';
import { useFetching } from './use-fetching.ts';

export function SplitRows<Row extends { id: string }>(props: RowsProps<Row>): ReactNode {
  const { query, label, totalsOf, empty, openId } = props;
  const { t } = useTranslation('table');
  const [unfolded, setUnfolded] = useState(false);
  const { data } = query;
  const rows = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openId) rowOpener(openId, rows.current)?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return (
    <>
      <section
        ref={rows}
        aria-label={label}
        aria-busy={useFetching(query)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn(
          'min-h-40 flex-1 overflow-y-auto rounded-md border border-line bg-surface',
          query.isPlaceholderData && dimmed,
        )}
      >
        <StaleNotice query={query} />
        {empty || <CardList {...props} item={SplitCard} className="gap-0" />}
      </section>
      {data && hasSums(data) && totalsOf && !empty && (
        <details
          className="rounded-md border border-line bg-sunken px-3 py-1.5"
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary className="cursor-pointer text-xs text-ink-muted">{t('totals')}</summary>
          {unfolded && <TotalsLine of={totalsOf} sums={data} figures={query.figures} />}
        </details>
      )}
    </>
  );
}

const statusOf = (row: object): unknown => ('status' in row ? row.status : undefined);

function SplitCard<Row extends { id: string }>({
  row,
  parts,
  openerId,
  tickLabel,
  search,
  openId,
  onOpen,
  selection,
  flashOf,
}: CardProps<Row>) {
  const ticked = selection?.rows.has(row.id) ?? false;
  const belowId = `${openerId}below`;
  const { beside, states, kinds } = parts;
  const { name, below } = nameOf(parts, row);
  const about = kinds.filter(({ inCards }) => inCards === 'method');
  const isNamed = statusOf(row) === statusOf(search);
  return (
    // A press anywhere on it opens the record; by key the button in it does.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for keys
    <li
      onClick={(event) => isPlainClick(event) && onOpen(row.id)}
      data-flash={flashOf(row.id)}
      data-open={row.id === openId || undefined}
      data-selected={ticked || undefined}
      className="flex cursor-pointer items-center gap-1 border-b border-line py-1.5 pr-3 pl-1 hover:bg-hover data-open:bg-selection-surface data-selected:bg-selected data-[flash=even]:animate-flash-even data-[flash=odd]:animate-flash-odd"
    >
      <WithinOpener>
        {selection ? (
          <div className="size-8 shrink-0">
            <RowTick
              id={row.id}
              openerId={below ? belowId : openerId}
              label={tickLabel}
              checked={ticked}
              onTick={selection.toggle}
            />
          </div>
        ) : (
          <span className="w-1" />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <div className="flex items-baseline gap-2">
            <div className="min-w-0 flex-1 truncate">
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
              <span className="shrink-0 font-semibold tabular-nums">{beside.content(row)}</span>
            )}
          </div>
          <div className="flex items-center gap-1.5 text-xs text-ink-muted">
            {below && (
              <span id={belowId} className="truncate">
                {below.content(row)}
              </span>
            )}
            {(!beside || !below) && (
              <Unlabelled fields={about} row={row} className="flex min-w-0 gap-1.5 *:truncate" />
            )}
            <Unlabelled
              fields={states.filter(({ id }) => id !== 'status' || !isNamed)}
              row={row}
              className="flex shrink-0 gap-1"
            />
            <Unlabelled
              fields={kinds.filter(({ inCards }) => inCards === 'waited')}
              row={row}
              className="ml-auto shrink-0"
            />
          </div>
        </div>
      </WithinOpener>
    </li>
  );
}
