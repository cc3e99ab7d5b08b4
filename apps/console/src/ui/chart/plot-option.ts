import type { EChartsCoreOption } from 'echarts/core';
import { type Chart, type ChartSeries, seriesAt } from './chart.ts';
import type { Palette } from './use-palette.ts';

export type PlotStyle = {
  isSideways: boolean;
  isLog?: boolean;
  isWhole: boolean;
  onAxis: (value: number) => string;
};

const decadeBelow = ({ min }: { min: number }) =>
  min > 0 ? 10 ** (Math.ceil(Math.log10(min)) - 1) : null;

const axisText = (palette: Palette) => ({ color: palette.ink, fontSize: 12 });

/** In pixels: the library measures names shorter than they are drawn, and cuts them. */
function namesWidth(points: Chart['points'], width: number): number {
  const widthOf = (name: string) =>
    [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 7.2), 0);
  // On a narrow screen the bars need the room, and a long name takes a second line.
  const most = Math.max(120, width / 4);
  return Math.min(most, Math.max(0, ...points.map(({ short }) => widthOf(short))));
}

export function plotOption(
  chart: Chart,
  palette: Palette,
  { isSideways, isWhole, isLog = false, onAxis }: PlotStyle,
  width: number,
): EChartsCoreOption {
  const { points, series, unit } = chart;
  const sideWidth = namesWidth(points, width);
  const names = {
    type: 'category',
    data: points.map(({ short }) => short),
    inverse: isSideways,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: palette.line } },
    axisLabel: {
      ...axisText(palette),
      hideOverlap: true,
      ...(isSideways && {
        width: sideWidth + 8,
        overflow: 'break',
        height: 30,
        lineOverflow: 'truncate',
      }),
    },
  };
  const values = {
    ...(isLog ? { type: 'log', min: decadeBelow } : { type: 'value' }),
    // A bar that does not begin at zero would lie; a line alone, such as that of a rate, would be flat from there.
    scale: series.every(({ shape }) => shape === 'line'),
    ...(!isLog && { minInterval: isWhole ? 1 : 0 }),
    name: unit ?? '',
    nameTextStyle: { ...axisText(palette), align: isSideways ? 'left' : 'right' },
    nameGap: 8,
    axisLabel: { ...axisText(palette), formatter: onAxis, hideOverlap: true },
    splitLine: { lineStyle: { color: palette.line } },
  };
  return {
    animation: false,
    textStyle: { fontFamily: palette.font },
    grid: isSideways
      ? { left: sideWidth + 16, right: unit === undefined ? 32 : 56, top: 12, bottom: 24 }
      : { left: 4, right: 30, top: unit === undefined ? 12 : 28, bottom: 4, containLabel: true },
    xAxis: isSideways ? values : names,
    yAxis: isSideways ? names : values,
    tooltip: {
      trigger: 'axis',
      // Drawn by `ChartTip`: the library's own needs inline styles, or has neither colours nor columns.
      showContent: false,
      axisPointer: { type: 'shadow' },
    },
    brush: {
      toolbox: [],
      xAxisIndex: 0,
      brushStyle: { color: palette.line, borderColor: palette.ink },
    },
    series: series.map((one) =>
      seriesOption(isLog ? withoutZeros(one) : one, colourOf(one, series, palette), palette),
    ),
  };
}

/** A logarithmic axis has no zero. */
const withoutZeros = (series: ChartSeries): ChartSeries => ({
  ...series,
  values: series.values.map((value) => (value > 0 ? value : Number.NaN)),
});

function colourOf(
  one: ChartSeries,
  series: readonly ChartSeries[],
  { series: colours, earlier }: Palette,
): string {
  if (one.isEarlier) return earlier;
  const index = one.colour ?? series.filter(({ isEarlier }) => !isEarlier).indexOf(one);
  return colours[index % colours.length] ?? earlier;
}

function seriesOption(
  { name, shape, values, stack, isBelow, isProfit, isEarlier = false }: ChartSeries,
  colour: string,
  palette: Palette,
) {
  const marketColour = (value: number) => (value < 0 ? palette.loss : palette.gain);
  const shared = {
    name,
    data: values.map((value) => ({
      value: isBelow ? 0 - value : value,
      ...(isProfit && !isEarlier && { itemStyle: { color: marketColour(value) } }),
    })),
    stack: stack ?? null,
    itemStyle: { color: colour },
    emphasis: { disabled: true },
  };
  if (shape === 'bars') return { ...shared, type: 'bar', barMaxWidth: 28, barGap: '10%' };
  return {
    ...shared,
    type: 'line',
    showSymbol: values.length === 1,
    symbolSize: 6,
    lineStyle: { color: colour, width: 2, type: isEarlier ? 'dashed' : 'solid' },
    ...(stack !== undefined && { areaStyle: { color: colour, opacity: 0.25 } }),
    z: isEarlier ? 1 : 2,
    itemStyle: { color: colour, borderColor: palette.ground },
  };
}

export function tooltipText(chart: Chart, at: number) {
  const lines = seriesAt(chart, at).map(({ name, shown }) => `${name}  ${shown(at)}`);
  return [chart.points[at]?.name ?? '', ...lines].join('\n');
}
