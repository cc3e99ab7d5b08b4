import type { ChartPoint } from '#/ui/chart/chart.ts';
import { useDayLabels } from '#/ui/chart/use-day-labels.ts';
import type { Divided, Part } from './series-parts.ts';

/** Writes the parts of a series as points of a chart. */
export function usePartPoints() {
  const labelsOf = useDayLabels();
  return (parts: readonly Part[], by: Divided['by']): ChartPoint[] => {
    const { dayInFull, dayInShort, daysInFull, monthInShort } = labelsOf(
      parts.at(0)?.from,
      parts.at(-1)?.to,
    );
    return parts.map(({ from, to }) => ({
      ...{ key: from, last: to },
      name: from === to ? dayInFull(from) : daysInFull(from, to),
      short: by === 'month' ? monthInShort(from) : dayInShort(from),
    }));
  };
}
