import type { TFunction } from 'i18next';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { BulkItem, BulkState } from './bulk-runner.ts';
import type { BulkUnit } from './bulk-runs.ts';

type BulkCounts = Record<BulkState, number> & { all: number; failed: number };

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

export function countWords(
  t: TFunction<'bulk'>,
  items: readonly BulkItem[],
  unit: BulkUnit,
): string {
  const { done, proposed, refused, unknown, stopped, waiting, sending } = countStates(items);
  const labels = (
    state: 'done' | 'proposed' | 'refused' | 'unknown' | 'stopped' | 'left',
    count: number,
  ) => t(`counts.${state}`, { count, many: t(`of.${unit}`, { count }) });
  const left = waiting + sending;
  return [
    ...(done > 0 || proposed === 0 ? [labels('done', done)] : []),
    ...(proposed > 0 ? [labels('proposed', proposed)] : []),
    ...(refused > 0 ? [labels('refused', refused)] : []),
    ...(unknown > 0 ? [labels('unknown', unknown)] : []),
    ...(stopped > 0 ? [labels('stopped', stopped)] : []),
    ...(left > 0 ? [labels('left', left)] : []),
  ].join(t('and'));
}

export function useCountLabels() {
  const { t } = useTranslation('bulk');
  return (items: readonly BulkItem[], unit: BulkUnit) => countWords(t, items, unit);
}
