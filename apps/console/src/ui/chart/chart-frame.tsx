import { useRouter } from '@tanstack/react-router';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, useContext, useId, useRef, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { cn } from '#/core/ui/cn.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { PanelBoundary } from '#/ui/controls/panel-boundary.tsx';
import {
  type Chart,
  type ChartSeries,
  chartRows,
  isSpiky,
  linkBehind,
  markClasses,
  readSeries,
  withColours,
} from './chart.ts';
import { ChartFacts } from './chart-facts.ts';
import { SeriesMark } from './chart-tip.tsx';
import type { PlotHandle } from './echarts.ts';
import { canDrag, Plot, type PlotProps, Swatches } from './plot.tsx';
import { savePicture, saveTable, saveWorkbook } from './save-chart.ts';
import { readPalette } from './use-palette.ts';

function ChartLegend({
  label,
  series,
  hidden,
  onToggle,
}: {
  label: string;
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own
    <div role="group" aria-label={label} className="mb-1 flex flex-wrap gap-x-3 gap-y-1">
      {series.map((one) => (
        <button
          key={one.key}
          type="button"
          aria-pressed={!hidden.has(one.key)}
          className={cn(
            'flex items-center gap-1.5 rounded-sm text-xs text-ink-muted hover:text-ink',
            hidden.has(one.key) && 'line-through opacity-60',
          )}
          onClick={() => onToggle(one.key)}
        >
          <SeriesMark classes={markClasses(one)} />
          {one.name}
        </button>
      ))}
    </div>
  );
}

function ChartTable({ caption, chart }: { caption: string; chart: Chart }) {
  const [heads = [], ...rows] = chartRows(chart);
  return (
    // No landmark of its own: the frame around it has that name already.
    // biome-ignore lint/a11y/useSemanticElements: a table has no fieldset
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      aria-label={caption}
      className="max-h-60 overflow-auto"
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface text-xs text-ink-muted">
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`py-1 pr-2 font-normal ${at === 0 ? 'text-left' : 'text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.points.map(({ key, link }, at) => {
            const [name, ...cells] = rows[at] ?? [];
            return (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {link ? <PageLink {...link}>{name}</PageLink> : name}
                </th>
                {readSeries(chart).map((one, column) => {
                  const list = 'link' in one ? one.link?.(at) : undefined;
                  return (
                    <td key={one.name} className="py-1 pr-2 text-right whitespace-nowrap">
                      {list ? <PageLink {...list}>{cells[column]}</PageLink> : cells[column]}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type ChartFrameProps = Pick<PlotProps, 'onRange' | 'onAxis'> & {
  title: string;
  description: string;
  chart: Chart | undefined;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
  nothing: string;
  isWhole?: boolean;
  isSideways?: boolean;
  fileName: string;
  /** First and last day, such as `2026-11-01`. */
  period?: readonly [from: string, to: string] | undefined;
  facts?: readonly string[];
  controls?: ReactNode;
};

export function ChartFrame(props: ChartFrameProps) {
  const { title, description, chart, error, retrying, onRetry, nothing } = props;
  const { t } = useTranslation('charts');
  const id = useId();
  const handle = useRef<PlotHandle>(null);
  const lightSwatches = useRef<HTMLSpanElement>(null);
  const pageFacts = useContext(ChartFacts);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [wantsLog, setWantsLog] = useState(false);
  const hasPoints = chart !== undefined && chart.points.length > 0;
  const canBeLog = hasPoints && isSpiky(chart);
  const isLog = canBeLog && wantsLog;
  const period = [...new Set(props.period)];
  const fileName = [props.fileName, ...period].join('-');
  const save = () => {
    if (chart === undefined) return;
    const plot = handle.current;
    const swatches = lightSwatches.current;
    if (view === 'table' || plot === null || swatches === null) return saveTable(chart, fileName);
    const { isWhole = false, isSideways = false, onAxis, facts = [] } = props;
    savePicture(
      plot,
      {
        ...{ title, palette: readPalette(swatches), style: { isWhole, isSideways, isLog, onAxis } },
        facts: [...pageFacts, ...facts, chart.unit ?? '', period.join(' – ')].filter(Boolean),
      },
      { chart, fileName },
    );
  };
  const body = () => {
    if (chart === undefined) {
      if (error) return <ErrorState error={error} retrying={retrying} onRetry={onRetry} />;
      return (
        <div aria-busy="true">
          <Skeleton className="h-60 w-full" />
        </div>
      );
    }
    if (!hasPoints) return <p className="py-14 text-center text-ink-muted">{nothing}</p>;
    if (view === 'table') return <ChartTable caption={title} chart={chart} />;
    return <DrawnChart {...props} chart={chart} isLog={isLog} handle={handle} />;
  };
  return (
    <section
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      className="min-w-0 rounded-md border border-line bg-surface p-3 md:px-4"
    >
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p id={`${id}-about`} className="text-xs text-ink-muted">
            {description}
            {props.onRange && canDrag() && <> {t('drag')}</>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {props.controls}
          {canBeLog && view === 'chart' && (
            <Button
              size="sm"
              variant={isLog ? 'secondary' : 'ghost'}
              aria-pressed={isLog}
              onClick={() => setWantsLog(!isLog)}
            >
              {t('logScale')}
            </Button>
          )}
          <Segmented
            legend={t('view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'chart', label: t('asChart'), icon: <ChartColumn aria-hidden="true" /> },
              { value: 'table', label: t('asTable'), icon: <Table2 aria-hidden="true" /> },
            ]}
          />
          {hasPoints && (
            <Button size="sm" variant="ghost" onClick={save}>
              <Download aria-hidden="true" />
              {t(view === 'chart' ? 'savePicture' : 'saveTable')}
            </Button>
          )}
          {hasPoints && view === 'table' && (
            <Button size="sm" variant="ghost" onClick={() => void saveWorkbook(chart, fileName)}>
              <Download aria-hidden="true" />
              {t('saveWorkbook')}
            </Button>
          )}
        </div>
      </div>
      {error && chart !== undefined && (
        <ErrorState form="line" error={error} retrying={retrying} onRetry={onRetry} />
      )}
      <PanelBoundary subject={`${fileName} ${view}`}>{body()}</PanelBoundary>
      <Swatches ref={lightSwatches} className="hidden scheme-light" />
    </section>
  );
}

function DrawnChart({
  title,
  chart,
  isWhole = false,
  isSideways = false,
  isLog,
  onAxis,
  onRange,
  handle,
}: ChartFrameProps & Required<Pick<PlotProps, 'handle' | 'isLog'>> & { chart: Chart }) {
  const { t } = useTranslation('charts');
  // Without a router, as in a test of the chart alone, nothing leads anywhere.
  const router = useRouter({ warn: false });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const all = withColours(chart.series);
  const series = all.filter(({ key }) => !hidden.has(key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const shown = { ...chart, series };
  const opens = chart.points.some((_, at) => linkBehind(shown, at) !== undefined);
  const open = (at: number, of?: number) => {
    const link = linkBehind(shown, at, of);
    if (link) void router?.navigate(link);
  };
  return (
    <>
      {chart.series.length > 1 && (
        <ChartLegend label={t('series')} series={all} hidden={hidden} onToggle={toggle} />
      )}
      <Plot
        label={title}
        chart={shown}
        isWhole={isWhole}
        isSideways={isSideways}
        isLog={isLog}
        onAxis={onAxis}
        onRange={onRange}
        onOpen={opens ? open : undefined}
        handle={handle}
      />
    </>
  );
}
