import type { MaybeRisky } from '#/business/risk/risky.ts';

/** What a bulk decision takes, and what it leaves out for its risk; the order stays. */
export function splitByRisk<Row extends MaybeRisky & { id: string }>(
  rows: readonly Row[],
  ticked: ReadonlySet<string>,
): { taken: Row[]; odd: Row[]; stopped: Row[] } {
  const riskOf = ({ risk = 'none' }: Row) => risk;
  return {
    taken: rows.filter(
      (row) => riskOf(row) === 'none' || (riskOf(row) === 'look' && ticked.has(row.id)),
    ),
    odd: rows.filter((row) => riskOf(row) === 'look'),
    stopped: rows.filter((row) => riskOf(row) === 'stop'),
  };
}
