import type { MaybeRisky } from '#/business/risk/risky.ts';

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
