import { paletteClasses } from './use-palette.ts';

/** One point of a chart: a day, a product, a team. */
export type ChartPoint = {
  key: string;
  /** The last of several days, of which the key is the first. */
  last?: string;
  name: string;
  /** The same on the axis, as short as it can be. */
  short: string;
  /** The list behind it, if there is one for this person. */
  link?: { to: string; search: Record<string, unknown> } | undefined;
};

/** One value at each point. */
export type ChartSeries = {
  key: string;
  name: string;
  shape: 'bars' | 'line';
  /** Only for drawing: money goes through a number for nothing else. */
  values: readonly number[];
  /** The value at a point as text, as it is read. */
  shown: (at: number) => string;
  /** The list behind its value at a point, if it has one of its own. */
  link?: (at: number) => ChartPoint['link'];
  /** Series with the same stack are drawn on top of each other. */
  stack?: string;
  isBelow?: boolean;
  /** Gains and losses: each value in the colour that the user's market gives it. */
  isProfit?: boolean;
  /** Its place in the palette; otherwise that among the series. */
  colour?: number;
  /** The same of an earlier range, to compare with: drawn in the background. */
  isEarlier?: boolean;
};

/** The series, each with the colour that it keeps when others are hidden. */
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
  /** The currency of its values, if they are amounts. */
  unit?: string | undefined;
};

/**
 * Returns the link of a point: that of the given series, else that of the point, else that of the first
 * series with one.
 */
export function linkBehind({ points, series }: Chart, at: number, of?: number): ChartPoint['link'] {
  const ofPoint = points[at]?.link;
  if (of !== undefined) return series[of]?.link ? series[of].link(at) : ofPoint;
  return ofPoint ?? series.find(({ link }) => link?.(at))?.link?.(at);
}

export const readSeries = ({ series, total }: Pick<Chart, 'series' | 'total'>) =>
  total ? [total, ...series] : series;

/** Series that are said about a point: of a stack only those that are something there. */
export function saidAt({ series, total }: Chart, at: number) {
  const said = series.filter(({ stack, values }) => !(total && stack) || values[at] !== 0);
  return readSeries({ series: said, total });
}

/** Classes of the colours of a series, or of its value at a point: a profit has two. */
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

/** Whether a few values flatten all others, and a logarithmic axis can show them: without stacks and losses. */
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

/** Rows of a chart as text: its heads, and a row for each point. */
export function chartRows(chart: Chart): string[][] {
  const { pointHead, points } = chart;
  const read = readSeries(chart);
  return [
    [pointHead, ...read.map(({ name }) => name)],
    ...points.map(({ name }, at) => [name, ...read.map(({ shown }) => shown(at))]),
  ];
}
