import type { Schemas } from '@brokerdesk/sdk';
import { drawnValue, type Measure } from './measures.ts';

type Ranked = { key: string; trades: Schemas.TradeFigures };

const largestFirst = <Row extends Ranked>(rows: readonly Row[], measure: Measure): Row[] =>
  rows
    .filter(({ trades }) => trades.orders > 0)
    .toSorted((one, other) => drawnValue(other.trades, measure) - drawnValue(one.trades, measure));

/** Null if it had none, undefined before that range is known. */
export function ranked<Row extends Ranked>(
  rows: readonly Row[],
  earlier: readonly Ranked[] | undefined,
  measure: Measure,
): (Row & { placeBefore: number | null | undefined })[] {
  const before = earlier && largestFirst(earlier, measure).map(({ key }) => key);
  return largestFirst(rows, measure).map((row) => ({
    ...row,
    placeBefore: before && (before.indexOf(row.key) + 1 || null),
  }));
}
