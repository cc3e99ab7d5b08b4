import { type ComponentProps, type CSSProperties, useId, useRef } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { MissingPart } from '#/ui/controls/loaded.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import type { ListQuery } from '../column.ts';
import { TableHead } from '../columns/table-head.tsx';
import { usePinOffsets, useSteadyColumns } from '../columns/use-steady-columns.ts';
import { tickWidth, useRowCells, widthVariable } from '../row-cells.ts';
import { hasSums, TotalsLine } from '../totals.tsx';
import { useFetching } from '../use-fetching.ts';
import { listOf, useScrollToTop } from '../use-scroll-to-top.ts';
import { useSettledValue } from '../use-settled-value.ts';
import type { TableView } from '../views/table-view.ts';
import { dimmed, pageTickOf, type RowsProps, StaleNotice } from './rows.tsx';
import { drawRow, type RowLook, rowHeights, TableBody } from './table-body.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

const drawnMax = 100;

const VirtualBody = lazyPart(
  async () => (await import('#/business/virtual-rows/virtual-body.tsx')).VirtualBody,
);

function variablesOf(widths: TableView['widths'], ticked: boolean): CSSProperties {
  const variables: CSSProperties & Record<`--${string}`, string> = {
    '--ticks': `${ticked ? tickWidth : 0}px`,
  };
  for (const [id, width] of Object.entries(widths)) {
    variables[widthVariable(id)] = `${width}px`;
  }
  return variables;
}

const rowsToTop = (rows: HTMLElement) => rows.scrollTo({ top: 0 });

function BusyTable({ query, ...table }: ComponentProps<'table'> & { query: ListQuery<unknown> }) {
  return <table aria-busy={useFetching(query)} {...table} />;
}

export function RowsAsTable<Row extends { id: string }>(props: RowsProps<Row>) {
  const { table, rows, control, query, label, selection, empty, totalsOf, reveal } = props;
  const { t } = useTranslation('table');
  const scroller = useRef<HTMLElement>(null);
  const element = useRef<HTMLTableElement>(null);
  const idPrefix = useId();
  const columns = table.getVisibleLeafColumns();
  const { view } = control;
  const ticked = selection !== null;
  const sums = query.data && hasSums(query.data) && query.data;
  const rowCount = query.data ? query.data.total : 0;
  const virtual = rows.length > drawnMax;
  const ids = columns.map(({ id }) => id).join();
  const pins = columns.filter((column) => column.getIsPinned()).map(({ id }) => id);
  usePinOffsets(element, pins.length > 1 ? `${ids} ${pins.join()}` : '', ticked ? tickWidth : 0);
  useSteadyColumns(element, ids, view.widths, virtual);
  const list = useSettledValue(listOf(props.search), props.arrived);
  useScrollToTop(scroller, list, rowsToTop);
  const columnCount = columns.length + (ticked ? 1 : 0);
  const look: RowLook<Row> = {
    idPrefix,
    cells: useRowCells(table, props.columns, view),
    density: view.density,
    openId: props.openId,
    onOpen: props.onOpen,
    selection,
    tickLabel: t('select.row'),
    flashOf: props.flashOf,
    before: props.before,
  };
  const body = { className: cn(query.isPlaceholderData && dimmed) };
  const loading = <TableSkeleton table={table} ticked={ticked} />;
  return (
    <div className="shaded-end relative flex min-h-40 flex-1 flex-col">
      <section
        ref={scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="@container relative min-h-0 flex-1 supports-[container-type:scroll-state]:[container-type:inline-size_scroll-state] overflow-auto rounded-md border border-line bg-surface"
      >
        <StaleNotice query={query} />
        <BusyTable
          query={query}
          ref={element}
          aria-label={label}
          aria-rowcount={rowCount === null ? -1 : rowCount + (sums ? 2 : 1)}
          style={variablesOf(view.widths, ticked)}
          className="w-full border-separate border-spacing-0"
        >
          <TableHead
            table={table}
            control={control}
            tick={ticked ? pageTickOf(props) : null}
            onTick={selection?.togglePage}
          />
          {query.isPending && loading}
          {!query.isPending && !virtual && (
            <TableBody {...body} list={list} rows={rows} look={look} />
          )}
          {virtual && (
            <VirtualBody
              {...body}
              fallback={loading}
              missing={(retry) => (
                <tbody>
                  <tr>
                    <td colSpan={columnCount} className="p-3">
                      <MissingPart onRetry={retry} />
                    </td>
                  </tr>
                </tbody>
              )}
              count={rows.length}
              keyOf={(index) => rows[index]?.id ?? String(index)}
              estimate={rowHeights[view.density]}
              columnCount={columnCount}
              scroller={scroller}
              reveal={reveal}
              renderRow={(index, ref) => {
                const row = rows[index];
                return row === undefined ? null : drawRow(look, row, index, { ref, index });
              }}
            />
          )}
          {sums && totalsOf && !empty && (
            <tfoot>
              <tr>
                <td
                  colSpan={columnCount}
                  className="sticky bottom-0 z-10 border-t border-line bg-sunken px-3 py-1.5"
                >
                  <div className="sticky left-3 inline-block max-w-[calc(100cqw-1.5rem)]">
                    <TotalsLine of={totalsOf} sums={sums} figures={query.figures} />
                  </div>
                </td>
              </tr>
            </tfoot>
          )}
        </BusyTable>
        {empty && <div className="sticky left-0">{empty}</div>}
      </section>
    </div>
  );
}
