import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#/core/ui/cn.ts';
import type { Chart } from './chart.ts';
import { ChartTip, type TipPosition } from './chart-tip.tsx';
import { createPlot, type PlotHandle } from './echarts.ts';
import { type PlotStyle, plotOption, tooltipText } from './plot-option.ts';
import { type Palette, paletteClasses, usePalette } from './use-palette.ts';

export type PlotProps = PlotStyle & {
  label: string;
  chart: Chart;
  onRange?: ((from: string, to: string) => void) | undefined;
  onOpen?: ((at: number, of?: number) => void) | undefined;
  handle?: RefObject<PlotHandle | null>;
};

/** On a touch screen a drag scrolls the page. */
export const canDrag = () => matchMedia('(pointer: fine)').matches;

export function Plot({ label, chart, onRange, onOpen, handle: given, ...style }: PlotProps) {
  const own = useRef<PlotHandle>(null);
  const handle = given ?? own;
  const frame = useRef<HTMLDivElement>(null);
  const swatches = useRef<HTMLSpanElement>(null);
  const palette = usePalette(swatches);
  const [at, setAt] = useState(0);
  const [tip, setTip] = useState<TipPosition | null>(null);
  const last = chart.points.length - 1;
  const current = Math.min(at, last);
  usePlot({ frame, handle, chart, palette, style, onRange });
  useOpening(handle, onOpen);
  usePointing(handle, style.isSideways, setTip);
  const outline = outlineOf(chart);
  // A tip goes with the points that it names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the points are those of the outline
  useLayoutEffect(() => setTip(null), [outline]);
  const show = (index: number) => {
    handle.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: index });
  };
  return (
    <div className="relative">
      <input
        type="range"
        min={0}
        max={last}
        value={current}
        aria-label={label}
        aria-valuetext={tooltipText(chart, current).replaceAll('\n', '，')}
        className="peer sr-only"
        onFocus={() => show(current)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onOpen?.(current);
        }}
        onBlur={() => handle.current?.dispatchAction(leave)}
        onChange={(event) => {
          const next = Number(event.target.value);
          setAt(next);
          show(next);
        }}
      />
      <div
        ref={frame}
        aria-hidden="true"
        className={cn(
          'rounded-sm bg-surface outline-focus peer-focus-visible:outline-2',
          style.isSideways ? heightOf(chart.points.length) : 'h-60',
        )}
      />
      {tip && <ChartTip chart={chart} position={tip} />}
      <Swatches ref={swatches} />
    </div>
  );
}

export function Swatches({
  ref,
  className = 'hidden',
}: {
  ref: RefObject<HTMLSpanElement | null>;
  className?: string;
}) {
  return (
    <span ref={ref} aria-hidden="true" className={className}>
      {[...Object.values(paletteClasses).flat()].map((name) => (
        <span key={name} className={name} />
      ))}
    </span>
  );
}

function heightOf(bars: number): string {
  if (bars <= 4) return 'h-40';
  return bars <= 8 ? 'h-60' : 'h-96';
}

function usePlot({
  frame,
  handle,
  chart,
  palette,
  style,
  onRange,
}: Pick<PlotProps, 'chart' | 'onRange'> & {
  handle: RefObject<PlotHandle | null>;
  frame: RefObject<HTMLDivElement | null>;
  palette: Palette | null;
  style: PlotStyle;
}) {
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const element = frame.current;
    const plot = createPlot(element);
    handle.current = plot;
    const observer = new ResizeObserver(() => plot.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      handle.current = null;
      plot.dispose();
    };
  }, [frame, handle]);

  const drawn = useRef<string>(null);
  useEffect(() => {
    const plot = handle.current;
    if (palette === null || plot === null) return;
    // The library reads the series of its tip again, and fails if one is gone.
    const outline = outlineOf(chart);
    if (drawn.current !== null && drawn.current !== outline)
      plot.dispatchAction({ type: 'hideTip' });
    drawn.current = outline;
    // Series that an earlier chart had more than this one go.
    plot.setOption(plotOption(chart, palette, style, plot.getWidth()), {
      replaceMerge: ['series'],
    });
    if (onRange === undefined || !canDrag()) return;
    const brushOption = { brushType: 'lineX', brushMode: 'single' };
    plot.dispatchAction({ type: 'takeGlobalCursor', key: 'brush', brushOption });
  });

  useEffect(() => {
    const plot = handle.current;
    if (plot === null || onRange === undefined) return;
    const select = (event: unknown) => {
      const range = brushedRange(event);
      plot.dispatchAction({ type: 'brush', areas: [] });
      const [from, to] = range?.map((index) => chart.points[index]) ?? [];
      if (from && to && from !== to) onRange(from.key, to.last ?? to.key);
    };
    plot.on('brushEnd', select);
    return () => {
      plot.off('brushEnd', select);
    };
  });
}

const outlineOf = ({ series, points }: Chart) =>
  JSON.stringify([series.map(({ key }) => key), points.map(({ key }) => key)]);

const leave = { type: 'updateAxisPointer', currTrigger: 'leave' };

function usePointing(
  handle: RefObject<PlotHandle | null>,
  isSideways: boolean,
  onPoint: (position: TipPosition | null) => void,
) {
  useEffect(() => {
    const plot = handle.current;
    if (plot === null) return;
    const point = (event: unknown) => {
      // The library types its events as a bag.
      const { axesInfo = [] } = event as { axesInfo?: readonly { value?: unknown }[] };
      const value = axesInfo[0]?.value;
      if (value === undefined) return onPoint(null);
      const at = Number(value);
      const axis = isSideways ? { yAxisIndex: 0 } : { xAxisIndex: 0 };
      const pixel = Number(plot.convertToPixel(axis, at));
      const width = plot.getWidth();
      onPoint(
        isSideways
          ? { at, width, left: width / 2, top: pixel + 14 }
          : { at, width, left: pixel, top: 4 },
      );
    };
    plot.on('updateaxispointer', point);
    return () => {
      plot.off('updateaxispointer', point);
    };
  }, [handle, isSideways, onPoint]);
}

function useOpening(handle: RefObject<PlotHandle | null>, onOpen: PlotProps['onOpen']) {
  useEffect(() => {
    const plot = handle.current;
    if (plot === null || onOpen === undefined) return;
    const open = ({ dataIndex, seriesIndex }: { dataIndex?: number; seriesIndex?: number }) => {
      if (dataIndex !== undefined) onOpen(dataIndex, seriesIndex);
    };
    plot.on('click', open);
    return () => {
      plot.off('click', open);
    };
  });
}

function brushedRange(event: unknown): [number, number] | null {
  // The library types its events as a bag.
  const { areas = [] } = event as { areas?: readonly { coordRange?: readonly unknown[] }[] };
  const range = areas[0]?.coordRange;
  if (!Array.isArray(range)) return null;
  const [from, to] = range.map(Number);
  return from === undefined || to === undefined ? null : [from, to];
}
