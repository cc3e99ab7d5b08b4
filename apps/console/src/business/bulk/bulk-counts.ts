import type { BulkItem, BulkState } from './bulk-runner.ts';

export type BulkCounts = Record<BulkState, number> & { all: number; failed: number };

export function countStates(items: readonly BulkItem[]): BulkCounts {
  const counts = {
    waiting: 0,
    sending: 0,
    done: 0,
    proposed: 0,
    refused: 0,
    unknown: 0,
    stopped: 0,
  };
  for (const { state } of items) counts[state] += 1;
  return { ...counts, all: items.length, failed: counts.refused + counts.unknown };
}
