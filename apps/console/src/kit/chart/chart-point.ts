/** One value of a chart. */
export type ChartPoint = {
  key: string;
  /** What it is of, in full: a day, a product. */
  name: string;
  /** The same on the axis, as short as it can be. */
  short: string;
  /** Only how far it reaches: money goes through a number for nothing else. */
  value: number;
  /** What is read of it, as text. */
  shown: string;
};
