import { paletteClasses } from './use-palette.ts';

export type ChartPoint = {
  key: string;
  /** The last of several days, of which the key is the first. */
  last?: string;
  name: string;
  short: string;
  link?: { to: string; search: Record<string, unknown> } | undefined;
};

export type ChartSeries = {
  key: string;
  name: string;
  shape: 'bars' | 'line';
  /** Only for drawing: money goes through a number for nothing else. */
  values: readonly number[];
  shown: (at: number) => string;
  link?: (at: number) => ChartPoint['link'];
  stack?: string;
  isBelow?: boolean;
  isProfit?: boolean;
  /** Its place in the palette; otherwise that among the series. */
  colour?: number;
  isEarlier?: boolean;
};

export function withColours(series: readonly ChartSeries[]): ChartSeries[] {
  const own = series.filter(({ isEarlier }) => !isEarlier);
  return series.map((one) => ({ colour: own.indexOf(one), ...one }));
}

export type Chart = {
  pointHead: string;
  points: readonly ChartPoint[];
  /** The key of each point is its day, or the first of its days, such as `2026-11-21`. */
  isByDay?: boolean;
  series: readonly ChartSeries[];
  total?: Pick<ChartSeries, 'name' | 'values' | 'shown'> | undefined;
  unit?: string | undefined;
};

export function linkBehind({ points, series }: Chart, at: number, of?: number): ChartPoint['link'] {
  const ofPoint = points[at]?.link;
  if (of !== undefined) return series[of]?.link ? series[of].link(at) : ofPoint;
  return ofPoint ?? series.find(({ link }) => link?.(at))?.link?.(at);
}

export const readSeries = ({ series, total }: Pick<Chart, 'series' | 'total'>) =>
  total ? [total, ...series] : series;

export function seriesAt({ series, total }: Chart, at: number) {
  const shown = series.filter(({ stack, values }) => !(total && stack) || values[at] !== 0);
  return readSeries({ series: shown, total });
}

export function markClasses(
  { isEarlier, isProfit, colour = 0, values }: ChartSeries,
  at?: number,
): readonly string[] {
  if (isEarlier) return [paletteClasses.earlier];
  const { gain, loss, series } = paletteClasses;
  if (isProfit && at !== undefined) return [(values[at] ?? 0) < 0 ? loss : gain];
  if (isProfit) return [gain, loss];
  return [series[colour % series.length] ?? series[0]];
}

/** From how many times its median on a value flattens the others. */
const spike = 20;

/** A logarithmic axis shows neither stacks nor losses. */
export function isSpiky({ series: given }: Pick<Chart, 'series'>): boolean {
  // A chart that cannot be drawn fails inside its boundary, not here.
  const series = given.filter((one) => one !== null);
  if (series.some(({ stack }) => stack !== undefined)) return false;
  const values = series.flatMap((one) => one.values);
  if (values.some((value) => value < 0)) return false;
  const positive = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  const median = positive[Math.floor(positive.length / 2)];
  return median !== undefined && (positive.at(-1) ?? 0) >= spike * median;
}

export function chartRows(chart: Chart): string[][] {
  const { pointHead, points } = chart;
  const read = readSeries(chart);
  return [
    [pointHead, ...read.map(({ name }) => name)],
    ...points.map(({ name }, at) => [name, ...read.map(({ shown }) => shown(at))]),
  ];
}
