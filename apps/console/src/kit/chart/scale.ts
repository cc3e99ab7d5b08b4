/** From what to what an axis goes, and where its lines are. */
export type Scale = { min: number; max: number; ticks: readonly number[] };

/** Steps that people count in: 1, 2 or 5, and these with zeros. Counts have no halves. */
function niceStep(span: number, lines: number, whole: boolean): number {
  const rough = span / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  return whole ? Math.max(1, step) : step;
}

/**
 * An axis that holds all the values and zero: a bar that does not begin there would lie. A line alone, such as
 * that of a rate, goes from its lowest to its highest value: from zero it would be flat.
 */
export function scaleOf(
  values: readonly number[],
  whole: boolean,
  { lines = 4, fromZero = true }: { lines?: number; fromZero?: boolean } = {},
): Scale {
  const low = Math.min(...(fromZero ? [0] : []), ...values);
  const high = Math.max(...(fromZero ? [0] : []), ...values);
  const step = niceStep(high - low || Math.abs(fromZero ? 1 : high / 100) || 1, lines, whole);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  // Counted, not added up: tenths would drift.
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { min: first * step, max: last * step, ticks };
}

/** Every so many points get a word on the axis, so that words of that width do not touch. */
export function labelEvery(points: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((points * labelWidth) / Math.max(width, 1)));
}
