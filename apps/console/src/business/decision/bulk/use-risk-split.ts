import { useState } from 'react';
import type { MaybeRisky } from '#/business/risk.tsx';

export function splitByRisk<Row extends MaybeRisky & { id: string }>(
  rows: readonly Row[],
  ticked: ReadonlySet<string>,
): { included: Row[]; odd: Row[]; stopped: Row[] } {
  const riskOf = ({ risk = 'none' }: Row) => risk;
  return {
    included: rows.filter(
      (row) => riskOf(row) === 'none' || (riskOf(row) === 'look' && ticked.has(row.id)),
    ),
    odd: rows.filter((row) => riskOf(row) === 'look'),
    stopped: rows.filter((row) => riskOf(row) === 'stop'),
  };
}

export type RiskSplit<Row> = {
  included: Row[];
  /** At `look`: left out unless it is ticked. */
  odd: Row[];
  /** At `stop`: never in bulk. */
  stopped: Row[];
  isTicked: (id: string) => boolean;
  tick: (id: string, on: boolean) => void;
};

export function useRiskSplit<Row extends MaybeRisky & { id: string }>(
  rows: readonly Row[],
): RiskSplit<Row> {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return {
    ...splitByRisk(rows, ticked),
    isTicked: (id) => ticked.has(id),
    tick: (id, on) => {
      const next = new Set(ticked);
      if (on) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
  };
}
